import type { Product } from "@/lib/shop/contracts";
import { isSellable } from "@/lib/shop/rules";

type Stocked = Pick<Product, "stock" | "inStock" | "editionSize" | "editionIssued"> & { phase?: Product["phase"] };

/** Why a drop cannot be bought now, in a sentence, or null when it can. */
export function whyNotBuy(drop: Stocked): string | null {
  const { stock, editionSize, editionIssued } = drop;
  if (isSellable(drop)) return null;
  if (drop.phase === "upcoming")
    return "It is not open yet. Its page turns by itself when it is, and we write to you if you like.";
  if (drop.phase === "ended") return "This drop has ended. What was bought is on its way or at home.";
  if (stock > 0) return "The museum has taken it off the shelf for a while. It is not sold out.";
  if (editionSize === null) return "Every piece in the store-room has found an owner.";
  return editionIssued < editionSize
    ? "The last pieces are in other people’s hands. One that is not paid for is back within 30 minutes."
    : `All ${editionSize} have found an owner. There will be no more.`;
}
