import { Prisma } from "@/prisma/generated/client";

/**
 * Whether product `p` cannot be bought now but may be later; with a row `v`, whether that size cannot. `isAlertUseful` in rules.ts
 * decides the same for the pages.
 */
export const waitingSql = (hasSize: Prisma.Sql): Prisma.Sql => Prisma.sql`
  (p.edition_size IS NULL OR p.edition_issued < p.edition_size) AND CASE shop_phase(p.opens_at, p.closes_at, clock_timestamp())
    WHEN 'upcoming' THEN true WHEN 'ended' THEN false
    ELSE NOT p.in_stock OR shop_in_draw(p.id) OR NOT EXISTS (SELECT 1 FROM product_variants s
      WHERE s.product_id = p.id AND s.retired_at IS NULL AND s.stock > 0 AND ${hasSize}) END`;
