-- Gives the refund of an order with an invoice the next credit note number of its year in Lagos. The trigger waits for the commit, like
-- that of shop_number_invoice.
CREATE OR REPLACE FUNCTION shop_number_credit_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_year int := extract(year FROM NEW.created_at AT TIME ZONE 'Africa/Lagos');
  v_last int;
BEGIN
  PERFORM 1 FROM orders o WHERE o.charge_id = NEW.charge_id AND o.invoice_number IS NOT NULL;
  IF NOT FOUND THEN RETURN NULL; END IF;
  INSERT INTO credit_note_counters AS c (year, last) VALUES (v_year, 1)
    ON CONFLICT (year) DO UPDATE SET last = c.last + 1 RETURNING c.last INTO v_last;
  UPDATE refunds r SET credit_note_number = format('CN-%s-%s', v_year, lpad(v_last::text, greatest(5, length(v_last::text)), '0')) WHERE r.id = NEW.id;
  RETURN NULL;
END
$$;

DO $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_trigger WHERE tgname = 'refunds_number_credit_note' AND tgrelid = 'refunds'::regclass) THEN
    CREATE CONSTRAINT TRIGGER refunds_number_credit_note AFTER INSERT ON refunds DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN (NEW.credit_note_number IS NULL) EXECUTE FUNCTION shop_number_credit_note();
  END IF;
END
$$;
