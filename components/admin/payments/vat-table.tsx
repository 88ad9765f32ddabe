import { DataTable } from "@/components/admin/ui/data-table";
import { formatNaira } from "@/lib/core/money";
import type { VatMonth, VatSums } from "@/lib/workflows/contracts";
import { formatMonth } from "./month-name";

const kindLabels: Record<VatMonth["kinds"][number]["kind"], string> = {
  shop: "Shop",
  memberships: "Memberships",
  auctions: "Auctions",
  gifts: "Gift memberships",
  tickets: "Event tickets",
  vouchers: "Gift vouchers",
};

const toCells = (name: string, sums: VatSums, bold: boolean) =>
  [
    name,
    sums.documents,
    formatNaira(sums.salesKobo),
    formatNaira(-sums.refundsKobo),
    formatNaira(sums.netKobo),
    formatNaira(sums.vatKobo),
    formatNaira(sums.grossKobo),
  ].map((cell, index) => (bold ? <b key={index === 0 ? "name" : `column ${index}`}>{cell}</b> : cell));

/** The VAT of one month by kind, with the total. */
export function VatTable({ month: { month, kinds, total } }: { month: VatMonth }) {
  return (
    <DataTable
      isFigures
      caption={formatMonth(month)}
      columns={["Kind", "Documents", "Sales", "Refunds", "Net", "VAT", "Gross"]}
      numericColumns={["Documents", "Sales", "Refunds", "Net", "VAT", "Gross"]}
      rows={[
        ...kinds.map((sums) => ({ key: sums.kind, cells: toCells(kindLabels[sums.kind], sums, false) })),
        { key: "total", cells: toCells("Total", total, true) },
      ]}
    />
  );
}
