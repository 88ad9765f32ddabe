-- A random id with a prefix, for rows that SQL inserts.
CREATE OR REPLACE FUNCTION auction_new_id(p_prefix text) RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT p_prefix || '_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 20)
$$;
