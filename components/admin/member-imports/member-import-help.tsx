import { ChevronRight } from "lucide-react";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { writePlainCsv } from "@/components/admin/ui/plain-csv";
import { type MemberColumn, memberColumnNames } from "@/lib/subscriptions/imports/contracts";

const values: Record<MemberColumn, string> = {
  email: "Needed in every row. An address without an account gets one.",
  name: "Needed for a new account. The last word is the last name.",
  firstName: "Instead of the name, with the column “Last name”.",
  lastName: "Up to 60 characters.",
  plan: "Monthly, Annual, Collector or Patron. Needed in every row.",
  start: "Like 2026-03-31 or 31/03/2026. When the membership began; not in the future. Empty for today.",
  end: "The same. The last day. Empty for one period of the plan from the start.",
  note: "Up to 300 characters, for the timeline of the person. Members do not see it.",
};

const template = writePlainCsv([
  ["Email", "Name", "Plan", "Start", "End", "Note"],
  ["ada@example.org", "Ada Obi", "Annual", "2026-03-01", "2090-02-28", "From the old list"],
  ["tunde@example.org", "Tunde Bakare", "Monthly", "", "", ""],
]);

/** A template, and what each column takes. */
export function MemberImportHelp() {
  return (
    <div className="grid gap-2">
      <div>
        <DownloadLink
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(template)}`}
          fileName="members-template.csv"
        >
          Template
        </DownloadLink>
      </div>
      <details>
        <summary className="inline-flex min-h-tap items-center gap-1 text-muted text-small hover:text-ink [details[open]>&>svg]:rotate-90">
          <ChevronRight aria-hidden className="size-4" />
          What each column takes
        </summary>
        <dl className="border-line border-t text-small">
          {(Object.keys(values) as MemberColumn[]).map((column) => (
            <div key={column} className="grid gap-x-3 border-line border-b py-2 xs:grid-cols-[9rem_minmax(0,1fr)]">
              <dt className="font-semibold">{memberColumnNames[column]}</dt>
              <dd className="text-muted wrap-anywhere">{values[column]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
