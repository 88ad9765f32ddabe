import { type FieldErrors, throwAppError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";

type Stocked = { id: string; name: string; stock: number };
type Plan = { offered: readonly { id: string | null; stock: number }[]; retired: readonly { id: string }[] };

/**
 * Throws `conflict` for an edit that would leave a running draw without units that it has still to give (prisma/functions/draw_units_owed.sql).
 * The caller has locked the variants.
 */
export async function assertNotOwed(tx: Tx, before: readonly Stocked[], plan: Plan, message: string): Promise<void> {
  const owed = await tx.$queryRaw<{ id: string; units: number }[]>`
    SELECT v.id, draw_units_owed(v.id) AS units FROM product_variants v
    JOIN draws d ON d.variant_id = v.id AND d.state IN ('accepting', 'closed', 'drawn') WHERE v.id = ANY(${before.map(({ id }) => id)}::text[])`;
  for (const { id, units } of owed) {
    const known = before.find((size) => size.id === id);
    const stock = plan.offered.find((size) => size.id === id)?.stock ?? 0;
    const field = known?.name ? "variants" : "stock";
    if (plan.retired.some((size) => size.id === id))
      refuse(message, { variants: `${known?.name || "This drop"} is given by a draw. Cancel or end the draw first` });
    if (known && stock < units && stock < known.stock)
      refuse(message, {
        [field]: `A draw has still to give ${units}. If they cannot be given, pause the drop and cancel or end the draw`,
      });
  }
}

const refuse = (message: string, fields: FieldErrors): never => throwAppError("conflict", message, { fields });
