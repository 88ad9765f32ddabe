-- A sold number gets its first owner: the buyer of its order.
CREATE OR REPLACE FUNCTION edition_start_ownership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO edition_ownerships (id, edition_id, position, user_id, kind, acquired_at, ended_at)
    SELECT 'own_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 20), NEW.id, 1, o.user_id,
           CASE WHEN o.provenance IS NULL THEN 'purchase' ELSE 'auction' END::"OwnershipKind", NEW.created_at, CASE WHEN NEW.voided_at IS NOT NULL THEN GREATEST(NEW.voided_at, NEW.created_at) END
    FROM order_items i JOIN orders o ON o.id = i.order_id WHERE i.id = NEW.order_item_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER editions_start_ownership AFTER INSERT ON editions
  FOR EACH ROW EXECUTE FUNCTION edition_start_ownership();

-- The numbers that were sold between the migration that made the table and this trigger.
INSERT INTO edition_ownerships (id, edition_id, position, user_id, kind, acquired_at, ended_at)
  SELECT 'own_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 20), e.id, 1, o.user_id,
         CASE WHEN o.provenance IS NULL THEN 'purchase' ELSE 'auction' END::"OwnershipKind", e.created_at,
         CASE WHEN e.voided_at IS NOT NULL THEN GREATEST(e.voided_at, e.created_at) END
  FROM editions e JOIN order_items i ON i.id = e.order_item_id JOIN orders o ON o.id = i.order_id
  WHERE NOT EXISTS (SELECT 1 FROM edition_ownerships w WHERE w.edition_id = e.id);
