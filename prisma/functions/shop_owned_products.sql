-- The products of which a user owns a paid unit now: a numbered unit by its chain of ownership, which a transfer extends, and a unit
-- without a number by its order. Refunded units do not count, nor those of an order whose bank took all of the payment back; who got
-- such a unit from its buyer keeps it.
CREATE OR REPLACE FUNCTION shop_owned_products(p_user_id text) RETURNS TABLE (product_id text) LANGUAGE sql STABLE AS $$
  SELECT e.product_id FROM edition_ownerships w JOIN editions e ON e.id = w.edition_id
      JOIN order_items i ON i.id = e.order_item_id JOIN orders o ON o.id = i.order_id
    WHERE w.user_id = p_user_id AND w.ended_at IS NULL AND e.voided_at IS NULL AND (w.position > 1 OR o.payment_status = 'paid')
  UNION
  SELECT i.product_id FROM orders o JOIN order_items i ON i.order_id = o.id
    WHERE o.user_id = p_user_id AND o.payment_status = 'paid' AND i.quantity > i.refunded_quantity
      AND NOT EXISTS (SELECT 1 FROM editions e WHERE e.order_item_id = i.id)
$$;
