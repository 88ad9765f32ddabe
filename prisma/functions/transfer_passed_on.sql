-- The numbers of an order that belong to somebody else than its buyer now, after an accepted transfer. Voided ones do not count. Their
-- rows stay locked until the end of the transaction, so that a transfer that is being accepted comes before or after.
CREATE OR REPLACE FUNCTION transfer_passed_on(p_order_id text) RETURNS TABLE (name text, number int) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM editions e WHERE e.order_item_id IN (SELECT i.id FROM order_items i WHERE i.order_id = p_order_id) ORDER BY e.id FOR UPDATE;
  RETURN QUERY
    SELECT i.name, e.number FROM orders o JOIN order_items i ON i.order_id = o.id JOIN editions e ON e.order_item_id = i.id
      JOIN edition_ownerships w ON w.edition_id = e.id AND w.ended_at IS NULL
    WHERE o.id = p_order_id AND e.voided_at IS NULL AND w.position > 1 AND w.user_id IS DISTINCT FROM o.user_id
    ORDER BY i.position, e.number;
END
$$;
