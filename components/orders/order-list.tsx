import Link from "next/link";
import { ProductImage } from "@/components/catalog/product-image";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { Price } from "@/components/ui/price";
import { editionSentence } from "@/lib/catalog/rules";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { OrderSummary } from "@/lib/orders/summary-contracts";
import { OrderStatusBadge } from "./order-status-badge";
import { TrackingText } from "./tracking-text";

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
      <ul className="border-ink border-t-2">
        {orders.map((order) => (
          <OrderItem key={order.number} order={order} />
        ))}
      </ul>
    </div>
  );
}

const shownItems = 4;

function OrderItem({ order }: { order: OrderSummary }) {
  const { number, items, invoiceNumber, parcels } = order;
  const itemCount = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const isOnItsWay = order.shippedAt !== null && order.deliveredAt === null;
  return (
    <li className="relative grid grid-cols-[6.5rem_minmax(0,1fr)] content-start @2xl:grid-cols-[9.5rem_minmax(0,1fr)_auto] @md:grid-cols-[7.5rem_minmax(0,1fr)] gap-x-5 gap-y-2 @2xl:gap-x-8 border-line border-b py-6 hover:bg-raised">
      <PictureStack order={order} />
      <div className="grid min-w-0 content-start gap-1">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <b className="whitespace-nowrap">{number}</b>
          <span className="text-muted text-small">
            {itemCount} {itemCount === 1 ? "item" : "items"},{" "}
            <span className="whitespace-nowrap">{formatLagosShortDate(order.createdAt)}</span>
          </span>
        </p>
        <ul className="grid gap-0.5 font-normal font-read text-read leading-snug">
          {items.slice(0, shownItems).map(({ name, editions, editionSize }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines do not move, and two can have one name.
            <li key={index}>
              {name}
              {editions.length > 0 && (
                <span className="block font-sans font-semibold text-accent-ink text-base">
                  {editionSentence(editions, editionSize)}
                </span>
              )}
            </li>
          ))}
          {items.length > shownItems && <li className="text-muted">and {items.length - shownItems} more</li>}
        </ul>
        {isOnItsWay &&
          (parcels.length > 1 ? (
            <p className="text-small">In {parcels.length} parcels</p>
          ) : (
            <p className="relative w-max max-w-full text-small empty:hidden">
              <TrackingText shipment={order} />
            </p>
          ))}
        {invoiceNumber && (
          <a
            href={accountApiPaths.orderInvoice(number)}
            download
            className="link relative inline-flex min-h-tap items-center justify-self-start text-small"
          >
            Invoice {invoiceNumber} (PDF)
          </a>
        )}
      </div>
      <div className="col-start-2 flex @2xl:grid flex-wrap content-start items-center @2xl:justify-items-end gap-x-6 gap-y-1 @2xl:col-start-3">
        <span className="@max-2xl:basis-full">
          <OrderStatusBadge order={order} />
        </span>
        <Price amount={order.total} size="large" />
        <Link
          href={paths.order(number)}
          prefetch={false}
          className="link inline-flex min-h-tap items-center font-bold after:absolute after:inset-0"
        >
          See this order<span className="sr-only">, {number}</span>
        </Link>
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
        <ProductImage image={first?.image} sizes="(width >= 64rem) 152px, 120px" decorative />
      </span>
    </span>
  );
}
