import { TriangleAlert } from "lucide-react";
import { editionSentence } from "@/lib/catalog/rules";
import type { UnitsToTakeOut } from "@/lib/orders/admin-contracts";

/** What was refunded while the order was being packed: it may lie in the parcel and must not be sent. */
export function TakeOut({ units, isOver }: { units: readonly UnitsToTakeOut[]; isOver: boolean }) {
  return (
    <section aria-labelledby="take-out" className="grid gap-2 rounded-control bg-raised px-4 py-3">
      <h3 id="take-out" className="flex items-start gap-3 font-semibold text-warn">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        Take out of the parcel
      </h3>
      <ul className="grid gap-1 ps-8">
        {units.map(({ name, quantity, numbers }) => (
          <li key={name} className="wrap-anywhere">
            <b>{quantity} ×</b> {name}
            {numbers.length > 0 && (
              <span className="font-read text-small italic"> {editionSentence(numbers, null)}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="ps-8 text-muted text-small">
        {isOver
          ? "All of this order was refunded after packing had begun. Nothing of it is sent."
          : "Refunded after packing had begun. The order cannot be sent until it is packed again."}
      </p>
    </section>
  );
}
