#!/bin/sh
# Before the tests: see that PostgreSQL's server binaries are there. On Debian root can have them
# installed (without a cluster of its own); elsewhere one line says what will not be run.

found() {
    command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
}

install() {
    echo "Installing PostgreSQL for the tests ..."
    # Only where nobody has decided otherwise: no cluster is made and started on installing
    if [ ! -e /etc/postgresql-common/createcluster.conf ]; then
        mkdir -p /etc/postgresql-common
        echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
    fi
    export DEBIAN_FRONTEND=noninteractive
    timeout 120 apt-get -qq update >/dev/null 2>&1
    timeout 400 apt-get -qq install -y --no-install-recommends -o Dpkg::Options::=--force-confold \
        postgresql >/dev/null 2>&1
}

found && exit 0
[ "$(id -u)" = 0 ] && [ -e /etc/debian_version ] && command -v apt-get >/dev/null && install
found || echo "No PostgreSQL server binaries: the tests on PostgreSQL will not be run" \
    "(on Debian: apt-get install postgresql)"
exit 0
