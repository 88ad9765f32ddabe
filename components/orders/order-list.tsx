import Link from "next/link";
import { ProductImage } from "@/components/catalog/product-image";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { Price } from "@/components/ui/price";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { Order } from "@/lib/orders/contracts";
import { OrderStatusBadge } from "./order-status-badge";

const maxThumbnails = 2;

/** The orders of a user, newest first, or an empty state. */
export function OrderList({ orders }: { orders: readonly Order[] }) {
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
    <ul className="border-ink border-t-2">
      {orders.map((order) => {
        const itemCount = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
        return (
          <li key={order._id} className="border-line border-b">
            <Link
              href={paths.order(order.number)}
              prefetch={false}
              className="group grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 py-3 hover:bg-raised max-xs:grid-cols-[auto_minmax(0,1fr)] max-xs:gap-y-1"
            >
              <span className="flex w-26 gap-1 max-xs:row-span-2 max-xs:self-start sm:w-34">
                {order.items.slice(0, maxThumbnails).map(({ _id, product }) => (
                  <span key={_id} className={order.items.length === 1 ? "w-20 sm:w-24" : "w-12.5 sm:w-16.5"}>
                    <ProductImage image={product.images[0]} sizes="96px" decorative />
                  </span>
                ))}
              </span>
              <span className="grid min-w-0 gap-0.5">
                <b className="whitespace-nowrap group-hover:underline">{order.number}</b>
                <span className="line-clamp-2 font-normal font-read">
                  {order.items.map(({ product }) => product.name).join(", ")}
                </span>
                <span className="text-muted text-small">
                  {itemCount} {itemCount === 1 ? "item" : "items"},{" "}
                  <span className="whitespace-nowrap">{formatLagosShortDate(order.createdAt)}</span>
                </span>
              </span>
              <span className="grid justify-items-end gap-0.5 max-xs:col-start-2 max-xs:justify-items-start">
                <Price amount={order.total} />
                <OrderStatusBadge order={order} />
              </span>
            </Link>
            {order.invoiceNumber && (
              <a
                href={accountApiPaths.orderInvoice(order.number)}
                download
                className="link ms-30 -mt-3 mb-1 inline-flex min-h-tap items-center text-small sm:ms-38"
              >
                Invoice {order.invoiceNumber} (PDF)
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
