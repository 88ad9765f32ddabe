import { db } from "@/lib/db/client";

type Violation = { product: string; rule: string };

/**
 * For tests: the rules of edition numbers that are broken now, over all products or one. No number twice over the issued, held and kept
 * ones; all within the edition; as many issued as counted, the first ones sold before orders were recorded; a number for each unit.
 */
export async function editionInvariants(productId?: string): Promise<Violation[]> {
  return db.$queryRaw<Violation[]>`
    WITH drop AS (
      SELECT p.*, p.edition_issued - (SELECT count(*) FROM editions e WHERE e.product_id = p.id) AS sold_before,
        (SELECT count(*) FROM edition_claims c WHERE c.product_id = p.id AND c.kind = 'withheld') AS kept,
        (SELECT COALESCE(sum(v.stock + v.held), 0) FROM product_variants v WHERE v.product_id = p.id) AS units
      FROM products p WHERE p.edition_size IS NOT NULL AND (${productId ?? null}::text IS NULL OR p.id = ${productId ?? null})
    ), used AS (
      SELECT product_id, number FROM editions UNION ALL SELECT product_id, number FROM edition_claims)
    SELECT d.slug AS product, broken.rule FROM drop d CROSS JOIN LATERAL (
      SELECT 'more editions than issued numbers' AS rule WHERE d.sold_before < 0
      UNION ALL SELECT 'number ' || u.number || ' twice' FROM used u WHERE u.product_id = d.id GROUP BY u.number HAVING count(*) > 1
      UNION ALL SELECT 'number ' || u.number || ' outside the edition' FROM used u
        WHERE u.product_id = d.id AND (u.number <= d.sold_before OR u.number > d.edition_size)
      UNION ALL SELECT 'a unit without a number' WHERE d.edition_issued + d.kept + d.units > d.edition_size
      UNION ALL SELECT 'number ' || c.number || ' held by an order that holds nothing' FROM edition_claims c
        JOIN order_items i ON i.id = c.order_item_id JOIN orders o ON o.id = i.order_id
        WHERE c.product_id = d.id AND (o.hold_status <> 'held' OR i.edition_number IS DISTINCT FROM c.number)
      UNION ALL SELECT 'a held order without its number ' || i.edition_number FROM order_items i JOIN orders o ON o.id = i.order_id
        WHERE i.product_id = d.id AND o.hold_status = 'held' AND i.edition_number IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM edition_claims c WHERE c.order_item_id = i.id)
    ) broken`;
}
