import type { Product } from "@/lib/catalog/contracts";
import { inDrawSentence, isSellable } from "@/lib/catalog/rules";

type PurchasableProduct = Pick<Product, "stock" | "reserved" | "inStock" | "editionSize" | "editionIssued"> & {
  phase?: Product["phase"];
  draw?: Product["draw"];
};

/** Why a product cannot be bought now, or null when it can. */
export function purchaseBlockReason(drop: PurchasableProduct): string | null {
  const { stock, reserved, editionSize, editionIssued } = drop;
  if (isSellable(drop)) return null;
  if (drop.draw) return `${inDrawSentence}.`;
  if (drop.phase === "upcoming")
    return "This drop is not open yet. The page updates when it opens, and you can get an email.";
  if (drop.phase === "ended") return "This drop has ended.";
  if (stock > 0) return "This drop is paused. It is not sold out.";
  if (editionSize !== null && editionIssued >= editionSize)
    return `All ${editionSize} are sold. There will be no more.`;
  return reserved > 0
    ? "The last items are held in other checkouts. Unpaid ones are released within 30 minutes."
    : "Sold out.";
}
