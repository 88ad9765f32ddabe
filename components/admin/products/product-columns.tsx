import Link from "next/link";
import type { AdminColumn } from "@/components/admin/table/admin-table";
import { NextChange } from "@/components/admin/versions/next-change";
import { Price } from "@/components/ui/price";
import { StatusBadge } from "@/components/ui/status-badge";
import type { AdminProduct } from "@/lib/catalog/admin-contracts";
import { chargedKobo, toKobo, toNaira } from "@/lib/core/money";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { ScheduledChange } from "@/lib/versions/contracts";

/** The columns of the products as they are read, with what is scheduled for them. */
export const productColumnsWith = (scheduled: readonly ScheduledChange[]): readonly AdminColumn<AdminProduct>[] => [
  {
    id: "product",
    label: "Product",
    sort: [{ value: "name", direction: "ascending" }],
    cell: ({ _id, name, categories }) => (
      <span className="grid">
        <Link href={adminPaths.editProduct(_id)} prefetch={false} className="link justify-self-start font-semibold">
          {name}
        </Link>
        <span className="text-muted text-tiny">{categories.join(", ")}</span>
      </span>
    ),
  },
  {
    id: "price",
    label: "Price",
    numeric: true,
    sort: [
      { value: "dearest", direction: "descending" },
      { value: "cheapest", direction: "ascending" },
    ],
    cell: (product) => <Price size="small" amount={currentPrice(product)} originalAmount={product.price} />,
  },
  {
    id: "stock",
    label: "Stock",
    numeric: true,
    cell: ({ _id, name, stock }) => (
      <Link
        href={adminPaths.productStock(_id)}
        prefetch={false}
        className="link"
        aria-label={`${stock}, stock of ${name}`}
      >
        {stock}
      </Link>
    ),
  },
  { id: "held", label: "Held", numeric: true, wideOnly: true, cell: ({ held }) => held },
  { id: "sold", label: "Sold", numeric: true, wideOnly: true, cell: ({ sold }) => sold },
  {
    id: "edition",
    label: "Edition",
    wideOnly: true,
    cell: ({ editionSize, editionIssued }) => (editionSize === null ? "Open" : `${editionIssued} of ${editionSize}`),
  },
  {
    id: "status",
    label: "Status",
    cell: (product) => (
      <span className="grid justify-items-start gap-1">
        <StockBadge product={product} />
        <NextChange kind="product" changes={scheduled} subjectId={product._id} />
      </span>
    ),
  },
];

const currentPrice = ({ price, salePrice }: AdminProduct) =>
  toNaira(chargedKobo(toKobo(price), salePrice === null ? null : toKobo(salePrice)));

function StockBadge({ product: { deletedAt, inStock, stock } }: { product: AdminProduct }) {
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
