-- Gives a paid order the next invoice number of the year of its payment in Lagos. The trigger waits for the commit, so that the counter
-- is locked last and for a moment; a payment that is rolled back leaves no gap.
CREATE OR REPLACE FUNCTION shop_number_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_year int := extract(year FROM COALESCE(NEW.paid_at, clock_timestamp()) AT TIME ZONE 'Africa/Lagos');
  v_last int;
BEGIN
  PERFORM 1 FROM orders o WHERE o.id = NEW.id AND o.payment_status = 'paid' AND o.invoice_number IS NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  INSERT INTO invoice_counters AS c (year, last) VALUES (v_year, 1)
    ON CONFLICT (year) DO UPDATE SET last = c.last + 1 RETURNING c.last INTO v_last;
  UPDATE orders o SET invoice_number = format('INV-%s-%s', v_year, lpad(v_last::text, greatest(5, length(v_last::text)), '0')) WHERE o.id = NEW.id;
  RETURN NULL;
END
$$;

DO $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_trigger WHERE tgname = 'orders_number_invoice' AND tgrelid = 'orders'::regclass) THEN
    CREATE CONSTRAINT TRIGGER orders_number_invoice AFTER INSERT OR UPDATE OF payment_status ON orders DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN (NEW.payment_status = 'paid' AND NEW.invoice_number IS NULL) EXECUTE FUNCTION shop_number_invoice();
  END IF;
END
$$;
