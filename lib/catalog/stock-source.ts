import type { Tx } from "@/lib/db/client";

/** Why the stock changes. The reasons of sales are set by the SQL functions. */
export type StockSource = {
  reason: "initial" | "edit" | "import" | "undo-import";
  actorId?: string;
  importId?: string;
};

/** Says for the rest of the transaction why the stock changes and who changes it, for the ledger that a trigger writes. */
export async function setStockSource(tx: Tx, { reason, actorId, importId }: StockSource): Promise<void> {
  await tx.$executeRaw`SELECT set_config('shop.stock_source', ${JSON.stringify({ reason, actorId, importId })}, true)`;
}
