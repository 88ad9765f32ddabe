-- An order that passes to another account (a guest who registers, two accounts that are merged) takes its first owners along.
CREATE OR REPLACE FUNCTION edition_move_ownership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE edition_ownerships w SET user_id = NEW.user_id FROM editions e JOIN order_items i ON i.id = e.order_item_id
    WHERE i.order_id = NEW.id AND w.edition_id = e.id AND w.position = 1 AND w.user_id = OLD.user_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER orders_move_ownership AFTER UPDATE OF user_id ON orders
  FOR EACH ROW WHEN (NEW.user_id IS DISTINCT FROM OLD.user_id) EXECUTE FUNCTION edition_move_ownership();
