import Link from "next/link";
import type { ReactNode } from "react";
import type { AdminProduct } from "@/lib/catalog/admin-contracts";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { hasOneStock, type ProductDraft } from "./product-drafts";

type EditorProps = {
  product: AdminProduct;
  draft: ProductDraft;
  onEdit: (typed: Partial<ProductDraft>) => void;
};

const cellInputClass =
  "min-h-tap w-full min-w-20 rounded-control border border-line-strong bg-surface px-2 text-base text-ink tabular-nums md:text-end md:text-small";

/** The columns of the grid that can be edited, by their id. */
export const editors: Partial<Record<string, (props: EditorProps) => ReactNode>> = {
  price: ({ product: { name }, draft, onEdit }) => (
    <span className="grid gap-1.5 md:w-32">
      <input
        aria-label={`Price of ${name} in naira`}
        inputMode="decimal"
        maxLength={30}
        value={draft.price}
        onChange={(event) => onEdit({ price: event.target.value })}
        className={cellInputClass}
      />
      <input
        aria-label={`Sale price of ${name} in naira`}
        inputMode="decimal"
        maxLength={30}
        placeholder="No sale price"
        value={draft.salePrice}
        onChange={(event) => onEdit({ salePrice: event.target.value })}
        className={cellInputClass}
      />
    </span>
  ),
  stock: ({ product, draft, onEdit }) =>
    hasOneStock(product) ? (
      <input
        aria-label={`Stock of ${product.name}`}
        inputMode="numeric"
        maxLength={7}
        value={draft.stock}
        onChange={(event) => onEdit({ stock: event.target.value })}
        className={`${cellInputClass} md:w-20`}
      />
    ) : (
      <Link href={adminPaths.editProduct(product._id)} prefetch={false} className="link">
        {product.stock} in {product.variants.length} sizes
      </Link>
    ),
  status: ({ product: { name }, draft, onEdit }) => (
    <select
      aria-label={`Status of ${name}`}
      value={draft.inStock ? "sale" : "paused"}
      onChange={(event) => onEdit({ inStock: event.target.value === "sale" })}
      className="min-h-tap rounded-control border border-line-strong bg-surface px-2 text-base text-ink md:text-small"
    >
      <option value="sale">For sale</option>
      <option value="paused">Paused</option>
    </select>
  ),
};
