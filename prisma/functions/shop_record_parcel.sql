-- Writes the one parcel of an order that becomes shipped without one: a release before parcels sets the columns of the order only.
CREATE OR REPLACE FUNCTION shop_record_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_id text := 'prc_' || substr(md5(NEW.id), 1, 20);
BEGIN
  IF EXISTS (SELECT 1 FROM parcels p WHERE p.order_id = NEW.id) THEN RETURN NULL; END IF;
  INSERT INTO parcels (id, order_id, number, courier, tracking_number, tracking_url, shipped_at, shipped_by_id)
    VALUES (v_id, NEW.id, 1, NEW.courier, NEW.tracking_number, NEW.tracking_url, COALESCE(NEW.shipped_at, clock_timestamp()), NEW.shipped_by_id);
  INSERT INTO parcel_items (parcel_id, order_item_id, quantity)
    SELECT v_id, i.id, i.quantity - i.refunded_quantity FROM order_items i WHERE i.order_id = NEW.id AND i.quantity > i.refunded_quantity;
  UPDATE order_items i SET shipped_quantity = i.quantity - i.refunded_quantity WHERE i.order_id = NEW.id AND i.quantity > i.refunded_quantity;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER orders_record_parcel AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN (OLD.status = 'pending' AND NEW.status <> 'pending') EXECUTE FUNCTION shop_record_parcel();
