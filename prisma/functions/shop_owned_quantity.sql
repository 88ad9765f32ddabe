-- How many of a product a person has paid for or holds, without what the orders of one checkout group hold. Refunded units do not
-- count. A person is a user with every guest and user whose orders have the same mailbox.
CREATE OR REPLACE FUNCTION shop_owned_quantity(p_user_id text, p_product_id text, p_without_group text) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT COALESCE(sum(i.quantity - i.refunded_quantity), 0)::int FROM order_items i JOIN orders o ON o.id = i.order_id
  WHERE i.product_id = p_product_id AND o.id IN (
      SELECT b.id FROM orders b WHERE b.user_id = p_user_id
      UNION
      SELECT b.id FROM orders b WHERE shop_email_key(b.email) =
        (SELECT shop_email_key(COALESCE(u.guest_email, u.email)) FROM users u WHERE u.id = p_user_id))
    AND (o.payment_status = 'paid' OR (o.payment_status = 'unpaid' AND o.hold_status = 'held'
         AND o.checkout_group IS DISTINCT FROM p_without_group))
$$;
