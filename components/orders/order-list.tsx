import Link from "next/link";
import { ProductImage } from "@/components/catalog/product-image";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { Price } from "@/components/ui/price";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { OrderSummary } from "@/lib/orders/summary-contracts";
import { OrderStatusBadge } from "./order-status-badge";

/** The orders of a user, newest first, or an empty state. */
export function OrderList({ orders }: { orders: readonly OrderSummary[] }) {
  if (orders.length === 0) {
    return (
      <div className="grid justify-items-start gap-4 py-4">
        <p className="max-w-[44ch] font-normal font-read text-muted text-read">
          No orders yet. Your orders will be listed here, with edition numbers and delivery status.
        </p>
        <ButtonLink href={paths.drops} variant="secondary">
          Browse Products
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="@container">
      <ul className="grid @4xl:grid-cols-2 gap-x-gutter border-ink border-t-2">
        {orders.map((order) => (
          <OrderItem key={order.number} order={order} />
        ))}
      </ul>
    </div>
  );
}

function OrderItem({ order }: { order: OrderSummary }) {
  const itemCount = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li className="relative grid grid-cols-[6.5rem_minmax(0,1fr)] content-start @md:grid-cols-[7.5rem_minmax(0,1fr)] gap-x-5 border-line border-b py-6 hover:bg-raised">
      <PictureStack order={order} />
      <div className="grid min-w-0 content-start gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Link
            href={paths.order(order.number)}
            prefetch={false}
            className="whitespace-nowrap font-bold after:absolute after:inset-0 hover:underline"
          >
            {order.number}
          </Link>
          <OrderStatusBadge order={order} />
        </div>
        <span className="line-clamp-2 font-normal font-read text-read">
          {order.items.map(({ name }) => name).join(", ")}
        </span>
        <span className="text-muted text-small">
          {itemCount} {itemCount === 1 ? "item" : "items"},{" "}
          <span className="whitespace-nowrap">{formatLagosShortDate(order.createdAt)}</span>
        </span>
        <Price amount={order.total} className="font-bold text-subheading" />
        {order.invoiceNumber && (
          <a
            href={accountApiPaths.orderInvoice(order.number)}
            download
            className="link relative inline-flex min-h-tap items-center justify-self-start text-small"
          >
            Invoice {order.invoiceNumber} (PDF)
          </a>
        )}
      </div>
    </li>
  );
}

/** The pictures of what was ordered; a second one shows behind the first. */
function PictureStack({ order }: { order: OrderSummary }) {
  const [first, second] = order.items;
  return (
    <span className={`relative block self-start ${second ? "pe-6 pb-3" : ""}`}>
      {second && (
        <span className="absolute end-0 bottom-0 block w-[calc(100%-1.5rem)] rotate-3">
          <ProductImage image={second.image} sizes="96px" decorative />
        </span>
      )}
      <span className="relative block shadow-label">
        <ProductImage image={first?.image} sizes="120px" decorative />
      </span>
    </span>
  );
}
