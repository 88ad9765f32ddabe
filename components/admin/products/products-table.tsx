import Link from "next/link";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { DataTable } from "@/components/admin/ui/data-table";
import { ButtonLink } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { StatusBadge } from "@/components/ui/status-badge";
import type { AdminProduct } from "@/lib/catalog/admin-contracts";
import { chargedKobo, toKobo, toNaira } from "@/lib/core/money";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";

/** The products with held and sold stock. */
export function ProductsTable({ products, filtered }: { products: readonly AdminProduct[]; filtered: boolean }) {
  if (products.length === 0)
    return (
      <p className="font-normal font-read text-muted text-read">
        {filtered ? "No products found. Change or clear the filters." : "No products yet. Add the first one."}
      </p>
    );
  return (
    <DataTable
      caption="Products"
      hideCaption
      columns={["Product", "Price", "Stock", "Held", "Sold", "Edition", "Status", "Actions"]}
      numericColumns={["Price", "Stock", "Held", "Sold"]}
      rows={products.map((product) => ({
        key: product._id,
        cells: [
          <span key="name" className="grid pointer-coarse:gap-3.5">
            <Link href={adminPaths.editProduct(product._id)} prefetch={false} className="link font-semibold">
              {product.name}
            </Link>
            <span className="text-muted text-tiny">{product.categories.join(", ")}</span>
            <Link
              href={adminPaths.productStock(product._id)}
              prefetch={false}
              className="link justify-self-start text-tiny"
              aria-label={`Stock of ${product.name}`}
            >
              Stock
            </Link>
          </span>,
          <Price key="price" size="small" amount={currentPrice(product)} originalAmount={product.price} />,
          product.stock,
          product.held,
          product.sold,
          product.editionSize === null ? "Open" : `${product.editionIssued} of ${product.editionSize}`,
          <StockStatus key="shelf" product={product} />,
          <ProductRowActions key="change" product={product} />,
        ],
      }))}
    />
  );
}

const currentPrice = ({ price, salePrice }: AdminProduct) =>
  toNaira(chargedKobo(toKobo(price), salePrice === null ? null : toKobo(salePrice)));

function StockStatus({ product: { deletedAt, inStock, stock } }: { product: AdminProduct }) {
  if (deletedAt) return <StatusBadge tone="muted">Deleted</StatusBadge>;
  if (!inStock)
    return (
      <StatusBadge shape="half" tone="warn">
        Paused
      </StatusBadge>
    );
  return stock > 0 ? (
    <StatusBadge shape="dot" tone="success">
      For sale
    </StatusBadge>
  ) : (
    <StatusBadge shape="ring">Sold out</StatusBadge>
  );
}

function ProductRowActions({ product: { _id, name, deletedAt } }: { product: AdminProduct }) {
  if (deletedAt)
    return (
      <ConfirmAction
        request={{ method: "post", path: adminApiPaths.restoreProduct(_id), body: {} }}
        label="Restore"
        loadingText="Restoring…"
        subject={name}
        successText={`${name} is back in the shop`}
        failureText="Failed to save product"
      />
    );
  return (
    <span className="flex flex-wrap gap-2">
      <ButtonLink href={adminPaths.copyProduct(_id)} variant="secondary" size="small" aria-label={`Duplicate ${name}`}>
        Duplicate
      </ButtonLink>
      <ConfirmAction
        request={{ method: "delete", path: apiPaths.product(_id) }}
        label="Delete"
        loadingText="Deleting…"
        subject={name}
        confirm={{
          question: "Are you sure you want to delete this product?",
          consequence: "It is removed from the shop and every cart. Orders keep it, and it can be restored.",
        }}
        successText={`${name} is deleted`}
        failureText="Failed to delete product"
      />
    </span>
  );
}
