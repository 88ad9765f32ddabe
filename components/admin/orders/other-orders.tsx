import Link from "next/link";
import { Card } from "@/components/admin/ui/card";
import { OrderStatusBadge } from "@/components/orders/order-status-badge";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { formatNaira } from "@/lib/core/money";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { AdminOrderDetail } from "@/lib/orders/admin-contracts";

type OtherOrdersProps = { orders: AdminOrderDetail["otherOrders"]; email: string };

/** Other orders of the same person. */
export function OtherOrders({ orders, email }: OtherOrdersProps) {
  if (orders.length === 0) return null;
  return (
    <Card
      title="Other orders"
      actions={
        <Link
          href={adminPaths.section("orders", { q: email })}
          prefetch={false}
          className="link text-small touch:inline-flex touch:min-h-tap touch:items-center"
        >
          All orders<span className="sr-only"> of this buyer</span>
        </Link>
      }
    >
      <ul className="grid">
        {orders.map((order) => (
          <li
            key={order.number}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-line border-t py-2 text-small last:pb-0"
          >
            <Link
              href={adminPaths.order(order.number)}
              prefetch={false}
              className="link justify-self-start font-semibold touch:inline-flex touch:min-h-tap touch:items-center"
            >
              {order.number}
            </Link>
            <span className="text-end tabular-nums">{formatNaira(order.total)}</span>
            <OrderStatusBadge order={order} reader="admin" />
            <span className="text-end text-muted text-tiny">{formatLagosShortDate(order.createdAt)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
