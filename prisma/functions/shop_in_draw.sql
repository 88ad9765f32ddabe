-- Whether the units of a product are given by a draw at the moment, so that it is not sold otherwise. The hold of a winner is placed with
-- the setting `shop.draw_id`, which opens the sale for the rest of that transaction. A draw begins under the locks of the product's
-- variants (lib/draws/create-draw.ts), so that a checkout sees it or has finished before.
CREATE OR REPLACE FUNCTION shop_in_draw(p_product_id text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM draws d WHERE d.product_id = p_product_id AND d.state IN ('accepting', 'closed', 'drawn')
    AND d.id IS DISTINCT FROM NULLIF(current_setting('shop.draw_id', true), ''))
$$;
