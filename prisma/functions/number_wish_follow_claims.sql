-- People who wished for a number get an email when it is free again: a hold has ended, or the museum releases it. The job looks whether it was sold
-- instead.
CREATE OR REPLACE FUNCTION number_wish_follow_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox_messages (id, topic, key, payload)
    SELECT event_outbox_id(), 'number-wish.freed', format('number-wish.freed/%s/%s', f.product_id, gen_random_uuid()),
      jsonb_build_object('productId', f.product_id, 'numbers', jsonb_agg(f.number ORDER BY f.number))
    FROM freed f WHERE EXISTS (SELECT 1 FROM number_wishes w WHERE w.product_id = f.product_id AND w.number = f.number)
    GROUP BY f.product_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER edition_claims_number_wishes AFTER DELETE ON edition_claims REFERENCING OLD TABLE AS freed
  FOR EACH STATEMENT EXECUTE FUNCTION number_wish_follow_claims();
