import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { PrintButton } from "@/components/ui/print-button";
import { PrintStyles } from "@/components/ui/print-styles";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { AdminHeader } from "./admin-header";
import { EmptyList } from "./empty-list";

const sizes = { A4: "A4 portrait; margin: 16mm", A6: "148mm 105mm; margin: 8mm" } as const;

/**
 * With both, each document has the size of its kind, and begins a new sheet. The browser takes the size of the letters from the first sheet, so
 * that they are too large on the label.
 */
const pageSizes = {
  A4: `@page { size: ${sizes.A4}; }`,
  A6: `@page { size: ${sizes.A6}; }`,
  "A4 and A6": `@page slip { size: ${sizes.A4}; } @page label { size: ${sizes.A6}; }
  .print-slip { page: slip; } .print-label { page: label; zoom: 0.8; } .print-label > article { height: 108mm; }
  .print-slip, .print-label:not(:last-child) { break-after: page; }`,
} as const;

/** Prints the documents only, one on each sheet, black on white. */
const printStyles = (size: keyof typeof pageSizes) => `@media print {
  html, body { background: none !important; }
  body > footer, [popover] { display: none !important; }
  body .admin-shell { display: block !important; }
  body main, body main > div, body main > div > div { padding: 0 !important; margin: 0 !important; }
  ${pageSizes[size]}
}`;

type PrintLayoutProps = { title: string; size: keyof typeof pageSizes; missing: number; children: ReactNode[] };

/** The print layout of packing slips and address labels. Each child starts a new sheet. */
export function PrintLayout({ title, size, missing, children }: PrintLayoutProps) {
  return (
    <>
      <PrintStyles css={printStyles(size)} />
      <div className="print:hidden">
        <AdminHeader
          title={title}
          parents={[
            { name: "Orders", href: adminPaths.section("orders") },
            { name: "To pack", href: adminPaths.section("orders", { parcel: "to-pack", sort: "oldest" }) },
          ]}
          actions={children.length > 0 && <PrintButton />}
        >
          {children.length > 0 && `${children.length} ${children.length === 1 ? "sheet" : "sheets"} of ${size}.`}
          {missing > 0 && ` ${missing} of the selected orders have none.`}
        </AdminHeader>
      </div>
      {children.length === 0 && (
        <EmptyList
          title="Nothing to print"
          action={
            <ButtonLink href={adminPaths.packing()} size="small">
              Pack orders
            </ButtonLink>
          }
        >
          Select paid orders with an address in the list of orders, or print those that wait to be packed.
        </EmptyList>
      )}
      <div data-as-published className="grid gap-8 print:block">
        {children}
      </div>
    </>
  );
}
