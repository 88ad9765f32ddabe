-- What a voucher pays of a total: all that it has, or the total. Paystack takes no payment below 50 naira, so the voucher leaves at least
-- that much. 0 when it cannot pay anything. lib/payments/rules.ts computes the same.
CREATE OR REPLACE FUNCTION shop_voucher_share(p_total_kobo bigint, p_balance_kobo bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_balance_kobo >= p_total_kobo THEN p_total_kobo ELSE GREATEST(0, LEAST(p_balance_kobo, p_total_kobo - 5000)) END
$$;
