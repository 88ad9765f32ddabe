-- The phase of a drop for a checkout. The turns of a draw go on after the end of its drop: the hold of a winner is placed with the setting
-- `shop.draw_id`.
CREATE OR REPLACE FUNCTION shop_draw_phase(p_phase text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN p_phase = 'ended' AND COALESCE(current_setting('shop.draw_id', true), '') <> '' THEN 'live' ELSE p_phase END
$$;
