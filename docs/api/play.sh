#!/usr/bin/env bash
# A whole game through the API with nothing but curl (and Python to read JSON):
#   regalia serve &
#   docs/api/play.sh [http://localhost:8470] [regicide|revolution|puppeteer]
set -euo pipefail
server=${1:-http://localhost:8470}
game=${2:-regicide}
jar=$(mktemp)
trap 'rm -f "$jar"' EXIT

call() { # METHOD PATH [JSON]
  curl --silent --show-error --cookie "$jar" --cookie-jar "$jar" --request "$1" \
    --header 'content-type: application/json' "$server$2" ${3:+--data "$3"}
}
ask() { # REQUEST, of the table; the same requests as over its socket
  call POST "/api/tables/$table/requests" "$1" > /dev/null
}
field() { # a field of the JSON on standard input, such as ['view']['to_move']
  python3 -c "import json, sys; print(json.load(sys.stdin)$1)"
}

# Who am I? The answer sets a cookie: that is the whole identity.
call PUT /api/me '{"name": "Ann"}' > /dev/null

# Open a table, and take the first seat with 32 random bytes of my own, which go into the deal: the
# table has promised its secret before. Bots take the other seats, and we begin.
table=$(call POST /api/tables "{\"game\": \"$game\", \"sit\": false}" | field "['table']")
mine=$(od -An -N32 -tx1 /dev/urandom | tr -d ' \n')
ask "{\"type\": \"sit\", \"seat\": 0, \"contribution\": \"$mine\"}"
seats=$(call GET "/api/tables/$table" | field "['seats'].__len__()")
for seat in $(seq 1 $((seats - 1))); do
  ask "{\"type\": \"bot\", \"seat\": $seat, \"bot\": \"greedy\"}"
done
ask '{"type": "start"}'
echo "$game at $server/api/tables/$table"

# Look, choose, play; until it is over. A move names the revision it was chosen for: if the table has
# moved on meanwhile it is refused as move/stale, and nothing happens twice.
while :; do
  look=$(call GET "/api/tables/$table")
  [ "$(field "['phase']" <<< "$look")" = playing ] || break
  if [ "$(field "['view']['to_move']" <<< "$look")" != 0 ]; then
    sleep 0.1 # a bot thinks
    continue
  fi
  move=$(field "['view']['legal_moves'][-1]" <<< "$look")
  revision=$(field "['revision']" <<< "$look")
  echo "  $move"
  ask "{\"type\": \"move\", \"move\": \"$move\", \"revision\": $revision}"
done

# How it ended, and the record that proves it fair: regalia verify record.json
field "['view']['outcome']" <<< "$look"
call GET "/api/tables/$table/record" > "${3:-record.json}"
