-- Runs before editions_start_ownership, whose row enqueues the first signature.
CREATE OR REPLACE FUNCTION certificate_start() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO certificates (id, edition_id, created_at)
    VALUES ('crt_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 20), NEW.id, NEW.created_at);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER editions_start_certificate AFTER INSERT ON editions
  FOR EACH ROW EXECUTE FUNCTION certificate_start();
