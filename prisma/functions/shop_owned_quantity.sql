-- How many of a product a person has paid for or holds, without what the orders of one checkout group hold. Refunded units do not
-- count. A guest is one person with every other guest of the same email address.
CREATE OR REPLACE FUNCTION shop_owned_quantity(p_user_id text, p_product_id text, p_without_group text) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT COALESCE(sum(i.quantity - i.refunded_quantity), 0)::int FROM order_items i JOIN orders o ON o.id = i.order_id
  WHERE i.product_id = p_product_id AND o.id IN (
      SELECT b.id FROM orders b WHERE b.user_id = p_user_id
      UNION
      SELECT b.id FROM users g JOIN orders b ON b.email = g.guest_email JOIN users other ON other.id = b.user_id AND other.is_guest
      WHERE g.id = p_user_id AND g.is_guest)
    AND (o.payment_status = 'paid' OR (o.payment_status = 'unpaid' AND o.hold_status = 'held'
         AND o.checkout_group IS DISTINCT FROM p_without_group))
$$;
