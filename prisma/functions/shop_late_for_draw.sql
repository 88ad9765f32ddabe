-- Whether a payment for an order whose hold has ended would take a unit of a running draw: of somebody who has not entered it, or of a winner
-- whose unit has gone to the next in line. The caller has locked the variants.
CREATE OR REPLACE FUNCTION shop_late_for_draw(p_order_id text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM order_items i JOIN draws d ON d.product_id = i.product_id AND d.state IN ('accepting', 'closed', 'drawn')
    WHERE i.order_id = p_order_id AND NOT EXISTS (
      SELECT 1 FROM draw_entries e WHERE e.draw_id = d.id AND e.order_id = p_order_id AND draw_units_taken(d.id, e.id) < d.units))
$$;
