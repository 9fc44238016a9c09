#!/bin/sh
# Before the tests: see that a Chromium is there. On Debian root can have it installed; elsewhere one
# line says what will not be run.

found() {
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        command -v "$name" >/dev/null 2>&1 && return 0
    done
    return 1
}

install() {
    echo "Installing Chromium for the tests ..."
    export DEBIAN_FRONTEND=noninteractive
    timeout 120 apt-get -qq update >/dev/null 2>&1
    timeout 600 apt-get -qq install -y --no-install-recommends chromium >/dev/null 2>&1
}

found && exit 0
[ "$(id -u)" = 0 ] && [ -e /etc/debian_version ] && command -v apt-get >/dev/null && install
found || echo "No Chromium: the tests of the page will not be run (on Debian: apt-get install chromium)"
exit 0
