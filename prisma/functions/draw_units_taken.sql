-- How many units of a draw its entries have: held or bought, and those whose order was paid late and is not recorded as bought yet.
-- `p_but_entry` is not counted.
CREATE OR REPLACE FUNCTION draw_units_taken(p_draw_id text, p_but_entry text DEFAULT NULL) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT count(*)::int FROM draw_entries e LEFT JOIN orders o ON o.id = e.order_id
  WHERE e.draw_id = p_draw_id AND e.id IS DISTINCT FROM p_but_entry AND (e.state IN ('held', 'bought') OR o.hold_status = 'sold')
$$;
