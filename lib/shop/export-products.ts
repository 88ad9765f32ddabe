import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { writeCsv } from "@/lib/platform/csv";
import { db } from "@/lib/platform/db";
import type { ProductsWanted } from "@/lib/shop/desk-contracts";
import { everyDeskProduct } from "@/lib/shop/product-desk-queries";
import { productColumnNames, rowOf } from "@/lib/shop/product-table";

/** The drops that are wanted as a table that can be changed and given back. Who took it, and how many rows, is written down. */
export async function exportProducts({ actor, wanted }: { actor: Actor; wanted: ProductsWanted }): Promise<string> {
  const products = await everyDeskProduct(wanted);
  await recordAudit(db, {
    actorId: actor._id,
    action: "product.export",
    subject: "products",
    detail: { rows: products.length, wanted: { ...wanted } },
  });
  const columns = Object.keys(productColumnNames) as (keyof typeof productColumnNames)[];
  const rows = products.map(rowOf).map((row) => columns.map((column) => row[column]));
  return writeCsv(Object.values(productColumnNames), rows);
}
