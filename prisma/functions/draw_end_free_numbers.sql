-- People who wished for a number get no email about it while a draw gives the units. When the draw is over, they get one about each number
-- that is left.
CREATE OR REPLACE FUNCTION draw_end_free_numbers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM number_wish_enqueue_freed(NEW.product_id);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER draws_free_numbers AFTER UPDATE OF state ON draws FOR EACH ROW
  WHEN (OLD.state IN ('accepting', 'closed', 'drawn') AND NEW.state IN ('finished', 'cancelled'))
  EXECUTE FUNCTION draw_end_free_numbers();
