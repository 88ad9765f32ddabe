-- Gives back to their vouchers what these payments of plans and gift memberships have taken, once. Returns the sum in kobo. All payments are
-- locked before the first voucher, and the vouchers in the order of their ids, as a payment locks its voucher last.
CREATE OR REPLACE FUNCTION shop_return_plan_vouchers(p_intents text[], p_gifts text[]) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  taken record;
  v_sum bigint := 0;
BEGIN
  PERFORM 1 FROM subscription_intents i WHERE i.id = ANY (p_intents) ORDER BY i.id FOR UPDATE;
  PERFORM 1 FROM gift_memberships g WHERE g.id = ANY (p_gifts) ORDER BY g.id FOR UPDATE;
  FOR taken IN
    SELECT i.voucher_id, i.id AS intent_id, NULL::text AS gift_id, i.voucher_taken_kobo AS kobo FROM subscription_intents i
      WHERE i.id = ANY (p_intents) AND i.voucher_taken_kobo > 0
    UNION ALL
    SELECT g.voucher_id, NULL, g.id, g.voucher_taken_kobo FROM gift_memberships g WHERE g.id = ANY (p_gifts) AND g.voucher_taken_kobo > 0
    ORDER BY 1, 2, 3
  LOOP
    UPDATE subscription_intents i SET voucher_taken_kobo = 0 WHERE i.id = taken.intent_id;
    UPDATE gift_memberships g SET voucher_taken_kobo = 0 WHERE g.id = taken.gift_id;
    INSERT INTO voucher_entries (voucher_id, kind, kobo, intent_id, gift_id)
      VALUES (taken.voucher_id, 'returned', taken.kobo, taken.intent_id, taken.gift_id);
    v_sum := v_sum + taken.kobo;
  END LOOP;
  RETURN v_sum;
END $$;
