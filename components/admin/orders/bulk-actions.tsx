import { Printer } from "lucide-react";
import { useState } from "react";
import type { Selection } from "@/components/admin/table/admin-table";
import { RowMenu } from "@/components/admin/table/row-menu";
import { ConfirmActionDialog } from "@/components/admin/ui/confirm-action";
import { FormMessage } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths, type OrderDocument } from "@/lib/core/urls/admin-paths";
import type { OrdersFilter } from "@/lib/orders/admin-contracts";
import type { AdminOrder } from "@/lib/orders/contracts";
import { shipRefusal } from "@/lib/orders/rules";
import { useBulkPacking } from "./use-bulk-packing";

/** What fits on one printing. */
const maxPrinted = 100;

type BulkActionsProps = {
  selection: Selection<AdminOrder>;
  filter: OrdersFilter;
  now: string;
  onShip: () => void;
};

/** What can be done with the selected orders: ship, mark as packed or delivered, print. */
export function BulkActions({ selection: { rows, isAll, count }, filter, now, onShip }: BulkActionsProps) {
  const parcels = rows.filter((order) => shipRefusal(order) === null);
  const toStart = parcels.filter(({ packingStartedAt }) => packingStartedAt === null);
  const toPack = parcels.filter(({ packedAt }) => packedAt === null);
  const onTheWay = rows.filter(({ status }) => status === "shipped");
  // Of parcels that have left, the one act is that they have arrived.
  const haveLeft = isAll ? filter.status === "shipped" : parcels.length === 0 && onTheWay.length > 0;
  const arriving = isAll ? count : onTheWay.length;
  const [delivering, setDelivering] = useState(false);
  const numbers = rows.map(({ number }) => number);
  const packing = useBulkPacking(isAll ? null : rows.length);
  const all = { filter, until: now };
  const idsOf = (chosen: readonly AdminOrder[]) => chosen.map(({ _id }) => _id);
  const print = (document: OrderDocument) =>
    isAll ? adminPaths.printAllOrders(document, { ...filter, until: now }) : adminPaths.printOrders(document, numbers);
  const countOf = (count: number) => (isAll ? "all" : count);
  const markDelivered = `Mark ${countOf(onTheWay.length)} as delivered`;
  return (
    <>
      {haveLeft ? (
        <Button size="small" onClick={() => setDelivering(true)}>
          {markDelivered}
        </Button>
      ) : (
        <>
          {!isAll && <p className="text-muted text-small">{parcels.length} can be shipped</p>}
          <Button size="small" disabled={parcels.length === 0 && !isAll} onClick={onShip}>
            {isAll
              ? "Ship all"
              : parcels.length > 0
                ? `Ship ${parcels.length} ${parcels.length === 1 ? "order" : "orders"}`
                : "Ship orders"}
          </Button>
        </>
      )}
      {!haveLeft && (isAll || toPack.length > 0) && (
        <Button
          size="small"
          variant="secondary"
          loading={packing.busy && "Saving…"}
          onClick={() => packing.markPacked(isAll ? all : { orders: idsOf(toPack), until: now })}
        >
          Mark {countOf(toPack.length)} as packed
        </Button>
      )}
      {/* All results are printed as far as they are to be packed. */}
      {!(isAll && haveLeft) && (
        <>
          <ButtonLink href={print("slips-and-labels")} variant="secondary" size="small">
            <Printer aria-hidden className="size-4" />
            Slips and labels
          </ButtonLink>
          <RowMenu
            label="More for the selection"
            items={[
              ...(!isAll && !haveLeft && onTheWay.length > 0
                ? [{ label: markDelivered, onSelect: () => setDelivering(true) }]
                : []),
              ...(!haveLeft && (isAll || toStart.length > 0)
                ? [
                    {
                      label: `Start packing ${countOf(toStart.length)}`,
                      onSelect: () => packing.start(isAll ? all : { orders: idsOf(toStart) }),
                    },
                  ]
                : []),
              { label: "Pick list", href: print("pick-list") },
              { label: "Packing slips only", href: print("packing-slips") },
              { label: "Address labels only", href: print("address-labels") },
            ]}
          />
        </>
      )}
      {isAll && !haveLeft && <p className="text-muted text-tiny">Slips and labels: the first {maxPrinted} to pack.</p>}
      <FormMessage message={packing.message} />
      <ConfirmActionDialog
        action={{
          request: {
            method: "post",
            path: adminApiPaths.deliverOrders,
            body: isAll ? all : { orders: idsOf(onTheWay) },
          },
          label: "Mark",
          subject: `${arriving} ${arriving === 1 ? "order" : "orders"} as delivered`,
          loadingText: "Saving…",
          danger: false,
          confirm: {
            label: "Mark as delivered",
            question: "Each buyer gets an email that the parcel has arrived. This cannot be undone.",
          },
          successText: "The orders are marked as delivered",
          failureText: "Failed to update orders",
        }}
        open={delivering}
        onClose={() => setDelivering(false)}
      />
    </>
  );
}
