import { DataTable } from "@/components/admin/ui/data-table";
import { StatList } from "@/components/admin/ui/stat-list";
import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import type { Rehearsal, RehearsalReport } from "@/lib/rehearsals/contracts";
import { mailName } from "@/lib/rehearsals/rules";

const milliseconds = (ms: number) => `${ms.toLocaleString("en-GB")} ms`;
const sizeName = (name: string) => name || "All";

function summary({ sold, duplicates, stockDifferences, lastNumber }: RehearsalReport): string {
  const numbers = lastNumber === null ? "" : ` The last number was ${lastNumber}.`;
  if (duplicates + stockDifferences === 0)
    return `${sold} sold. None was sold twice, and the stock agrees with its ledger.${numbers}`;
  const twice = duplicates === 1 ? "1 was sold twice" : `${duplicates} were sold twice`;
  const sizes = stockDifferences === 1 ? "1 size differs" : `${stockDifferences} sizes differ`;
  return `${sold} sold. ${twice}, and ${sizes} from the ledger of the stock: do not open this drop.${numbers}`;
}

/** What a rehearsal found. */
export function RehearsalReportView({ rehearsal }: { rehearsal: Rehearsal }) {
  const { report, plan, startedAt, startedBy } = rehearsal;
  if (!report) return <p>{rehearsal.failure ?? "This rehearsal was cancelled and has no report."}</p>;
  const figures: (readonly [string, string | number])[] = [
    ["Sold", report.sold],
    ["Sold twice", report.duplicates],
    ["Tries to order", report.attempts],
    ["Refused", report.refused.reduce((sum, { count }) => sum + count, 0)],
    ["Cards declined", report.declined],
    ["Transfers abandoned", report.abandoned],
    ["Placing an order, median", milliseconds(report.medianMs)],
    ["Placing an order, 95 of 100", milliseconds(report.p95Ms)],
  ];
  return (
    <section aria-labelledby="report" className="grid gap-8">
      <div className="grid gap-2">
        <h2 id="report" className="text-subheading">
          Report of {formatLagosMoment(startedAt)}
        </h2>
        <p>{summary(report)}</p>
        <p className="text-muted text-small">
          {startedBy && `Started by ${startedBy} with `}
          {plan.buyers === 1 ? "1 buyer" : `${plan.buyers} buyers`}: {plan.failingCards} % declined cards,{" "}
          {plan.slowPhones} % slow phones, {plan.abandonedTransfers} % abandoned transfers.
        </p>
      </div>
      <StatList items={figures} />
      <DataTable
        caption="Why orders were refused"
        columns={["Sentence that the buyer reads", "Times"]}
        numericColumns={["Times"]}
        rows={report.refused.map(({ why, count }) => ({ key: why, cells: [why, count] }))}
      />
      <DataTable
        caption="What ran out first"
        columns={["Size", "After orders", "Left at the end"]}
        numericColumns={["After orders", "Left at the end"]}
        rows={report.left
          .map((size) => ({ ...size, ended: report.ranOut.find(({ name }) => name === size.name)?.afterOrders }))
          .sort((a, b) => (a.ended ?? Number.MAX_SAFE_INTEGER) - (b.ended ?? Number.MAX_SAFE_INTEGER))
          .map(({ name, count, ended }) => ({ key: name, cells: [sizeName(name), ended ?? "did not run out", count] }))}
      />
      <DataTable
        caption="Emails that would be sent"
        columns={["Email", "Number"]}
        numericColumns={["Number"]}
        rows={report.mails.map(({ kind, count }) => ({ key: kind, cells: [mailName(kind), count] }))}
      />
    </section>
  );
}
