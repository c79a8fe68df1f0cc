#!/bin/sh
# Creates the shop's database and its owner, who is no superuser. PostgreSQL's image runs it when its volume is empty.
set -eu
psql --username=postgres --set=ON_ERROR_STOP=1 --set=password="$DATABASE_PASSWORD" <<'SQL'
create role naap login password :'password';
create database naap owner naap encoding 'UTF8' template template0;
revoke connect on database naap from public;
SQL
