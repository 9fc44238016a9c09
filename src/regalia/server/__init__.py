"""HTTP and WebSocket around the tables. The server knows no rules: it passes requests to the hub
and sends back what each seat may see."""
