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

-- The numbers that were sold between the migration that made the table and this trigger.
INSERT INTO certificates (id, edition_id, created_at)
  SELECT 'crt_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 20), e.id, e.created_at
  FROM editions e WHERE NOT EXISTS (SELECT 1 FROM certificates c WHERE c.edition_id = e.id);
SELECT certificate_renew(c.edition_id, 'issued') FROM certificates c WHERE c.version = 0;
