-- How many units of a variant a running draw has still to give: none without a draw. Once its entries are closed, no more than those in line.
-- Units that are held or bought are not in the stock any more.
CREATE OR REPLACE FUNCTION draw_units_owed(p_variant_id text) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT COALESCE((SELECT LEAST(GREATEST(d.units - draw_units_taken(d.id), 0), CASE WHEN d.state = 'accepting' THEN d.units ELSE
      (SELECT count(*) FROM draw_entries e WHERE e.draw_id = d.id AND e.state = 'entered' AND e.user_id IS NOT NULL) END)::int
    FROM draws d WHERE d.variant_id = p_variant_id AND d.state IN ('accepting', 'closed', 'drawn')), 0)
$$;
