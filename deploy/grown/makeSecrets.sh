#!/bin/sh
# Makes the passwords of compose.grown.yaml, once: sh deploy/grown/makeSecrets.sh
# The containers read the files as different users; on the host, only the folder's owner can enter it.
set -eu
folder=${1:-$(dirname "$0")/secrets}
umask 022
mkdir -m 700 "$folder"
password() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
database=$(password)
redis=$(password)
cd "$folder"
printf '%s' "$database" > database_password
printf 'postgres://worthy:%s@pgbouncer:6432/worthy' "$database" > database_url
printf 'postgres://worthy:%s@postgres:5432/worthy' "$database" > database_direct_url
printf '"worthy" "%s"\n' "$database" > pgbouncer_users
printf 'requirepass %s\n' "$redis" > redis_password
printf 'redis://:%s@redis:6379' "$redis" > redis_url
