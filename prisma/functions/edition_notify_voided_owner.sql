-- The email about a refund goes to the buyer of the order. Who owned the number in the end, and did not buy it there, gets one of their own.
CREATE OR REPLACE FUNCTION edition_notify_voided_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox_messages (id, topic, key, payload)
    SELECT event_outbox_id(), 'transfer.voided.email', 'transfer-voided/' || NEW.id, jsonb_build_object('editionId', NEW.id, 'to', u.email)
    FROM edition_ownerships w
      JOIN users u ON u.id = w.user_id AND u.deleted_at IS NULL AND NOT u.is_guest
      JOIN order_items i ON i.id = NEW.order_item_id JOIN orders o ON o.id = i.order_id
    WHERE w.edition_id = NEW.id AND w.position = (SELECT max(l.position) FROM edition_ownerships l WHERE l.edition_id = NEW.id)
      AND w.user_id IS DISTINCT FROM o.user_id
    ON CONFLICT (key) DO NOTHING;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER editions_notify_voided_owner AFTER UPDATE OF voided_at ON editions
  FOR EACH ROW WHEN (OLD.voided_at IS NULL AND NEW.voided_at IS NOT NULL) EXECUTE FUNCTION edition_notify_voided_owner();
