import { Card } from "@/components/admin/ui/card";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatNaira } from "@/lib/core/money";
import type { MembershipReport as Report } from "@/lib/workflows/contracts";
import { formatMonth } from "./month-name";

/** What the cards that renew bring a month, and the members who came and went in each month. */
export function MembershipReport({ report: { members, trials, renewing, monthlyKobo, months } }: { report: Report }) {
  return (
    <Card title="Members by month">
      <p className="max-w-[72ch] text-muted text-small">
        {`${formatNaira(monthlyKobo)} a month renews by card, from ${renewing} of ${members} ${members === 1 ? "member" : "members"}. “Members” are those at the end of the month. A yearly plan counts in twelve parts; plans that are paid once each time, or given by an admin, are not in it. ${trials === 1 ? "One free trial runs" : `${trials} free trials run`}; trials are neither members nor revenue.`}
      </p>
      <DataTable
        caption="The last 12 months"
        hideCaption
        columns={["Month", "Began", "Ended", "Members"]}
        numericColumns={["Began", "Ended", "Members"]}
        rows={months.map(({ month, gained, lost, members: atEnd }) => ({
          key: month,
          cells: [formatMonth(month), gained, lost, atEnd],
        }))}
      />
    </Card>
  );
}
