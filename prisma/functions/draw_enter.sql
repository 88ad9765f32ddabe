-- Enters a person into a draw, or says why not; a refusal is counted. One statement decides: the row of the draw is locked against its
-- closing, and unique indexes let one person, one mailbox, one address and
-- one card in once.
-- Returns entered, not_found, cancelled, not_open, closed, members_only, not_delivered, person, address or card.
CREATE OR REPLACE FUNCTION draw_enter(p_slug text, p_entry_id text, p_user_id text, p_address jsonb, p_address_hash text)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_draw draws%ROWTYPE;
  v_plan text := event_plan_of(p_user_id);
  v_weight int;
  v_result text;
  v_index text;
BEGIN
  SELECT * INTO v_draw FROM draws d WHERE d.slug = p_slug FOR SHARE;
  IF NOT FOUND THEN RETURN 'not_found'; END IF;
  v_weight := (v_draw.weights ->> COALESCE(v_plan, 'none'))::int;
  v_result := CASE
    WHEN v_draw.state = 'cancelled' THEN 'cancelled'
    WHEN v_draw.state <> 'accepting' OR clock_timestamp() >= v_draw.closes_at THEN 'closed'
    WHEN clock_timestamp() < v_draw.opens_at THEN 'not_open'
    WHEN v_weight < 1 THEN 'members_only'
    WHEN NOT EXISTS (SELECT 1 FROM shop_delivery_zone(p_address ->> 'country')) THEN 'not_delivered' END;
  IF v_result IS NULL THEN
    BEGIN
      INSERT INTO draw_entries (id, draw_id, user_id, plan, weight, shipping_address, address_hash, mailbox_hash, created_at)
        SELECT p_entry_id, v_draw.id, u.id, v_plan::"PlanKey", v_weight, p_address, p_address_hash,
          encode(sha256(convert_to(v_draw.id || ':' || shop_email_key(u.email), 'UTF8')), 'hex'), clock_timestamp()
        FROM users u WHERE u.id = p_user_id;
      INSERT INTO draw_entry_cards (draw_id, card_hash, entry_id)
        SELECT DISTINCT v_draw.id, encode(sha256(convert_to(v_draw.id || ':' || c.card_signature, 'UTF8')), 'hex'), p_entry_id
        FROM charges c WHERE c.user_id = p_user_id AND c.card_signature IS NOT NULL;
      v_result := 'entered';
    EXCEPTION WHEN unique_violation THEN
      GET STACKED DIAGNOSTICS v_index = CONSTRAINT_NAME;
      v_result := CASE WHEN v_index IN ('draw_entries_draw_id_user_id_key', 'draw_entries_draw_id_mailbox_hash_key') THEN 'person'
        WHEN v_index = 'draw_entries_draw_id_address_hash_key' THEN 'address' ELSE 'card' END;
    END;
  END IF;
  IF v_result <> 'entered' THEN
    INSERT INTO draw_refusals (draw_id, reason, count) VALUES (v_draw.id, v_result, 1)
      ON CONFLICT (draw_id, reason) DO UPDATE SET count = draw_refusals.count + 1;
  END IF;
  RETURN v_result;
END $$;
