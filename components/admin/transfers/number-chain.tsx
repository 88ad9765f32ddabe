import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { formatNaira, toKobo } from "@/lib/core/money";
import { ownershipKindLabels } from "@/lib/ownership/rules";
import type { AdminNumber } from "@/lib/transfers/admin-contracts";

/** The chain of owners with their accounts, and how each is named in public. */
export function NumberChain({ chain }: Pick<AdminNumber, "chain">) {
  return (
    <DataTable
      caption="Owners"
      hideCaption
      numericColumns={["Price"]}
      columns={["No.", "Owner", "In public", "How", "From", "Until", "Price"]}
      rows={chain.map(({ position, owner, name, kind, acquiredAt, endedAt, price }) => ({
        key: String(position),
        cells: [
          position,
          owner ? (
            <span key="owner" className="grid">
              <span>{owner.name}</span>
              <span className="wrap-anywhere text-muted text-tiny">{owner.email}</span>
            </span>
          ) : (
            "Closed account"
          ),
          name,
          ownershipKindLabels[kind],
          formatLagosShortDate(acquiredAt),
          endedAt === null ? "Owner now" : formatLagosShortDate(endedAt),
          price === null ? "None" : formatNaira(toKobo(price)),
        ],
      }))}
    />
  );
}
