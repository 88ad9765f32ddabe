-- Certificates follow what their documents show (certificate_renew.sql).
CREATE OR REPLACE FUNCTION certificate_follow_ownership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM certificate_renew(COALESCE(NEW.edition_id, OLD.edition_id), 'changed');
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER edition_ownerships_renew_certificate AFTER INSERT OR UPDATE OR DELETE ON edition_ownerships
  FOR EACH ROW EXECUTE FUNCTION certificate_follow_ownership();
