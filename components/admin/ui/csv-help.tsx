import { ChevronRight } from "lucide-react";
import { keysOf } from "@/lib/core/keys-of";
import { DownloadLink } from "./download-link";

type CsvHelpProps<C extends string> = {
  file: { label: string; name: string; csv: string };
  names: Readonly<Record<C, string>>;
  values: Readonly<Record<C, string>>;
};

/** A sample file of an import, and what each column takes. */
export function CsvHelp<C extends string>({ file, names, values }: CsvHelpProps<C>) {
  return (
    <div className="grid gap-2">
      <div>
        <DownloadLink href={`data:text/csv;charset=utf-8,${encodeURIComponent(file.csv)}`} fileName={file.name}>
          {file.label}
        </DownloadLink>
      </div>
      <details>
        <summary className="inline-flex min-h-tap items-center gap-1 text-muted text-small hover:text-ink [details[open]>&>svg]:rotate-90">
          <ChevronRight aria-hidden className="size-4" />
          What each column takes
        </summary>
        <dl className="border-line border-t text-small">
          {keysOf(values).map((column) => (
            <div key={column} className="grid gap-x-3 border-line border-b py-2 xs:grid-cols-[9rem_minmax(0,1fr)]">
              <dt className="font-semibold">{names[column]}</dt>
              <dd className="text-muted wrap-anywhere">{values[column]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
