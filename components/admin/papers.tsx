import type { ReactNode } from "react";
import { PrintButton } from "@/components/shop/print-button";
import { ButtonLink } from "@/components/ui/button";
import { deskPaths } from "@/lib/platform/desk-paths";
import { DeskHead } from "./desk-head";

const sizes = { A4: "A4 portrait; margin: 16mm", A6: "148mm 105mm; margin: 8mm" } as const;

/** On paper there is nothing but the papers, one to a sheet, black on white. */
const onPaperOnly = (size: keyof typeof sizes) => `@media print {
  html, body { background: none !important; }
  body > header, body > footer, body > a, [popover] { display: none !important; }
  body main, body main > div, body main > div > div { padding: 0 !important; margin: 0 !important; }
  @page { size: ${sizes[size]}; }
}`;

type PapersProps = { title: string; size: keyof typeof sizes; missing: number; children: ReactNode[] };

/** Papers of some orders as they leave the printer: what is between them here is a new sheet there. */
export function Papers({ title, size, missing, children }: PapersProps) {
  return (
    <>
      <style>{onPaperOnly(size)}</style>
      <div className="print:hidden">
        <DeskHead
          title={title}
          actions={
            <>
              {children.length > 0 && <PrintButton />}
              <ButtonLink
                href={deskPaths.desk("orders", { parcel: "to-pack", sort: "oldest" })}
                look="quiet"
                size="small"
              >
                To pack
              </ButtonLink>
            </>
          }
        >
          {children.length} {children.length === 1 ? "sheet" : "sheets"} of {size}.
          {missing > 0 && ` ${missing} of the orders asked for have none.`}
        </DeskHead>
      </div>
      <div className="grid gap-8 print:block">{children}</div>
    </>
  );
}
