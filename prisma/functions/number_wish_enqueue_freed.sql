-- Enqueues the job that emails those who wished for numbers of a drop about the numbers that are free. The job looks which are, and whether
-- the drop can be bought.
CREATE OR REPLACE FUNCTION number_wish_enqueue_freed(p_product_id text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox_messages (id, topic, key, payload)
    SELECT event_outbox_id(), 'number-wish.freed', format('number-wish.freed/%s/%s', p_product_id, gen_random_uuid()),
      jsonb_build_object('productId', p_product_id, 'numbers', jsonb_agg(DISTINCT w.number ORDER BY w.number))
    FROM number_wishes w WHERE w.product_id = p_product_id
    HAVING count(*) > 0
$$;
