-- Raises why a quantity of a variant cannot be sold to this person now: LA021 given by a draw, LA005 not open yet, LA006 ended, LA002 not enough left (the message names the
-- product and how many are left).
CREATE OR REPLACE FUNCTION shop_assert_stock(p_variant_id text, p_quantity int, p_name text, p_user_id text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_left int; v_phase text; v_opens timestamptz; v_closes timestamptz; v_in_draw boolean;
BEGIN
  SELECT CASE WHEN p.in_stock AND p.deleted_at IS NULL AND v.retired_at IS NULL THEN v.stock ELSE 0 END,
         CASE WHEN p.deleted_at IS NULL AND v.retired_at IS NULL THEN shop_draw_phase(shop_phase(shop_opens_for(p.opens_at, p.members_first, p_user_id), p.closes_at, clock_timestamp())) ELSE 'live' END,
         shop_opens_for(p.opens_at, p.members_first, p_user_id), p.closes_at, shop_in_draw(p.id)
    INTO v_left, v_phase, v_opens, v_closes, v_in_draw
    FROM product_variants v JOIN products p ON p.id = v.product_id WHERE v.id = p_variant_id;
  IF v_in_draw THEN
    RAISE EXCEPTION '%', format('%s is given by a draw at the moment. Enter the draw on its page.', p_name) USING ERRCODE = 'LA021';
  ELSIF v_phase = 'upcoming' THEN
    RAISE EXCEPTION '%', format('%s opens on %s, Lagos time', p_name, shop_lagos_time(v_opens)) USING ERRCODE = 'LA005';
  ELSIF v_phase = 'ended' THEN
    RAISE EXCEPTION '%', format('%s ended on %s, Lagos time', p_name, shop_lagos_time(v_closes)) USING ERRCODE = 'LA006';
  ELSIF v_left < p_quantity THEN
    RAISE EXCEPTION '%', CASE WHEN v_left > 0 THEN format('Only %s left of %s', v_left, p_name) ELSE format('%s is sold out', p_name) END
      USING ERRCODE = 'LA002';
  END IF;
END $$;
