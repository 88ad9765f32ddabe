import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { lagosShortDay } from "@/components/ui/museum-time";
import { Price } from "@/components/ui/price";
import { paths } from "@/lib/platform/paths";
import type { Order } from "@/lib/shop/contracts";
import { OrderMark } from "./order-mark";
import { PieceImage } from "./piece-image";

const mostThumbs = 2;

/** Somebody's orders, newest first. With none, it says what to do about it. */
export function OrderList({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) {
    return (
      <div className="grid justify-items-start gap-4 py-4">
        <p className="max-w-[44ch] font-normal font-read text-muted text-read">
          You have bought nothing yet. What you buy is listed here, with its edition numbers and the way it takes to
          you.
        </p>
        <ButtonLink href={paths.drops} look="secondary">
          Browse Products
        </ButtonLink>
      </div>
    );
  }
  return (
    <ul className="border-ink border-t-2">
      {orders.map((order) => {
        const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
        return (
          <li key={order._id} className="border-line border-b">
            <Link
              href={paths.order(order.number)}
              prefetch={false}
              className="group grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 py-3 hover:bg-raised"
            >
              <span className="flex w-19 gap-1">
                {order.items.slice(0, mostThumbs).map(({ _id, product }) => (
                  <span key={_id} className="w-9">
                    <PieceImage image={product.images[0]} sizes="36px" decorative />
                  </span>
                ))}
              </span>
              <span className="grid gap-0.5">
                <b className="group-hover:underline">{order.number}</b>
                <span className="text-muted text-small">
                  {pieces} {pieces === 1 ? "piece" : "pieces"}, {lagosShortDay(order.createdAt)}
                </span>
              </span>
              <span className="grid justify-items-end gap-0.5">
                <Price amount={order.total} />
                <OrderMark order={order} />
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
