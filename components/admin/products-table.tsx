import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { Price } from "@/components/ui/price";
import { apiPaths } from "@/lib/platform/api-paths";
import { deskCalls } from "@/lib/platform/desk-calls";
import { deskPaths } from "@/lib/platform/desk-paths";
import { chargedKobo, toKobo, toNaira } from "@/lib/platform/money";
import type { DeskProduct } from "@/lib/shop/desk-contracts";
import { AskFirst } from "./ask-first";
import { DeskTable } from "./desk-table";

/** The drops, with what is held for somebody who is paying and what is gone. */
export function ProductsTable({ products, narrowed }: { products: readonly DeskProduct[]; narrowed: boolean }) {
  if (products.length === 0)
    return (
      <p className="font-normal font-read text-muted text-read">
        {narrowed
          ? "No product is found under that. Show all, or search for less."
          : "No products yet. Add the first one."}
      </p>
    );
  return (
    <DeskTable
      caption="Products"
      hideCaption
      columns={["Product", "Price", "Stock", "Held", "Sold", "Edition", "Shelf", "Change"]}
      figures={["Price", "Stock", "Held", "Sold"]}
      rows={products.map((product) => ({
        key: product._id,
        cells: [
          <span key="name" className="grid pointer-coarse:gap-3.5">
            <Link href={deskPaths.editProduct(product._id)} prefetch={false} className="link font-semibold">
              {product.name}
            </Link>
            <span className="text-muted text-tiny">{product.categories.join(", ")}</span>
            <Link
              href={deskPaths.productPieces(product._id)}
              prefetch={false}
              className="link justify-self-start text-tiny"
              aria-label={`Pieces of ${product.name}`}
            >
              Pieces
            </Link>
          </span>,
          <Price key="price" size="small" amount={charged(product)} was={product.price} />,
          product.stock,
          product.held,
          product.sold,
          product.editionSize === null ? "Open" : `${product.editionIssued} of ${product.editionSize}`,
          <Shelf key="shelf" product={product} />,
          <Change key="change" product={product} />,
        ],
      }))}
    />
  );
}

const charged = ({ price, salePrice }: DeskProduct) =>
  toNaira(chargedKobo(toKobo(price), salePrice === null ? null : toKobo(salePrice)));

function Shelf({ product: { deletedAt, inStock, stock } }: { product: DeskProduct }) {
  if (deletedAt) return <Mark tone="muted">Deleted</Mark>;
  if (!inStock)
    return (
      <Mark shape="half" tone="warn">
        Paused
      </Mark>
    );
  return stock > 0 ? (
    <Mark shape="dot" tone="success">
      For sale
    </Mark>
  ) : (
    <Mark shape="ring">Sold out</Mark>
  );
}

function Change({ product: { _id, name, deletedAt } }: { product: DeskProduct }) {
  if (deletedAt)
    return (
      <AskFirst
        call={{ method: "post", path: deskCalls.restoreProduct(_id) }}
        label="Restore"
        busy="Restoring…"
        what={name}
        done={`${name} is back in the shop`}
        failed="Failed to save product"
      />
    );
  return (
    <span className="flex flex-wrap gap-2">
      <ButtonLink href={deskPaths.copyProduct(_id)} look="secondary" size="small" aria-label={`Duplicate ${name}`}>
        Duplicate
      </ButtonLink>
      <AskFirst
        call={{ method: "delete", path: apiPaths.product(_id) }}
        label="Delete"
        busy="Deleting…"
        what={name}
        ask={{
          question: "Are you sure you want to delete this product?",
          follows: "It leaves the shop and every cart. Orders keep it, and it can be restored from the deleted ones.",
        }}
        done={`${name} is deleted`}
        failed="Failed to delete product"
      />
    </span>
  );
}
