-- People who wished for a number get no email about it while a draw gives the units. When the draw is over, they get one about each number
-- that is left. The job looks whether it is free.
CREATE OR REPLACE FUNCTION draw_end_free_numbers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox_messages (id, topic, key, payload)
    SELECT event_outbox_id(), 'number-wish.freed', format('number-wish.freed/%s/%s', NEW.product_id, NEW.id),
      jsonb_build_object('productId', NEW.product_id, 'numbers', jsonb_agg(DISTINCT w.number ORDER BY w.number))
    FROM number_wishes w WHERE w.product_id = NEW.product_id
    HAVING count(*) > 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER draws_free_numbers AFTER UPDATE OF state ON draws FOR EACH ROW
  WHEN (OLD.state IN ('accepting', 'closed', 'drawn') AND NEW.state IN ('finished', 'cancelled'))
  EXECUTE FUNCTION draw_end_free_numbers();
