"""HTTP and WebSocket around the tables. It knows no rules: it carries requests to the hub and
brings back what each seat may see."""
