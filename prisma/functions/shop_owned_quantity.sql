-- How many of a product a person has paid for or holds, without what the orders of one checkout group hold. Refunded units do not
-- count.
CREATE OR REPLACE FUNCTION shop_owned_quantity(p_user_id text, p_product_id text, p_without_group text) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT COALESCE(sum(i.quantity - i.refunded_quantity), 0)::int FROM order_items i JOIN orders o ON o.id = i.order_id
  WHERE i.product_id = p_product_id AND o.user_id = p_user_id
    AND (o.payment_status = 'paid' OR (o.payment_status = 'unpaid' AND o.hold_status = 'held'
         AND o.checkout_group IS DISTINCT FROM p_without_group))
$$;
