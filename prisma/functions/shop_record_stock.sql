-- Writes the ledger of the stock: one row for each change of a variant's available stock, with the reason that the transaction has set
-- (shop_set_stock_source, lib/catalog/stock-source.ts).
CREATE OR REPLACE FUNCTION shop_record_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_source jsonb := COALESCE(NULLIF(current_setting('shop.stock_source', true), ''), '{}')::jsonb;
  v_delta int := CASE WHEN TG_OP = 'INSERT' THEN NEW.stock ELSE NEW.stock - OLD.stock END;
BEGIN
  IF v_delta <> 0 THEN
    INSERT INTO stock_movements (id, product_id, variant_id, delta, reason, actor_id, order_id, import_id, at)
      VALUES ('stm_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 20), NEW.product_id, NEW.id, v_delta, COALESCE(v_source ->> 'reason', CASE WHEN TG_OP = 'INSERT' THEN 'initial' ELSE 'edit' END),
              v_source ->> 'actorId', v_source ->> 'orderId', v_source ->> 'importId', clock_timestamp());
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER product_variants_record_stock AFTER INSERT OR UPDATE OF stock ON product_variants
  FOR EACH ROW EXECUTE FUNCTION shop_record_stock();
