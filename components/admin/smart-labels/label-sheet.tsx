import { LabelQr } from "@/components/smart-labels/label-qr";
import type { PrintedLabel } from "@/lib/catalog/admin-contracts";
import { paths } from "@/lib/core/urls/paths";

/** Labels to cut out: QR code, typed code and item. Black on white in both themes. */
export function LabelSheet({ labels, site }: { labels: readonly PrintedLabel[]; site: string }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-3 print:gap-0">
      {labels.map(({ code, name, number, editionSize }) => (
        <li
          key={code}
          className="on-paper grid break-inside-avoid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-3 p-2 outline-1 outline-line outline-dashed"
        >
          <LabelQr url={`${site}${paths.label(code)}`} className="w-full" />
          <div className="grid gap-1">
            <b className="text-small leading-tight">{name}</b>
            <span className="text-tiny">
              {number === null ? "Museum collection" : `No. ${number}${editionSize ? ` of ${editionSize}` : ""}`}
            </span>
            <span className="font-mono text-tiny">{code}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
