import type { CartItem } from "@/lib/orders/contracts";

/** How many of a limited edition are left, and the inventory number; nothing for a product without both. */
export function EditionFacts({ product }: Pick<CartItem, "product">) {
  const { edition, accession } = product;
  if (!edition && !accession) return null;
  return (
    <p className="flex flex-wrap gap-x-4 text-muted text-small">
      {edition && (
        <span>
          {edition.left} of {edition.size} left
        </span>
      )}
      {accession && <span>{accession}</span>}
    </p>
  );
}
