import { formatNaira } from "@/lib/platform/money";
import type { AdminOrder } from "@/lib/shop/contracts";
import { discountName, editionSentence } from "@/lib/shop/rules";
import { DeskTable } from "./desk-table";

type Pieces = Pick<AdminOrder, "items" | "discount" | "total" | "refunded"> & { voided: Record<string, number[]> };

/** The lines of an order as the desk needs them: which numbers went out, and which were taken back. Sums are kobo. */
export function OrderPiecesDesk({ order }: { order: Pieces }) {
  const { items, discount, total, refunded, voided } = order;
  return (
    <section aria-label="Pieces" className="grid gap-4">
      <DeskTable
        caption="Pieces"
        columns={["Piece", "Each", "Quantity", "Sum"]}
        figures={["Each", "Quantity", "Sum"]}
        rows={items.map((item) => ({
          key: item._id,
          cells: [
            <span key="piece" className="grid">
              <b className="font-semibold">{[item.product.name, item.variation].filter(Boolean).join(", ")}</b>
              {item.editions.length > 0 && (
                <span className="font-normal font-read italic">{editionSentence(item.editions, item.editionSize)}</span>
              )}
              {item.refunded > 0 && (
                <span className="text-tiny text-warn">
                  {item.refunded} refunded
                  {voided[item._id] && `: ${editionSentence(voided[item._id] ?? [], null)} void`}
                </span>
              )}
            </span>,
            formatNaira(item.price),
            String(item.quantity),
            formatNaira(item.price * item.quantity),
          ],
        }))}
      />
      <dl className="grid justify-end gap-x-8 gap-y-1 text-small [&>div]:grid [&>div]:grid-cols-[1fr_auto] [&>div]:gap-8 [&_dd]:text-end">
        {discount > 0 && (
          <div>
            <dt className="text-muted">{discountName}</dt>
            <dd>{formatNaira(-discount)}</dd>
          </div>
        )}
        <div className="font-bold text-base">
          <dt>Total</dt>
          <dd>{formatNaira(total)}</dd>
        </div>
        {refunded > 0 && (
          <>
            <div>
              <dt className="text-muted">Refunded</dt>
              <dd>{formatNaira(-refunded)}</dd>
            </div>
            <div className="font-semibold">
              <dt>Kept</dt>
              <dd>{formatNaira(total - refunded)}</dd>
            </div>
          </>
        )}
      </dl>
    </section>
  );
}
