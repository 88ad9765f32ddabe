import { CsvHelp } from "@/components/admin/ui/csv-help";
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
export const MemberImportHelp = () => (
  <CsvHelp
    file={{ label: "Template", name: "members-template.csv", csv: template }}
    names={memberColumnNames}
    values={values}
  />
);
