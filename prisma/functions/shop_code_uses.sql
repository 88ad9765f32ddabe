-- The uses of a discount code by one person, by user and by mailbox: orders and first payments of plans. `open_own` is whether it is an
-- unpaid one of this user.
CREATE OR REPLACE FUNCTION shop_code_uses(p_code_id text, p_user_id text, p_email text) RETURNS TABLE (open_own boolean) LANGUAGE sql STABLE AS $$
  SELECT o.payment_status = 'unpaid' AND o.user_id = p_user_id FROM orders o
    WHERE o.discount_code_id = p_code_id AND o.code_used AND (o.user_id = p_user_id OR shop_email_key(o.email) = shop_email_key(p_email))
  UNION ALL
  SELECT i.settled_at IS NULL AND i.user_id = p_user_id FROM subscription_intents i JOIN users u ON u.id = i.user_id
    WHERE i.discount_code_id = p_code_id AND i.code_used AND (i.user_id = p_user_id OR shop_email_key(u.email) = shop_email_key(p_email))
$$;
