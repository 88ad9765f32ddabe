-- Deletes them with everything in them.
CREATE OR REPLACE FUNCTION rehearsal_drop_tables() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET client_min_messages = warning AS $$
BEGIN
  DROP SCHEMA IF EXISTS rehearsal CASCADE;
END $$;
