-- A random id of an outbox message.
CREATE OR REPLACE FUNCTION event_outbox_id() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT 'out_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 20)
$$;
