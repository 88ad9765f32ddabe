-- An accepted chargeback is a refund that the bank has made: its order counts it. The units and their numbers stay as they are, because they may
-- be with the buyer, with the next owner or in a parcel; an admin voids or marks them.
CREATE OR REPLACE FUNCTION shop_record_chargeback() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders o SET refunded_kobo = LEAST(o.total_kobo, o.refunded_kobo + NEW.amount_kobo),
      payment_status = CASE WHEN o.refunded_kobo + NEW.amount_kobo >= o.total_kobo THEN 'refunded'::"PaymentStatus" ELSE o.payment_status END,
      refunded_at = CASE WHEN o.refunded_kobo + NEW.amount_kobo >= o.total_kobo THEN clock_timestamp() ELSE o.refunded_at END
    WHERE o.charge_id = NEW.charge_id AND o.payment_status = 'paid';
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER refunds_record_chargeback AFTER INSERT ON refunds
  FOR EACH ROW WHEN (NEW.key LIKE 'chargeback/%') EXECUTE FUNCTION shop_record_chargeback();
