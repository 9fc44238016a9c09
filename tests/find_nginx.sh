#!/bin/sh
# Before the tests: see that nginx is there. On Debian root can have it installed (without starting
# it); elsewhere one line says what will not be run.

found() {
    command -v nginx >/dev/null 2>&1 || [ -x /usr/sbin/nginx ]
}

install() {
    echo "Installing nginx for the tests ..."
    export DEBIAN_FRONTEND=noninteractive
    timeout 120 apt-get -qq update >/dev/null 2>&1
    # Only where nobody has decided otherwise: nothing is started on installing
    policy=/usr/sbin/policy-rc.d ours=
    [ -e "$policy" ] || { printf '#!/bin/sh\nexit 101\n' >"$policy" && chmod +x "$policy" && ours=yes; }
    timeout 300 apt-get -qq install -y --no-install-recommends nginx >/dev/null 2>&1
    [ -z "$ours" ] || rm -f "$policy"
}

found && exit 0
[ "$(id -u)" = 0 ] && [ -e /etc/debian_version ] && command -v apt-get >/dev/null && install
found || echo "No nginx: the tests behind a proxy will not be run (on Debian: apt-get install nginx)"
exit 0
