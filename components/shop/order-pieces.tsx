import Link from "next/link";
import { Price } from "@/components/ui/price";
import { toKobo, toNaira } from "@/lib/platform/money";
import { paths } from "@/lib/platform/paths";
import type { Order } from "@/lib/shop/contracts";
import { editionSentence } from "@/lib/shop/rules";
import { TillSlip, TillTotal } from "./till-slip";

/** An order on the paper of the till: its number, its pieces with their edition numbers, and the sum. */
export function OrderPieces({ order, className = "" }: { order: Order; className?: string }) {
  return (
    <TillSlip title={`Order ${order.number}`} className={className}>
      <ul className="grid gap-3 pb-4 text-small">
        {order.items.map(({ _id, product, variation, quantity, price, editions, editionSize }) => (
          <li key={_id} className="grid grid-cols-[1fr_auto] gap-x-4">
            <span>
              {[product.name, variation].filter(Boolean).join(", ")} × {quantity}
            </span>
            <Price amount={toNaira(toKobo(price) * quantity)} size="small" />
            {editions.length > 0 && (
              <span className="col-span-full font-read text-muted italic">
                {editionSentence(editions, editionSize)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <TillTotal amount={order.total} />
      <Link
        href={paths.order(order.number)}
        prefetch={false}
        className="link inline-flex min-h-8 items-center text-small"
      >
        See this order
      </Link>
    </TillSlip>
  );
}
