-- People who wished for a number get no email about it while its drop is paused, deleted or not open. When it is for sale, they get one about
-- each number that is free.
CREATE OR REPLACE FUNCTION number_wish_follow_drop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM number_wish_enqueue_freed(NEW.id);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER products_number_wishes AFTER UPDATE OF in_stock, rendered_phase, deleted_at ON products FOR EACH ROW
  WHEN (NEW.in_stock AND NEW.rendered_phase = 'live' AND NEW.deleted_at IS NULL
    AND NOT (OLD.in_stock AND OLD.rendered_phase = 'live' AND OLD.deleted_at IS NULL))
  EXECUTE FUNCTION number_wish_follow_drop();
