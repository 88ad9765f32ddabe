-- A timestamp as ISO 8601 in UTC with milliseconds, the format of the ledger's hashes.
CREATE OR REPLACE FUNCTION auction_time(p_at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
