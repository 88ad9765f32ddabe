import { Thumbnail } from "@/components/admin/table/thumbnail";
import { editionSentence } from "@/lib/catalog/rules";
import type { PickLine } from "@/lib/orders/packing/rules";

/** What to take from the shelves for several orders, by product, with a box to tick. */
export function PickList({ picks, orderCount }: { picks: readonly PickLine[]; orderCount: number }) {
  const total = picks.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article
      aria-label="Pick list"
      className="on-paper mx-auto grid w-full max-w-[44rem] gap-6 p-6 shadow-frame sm:p-10 print:max-w-none print:p-0 print:shadow-none"
    >
      <header className="grid gap-1 border-ink border-b-2 pb-4">
        <h2 className="text-heading">Pick list</h2>
        <p className="text-small">
          {total} {total === 1 ? "item" : "items"} for {orderCount} {orderCount === 1 ? "order" : "orders"}
        </p>
      </header>
      <ul>
        {picks.map(({ key, name, image, quantity, orders }) => (
          <li
            key={key}
            className="grid break-inside-avoid grid-cols-[1.5rem_3rem_3rem_minmax(0,1fr)] items-start gap-x-3 border-line border-t py-3 last:border-b"
          >
            <span aria-hidden className="mt-1 size-5 border-2 border-ink" />
            <Thumbnail picture={image && { src: image.url, alt: "" }} />
            <b className="text-subheading tabular-nums">{quantity} ×</b>
            <span className="grid gap-0.5">
              <b className="wrap-anywhere">{name}</b>
              <span className="text-small">
                {orders
                  .map((order) =>
                    [
                      `${order.number}${order.quantity > 1 ? ` × ${order.quantity}` : ""}`,
                      order.editions.length > 0 ? `(${editionSentence(order.editions, null)})` : "",
                    ]
                      .filter(Boolean)
                      .join(" "),
                  )
                  .join(", ")}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}
