-- Whether a number of a limited edition is neither issued, held nor kept. With a user, what that user's unpaid orders hold counts as free,
-- because a new checkout takes it over. The numbers that were sold before orders were recorded are the first ones without an edition.
CREATE OR REPLACE FUNCTION shop_number_free(p_product_id text, p_number int, p_user_id text DEFAULT NULL) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM products p
    WHERE p.id = p_product_id AND p_number BETWEEN 1 AND p.edition_size
      AND NOT EXISTS (SELECT 1 FROM editions e WHERE e.product_id = p.id AND e.number = p_number)
      AND p_number > p.edition_issued - (SELECT count(*) FROM editions e WHERE e.product_id = p.id)
      AND NOT EXISTS (
        SELECT 1 FROM edition_claims c LEFT JOIN order_items i ON i.id = c.order_item_id LEFT JOIN orders o ON o.id = i.order_id
        WHERE c.product_id = p.id AND c.number = p_number AND (c.kind = 'withheld' OR p_user_id IS NULL OR o.user_id <> p_user_id)))
$$;
