-- A voided number cannot be transferred: its pending transfer is cancelled and its open dispute is over.
CREATE OR REPLACE FUNCTION edition_close_transfers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM transfer_close(t.id, 'cancelled', 'refund') FROM edition_transfers t WHERE t.edition_id = NEW.id AND t.status = 'pending';
  UPDATE edition_disputes d SET decision = 'voided', decided_at = clock_timestamp() WHERE d.edition_id = NEW.id AND d.decided_at IS NULL;
  UPDATE editions e SET mark = NULL, marked_at = NULL, mark_note = NULL WHERE e.id = NEW.id AND e.mark = 'disputed';
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER editions_close_transfers AFTER UPDATE OF voided_at ON editions
  FOR EACH ROW WHEN (OLD.voided_at IS NULL AND NEW.voided_at IS NOT NULL) EXECUTE FUNCTION edition_close_transfers();
