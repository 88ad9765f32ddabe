-- Says for the rest of the transaction that the stock changes because of an order, for the ledger: "order", "release", "refund" or "lot".
CREATE OR REPLACE FUNCTION shop_set_stock_source(p_reason text, p_order_id text) RETURNS void LANGUAGE sql AS $$
  SELECT set_config('shop.stock_source', jsonb_build_object('reason', p_reason, 'orderId', p_order_id)::text, true);
$$;
