import { Thumbnail } from "@/components/admin/table/thumbnail";
import { Card } from "@/components/admin/ui/card";
import { DataTable } from "@/components/admin/ui/data-table";
import { editionSentence } from "@/lib/catalog/rules";
import { formatNaira } from "@/lib/core/money";
import type { AdminOrder } from "@/lib/orders/contracts";
import { orderAmountLines } from "@/lib/orders/rules";

type OrderLinesData = Pick<
  AdminOrder,
  "items" | "discount" | "discountCode" | "codeDiscount" | "delivery" | "gift" | "numberPremium" | "total" | "refunded"
> & {
  voided: Record<string, number[]>;
};

const toPicture = ({ product }: OrderLinesData["items"][number]) =>
  product.images[0] ? { src: product.images[0].url, alt: "" } : null;

/** The lines of an order with their edition numbers and refunds. Amounts are kobo. */
export function OrderLinesAdmin({ order }: { order: OrderLinesData }) {
  const { items, total, refunded, voided } = order;
  return (
    <Card title="Items">
      <DataTable
        caption="Items"
        hideCaption
        columns={["Item", "Price", "Quantity", "Total"]}
        numericColumns={["Price", "Quantity", "Total"]}
        rows={items.map((item) => ({
          key: item._id,
          cells: [
            <span key="item" className="flex items-start gap-3">
              <Thumbnail picture={toPicture(item)} />
              <span className="grid min-w-0 self-baseline">
                <b className="font-semibold">{[item.product.name, item.variation].filter(Boolean).join(", ")}</b>
                {item.editions.length > 0 && (
                  <span className="text-muted text-tiny">{editionSentence(item.editions, item.editionSize)}</span>
                )}
                {item.refunded > 0 && (
                  <span className="text-tiny text-warn">
                    {item.refunded} refunded
                    {voided[item._id] && `: ${editionSentence(voided[item._id] ?? [], null)} void`}
                  </span>
                )}
              </span>
            </span>,
            formatNaira(item.price),
            String(item.quantity),
            formatNaira(item.price * item.quantity),
          ],
        }))}
      />
      <dl className="grid justify-end gap-x-8 gap-y-1 text-small tabular-nums md:pe-2 [&>div]:grid [&>div]:grid-cols-[1fr_auto] [&>div]:gap-8 [&_dd]:text-end">
        {orderAmountLines(order).map(({ name, amount }) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd>{amount === 0 ? "Free" : formatNaira(amount)}</dd>
          </div>
        ))}
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
              <dt>Net</dt>
              <dd>{formatNaira(total - refunded)}</dd>
            </div>
          </>
        )}
      </dl>
    </Card>
  );
}
