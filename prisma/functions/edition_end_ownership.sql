-- A voided number has no owner any more.
CREATE OR REPLACE FUNCTION edition_end_ownership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE edition_ownerships w SET ended_at = GREATEST(NEW.voided_at, w.acquired_at) WHERE w.edition_id = NEW.id AND w.ended_at IS NULL;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER editions_end_ownership AFTER UPDATE OF voided_at ON editions
  FOR EACH ROW WHEN (NEW.voided_at IS NOT NULL) EXECUTE FUNCTION edition_end_ownership();
