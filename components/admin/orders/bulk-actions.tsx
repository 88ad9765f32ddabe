import { Printer } from "lucide-react";
import type { Selection } from "@/components/admin/table/admin-table";
import { RowMenu } from "@/components/admin/table/row-menu";
import { FormMessage } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
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

/** What can be done with the selected orders: ship, mark as packed, print. */
export function BulkActions({ selection: { rows, isAll }, filter, now, onShip }: BulkActionsProps) {
  const parcels = rows.filter((order) => shipRefusal(order) === null);
  const toStart = parcels.filter(({ packingStartedAt }) => packingStartedAt === null);
  const toPack = parcels.filter(({ packedAt }) => packedAt === null);
  const numbers = rows.map(({ number }) => number);
  const packing = useBulkPacking(isAll ? null : rows.length);
  const all = { filter, until: now };
  const idsOf = (chosen: readonly AdminOrder[]) => chosen.map(({ _id }) => _id);
  const print = (document: OrderDocument) =>
    isAll ? adminPaths.printAllOrders(document, { ...filter, until: now }) : adminPaths.printOrders(document, numbers);
  const countOf = (count: number) => (isAll ? "all" : count);
  return (
    <>
      {!isAll && <p className="text-muted text-small">{parcels.length} can be shipped</p>}
      <Button size="small" disabled={parcels.length === 0 && !isAll} onClick={onShip}>
        {isAll
          ? "Ship all"
          : parcels.length > 0
            ? `Ship ${parcels.length} ${parcels.length === 1 ? "order" : "orders"}`
            : "Ship orders"}
      </Button>
      {(isAll || toPack.length > 0) && (
        <Button
          size="small"
          variant="secondary"
          loading={packing.busy && "Saving…"}
          onClick={() => packing.markPacked(isAll ? all : { orders: idsOf(toPack), until: now })}
        >
          Mark {countOf(toPack.length)} as packed
        </Button>
      )}
      <ButtonLink href={print("slips-and-labels")} variant="secondary" size="small">
        <Printer aria-hidden className="size-4" />
        Slips and labels
      </ButtonLink>
      <RowMenu
        label="More for the selection"
        items={[
          ...(isAll || toStart.length > 0
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
      {isAll && <p className="text-muted text-tiny">Slips and labels: the first {maxPrinted} to pack.</p>}
      <FormMessage message={packing.message} />
    </>
  );
}
