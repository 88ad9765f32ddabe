import type { ComponentProps, ReactNode } from "react";
import { StatusBadge } from "@/components/ui/status-badge";

/** What importing each row of a file does. Number, name and result of the rows are in columns. */
export const ImportPreview = ({ children }: { children: ReactNode }) => (
  <ol
    aria-label="Rows"
    className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-line border-t text-small xs:grid-cols-[auto_minmax(0,1fr)_auto]"
  >
    {children}
  </ol>
);

type ImportPreviewRowProps = {
  /** The number of the row in the file. */
  line: number;
  name: string;
  badge: Omit<ComponentProps<typeof StatusBadge>, "children"> & { label: string };
  children: ReactNode;
};

/** One row. On a phone the result is below the name, so that a long name has room. */
export function ImportPreviewRow({ line, name, badge: { label, ...badge }, children }: ImportPreviewRowProps) {
  return (
    <li className="col-span-full grid grid-cols-subgrid items-baseline gap-y-1 border-line border-b py-3">
      <span className="text-muted tabular-nums">
        Row {line}
        <span className="sr-only">, </span>
      </span>
      <b className="font-semibold wrap-anywhere">{name}</b>
      <StatusBadge {...badge} className="max-xs:col-start-2">
        {label}
      </StatusBadge>
      <div className="col-start-2 -col-end-1 grid gap-1.5 wrap-anywhere empty:hidden">{children}</div>
    </li>
  );
}

/** Why a row is left out, or what is to be known about it. */
export const ImportPreviewNote = ({ isError, children }: { isError: boolean; children: string }) => (
  <p className={isError ? "text-danger" : "text-muted"}>{children}</p>
);
