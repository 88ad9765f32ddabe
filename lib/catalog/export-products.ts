import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import type { ProductsFilter } from "@/lib/catalog/admin-contracts";
import { listAllAdminProducts } from "@/lib/catalog/admin-queries";
import { productColumnNames } from "@/lib/catalog/import-contracts";
import { toCsvRow } from "@/lib/catalog/product-csv";
import { writeCsv } from "@/lib/core/csv";
import { keysOf } from "@/lib/core/keys-of";
import { db } from "@/lib/db/client";

/** Exports the filtered drops as a CSV that can be edited and imported. The audit log records who exported how many rows. */
export async function exportProducts({ actor, wanted }: { actor: Actor; wanted: ProductsFilter }): Promise<string> {
  const products = await listAllAdminProducts(wanted);
  await recordAudit(db, {
    actorId: actor._id,
    action: "product.export",
    subject: "products",
    detail: { rows: products.length, wanted: { ...wanted } },
  });
  const columns = keysOf(productColumnNames);
  const rows = products.map(toCsvRow).map((row) => columns.map((column) => row[column]));
  return writeCsv(Object.values(productColumnNames), rows);
}
