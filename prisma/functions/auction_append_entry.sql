-- Appends a ledger entry and returns its hash: SHA-256 over eight fields separated by line breaks, in UTF-8. `canonicalLine` in
-- lib/auctions/rules.ts produces the same bytes.
CREATE OR REPLACE FUNCTION auction_append_entry(
  p_auction_id text, p_seq int, p_at timestamptz, p_kind "LedgerKind", p_alias text, p_amount_kobo bigint, p_detail text, p_prev text
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_detail text := btrim(regexp_replace(COALESCE(p_detail, ''), '\s+', ' ', 'g'));
  v_hash text;
BEGIN
  v_hash := encode(sha256(convert_to(
    p_auction_id || E'\n' || p_seq || E'\n' || auction_time(p_at) || E'\n' || p_kind || E'\n' || COALESCE(p_alias, '') || E'\n'
    || COALESCE((p_amount_kobo / 100)::text, '') || E'\n' || v_detail || E'\n' || p_prev, 'UTF8')), 'hex');
  INSERT INTO auction_ledger (auction_id, seq, server_time, kind, alias, amount_kobo, detail, prev_hash, hash)
    VALUES (p_auction_id, p_seq, p_at, p_kind, p_alias, p_amount_kobo, v_detail, p_prev, v_hash);
  RETURN v_hash;
END $$;
