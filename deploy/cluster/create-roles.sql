-- Once, on the primary, after deploy/create-database.sh: psql --set=password=… --file=create-roles.sql
create role haproxy_check login connection limit 10;
create role naap_standby login replication password :'password';
-- pg_rewind reads these from the new primary.
grant execute on function pg_ls_dir(text, boolean, boolean), pg_stat_file(text, boolean), pg_read_binary_file(text),
  pg_read_binary_file(text, bigint, bigint, boolean) to naap_standby;
