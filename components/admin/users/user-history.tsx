import Link from "next/link";
import type { ReactNode } from "react";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import type { UserDetail } from "@/lib/auth/admin-contracts";
import { formatNaira } from "@/lib/core/money";
import { adminPaths } from "@/lib/core/urls/admin-paths";

type HistoryTableProps = {
  title: string;
  emptyText: string;
  columns: readonly string[];
  numericColumns?: readonly string[];
};
type Row = { key: string; cells: readonly ReactNode[] };

function HistoryTable({
  title,
  emptyText,
  rows,
  columns,
  numericColumns,
}: HistoryTableProps & { rows: readonly Row[] }) {
  // Empty columns are left out: on a phone they would be an empty line of every card.
  const hasContent = columns.map((_, index) => rows.some(({ cells }) => cells[index] !== ""));
  const withContent = <T,>(all: readonly T[]) => all.filter((_, index) => hasContent[index]);
  const shown = rows.map(({ key, cells }) => ({ key, cells: withContent(cells) }));
  if (rows.length > 0)
    return <DataTable caption={title} rows={shown} columns={withContent(columns)} numericColumns={numericColumns} />;
  return (
    <section className="grid gap-2">
      <h2 className="font-bold text-subheading">{title}</h2>
      <p className="text-muted text-small">{emptyText}</p>
    </section>
  );
}

/** Labels of the audit actions. */
const auditLabels: Readonly<Record<string, string>> = {
  "user.disable": "Account disabled",
  "user.enable": "Account enabled",
  "user.grant-admin": "Made an admin",
  "user.revoke-admin": "Admin role removed",
  "user.revoke-sessions": "Logged out everywhere",
  "user.resend-verification": "Verification sent again",
  "mfa.disable-by-admin": "Two-factor authentication turned off",
  "subscription.grant": "Plan granted",
  "subscription.end": "Plan ended",
  "payment-proof.refuse": "Payment proof rejected",
};
const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const numberFormat = new Intl.NumberFormat("en-NG");
const titleWithCount = (title: string, shown: number, total: number) =>
  total > shown ? `${title}, the latest ${shown} of ${numberFormat.format(total)}` : title;

/** The history of a user as tables, latest first. */
export function UserHistory({ user }: { user: UserDetail }) {
  const { subscriptionEntries, adminActions, orders, comments, events, downloads, counts } = user;
  const day = (at: string) => (
    <time dateTime={at} className="whitespace-nowrap">
      {formatLagosShortDate(at)}
    </time>
  );
  const statusCell = (state: string) => <span className="whitespace-nowrap">{capitalize(state)}</span>;
  return (
    <>
      <HistoryTable
        title="Plan history"
        emptyText="No plans."
        columns={["Time", "Plan", "Event", "Reason", "By"]}
        rows={subscriptionEntries.map(({ key, at, text, state, reason, by }) => ({
          key,
          cells: [day(at), text, capitalize(state), reason ?? "", by ?? ""],
        }))}
      />
      <HistoryTable
        title="Admin actions"
        emptyText="No admin actions."
        columns={["Time", "Action", "Reason", "By"]}
        rows={adminActions.map(({ key, at, action, text, by }) => ({
          key,
          cells: [day(at), auditLabels[action] ?? action, text, by],
        }))}
      />
      <HistoryTable
        title={titleWithCount("Orders", orders.length, counts.orders)}
        emptyText="No orders."
        columns={["Time", "Number", "Status", "Total"]}
        numericColumns={["Total"]}
        rows={orders.map(({ key, at, number, state, totalKobo }) => ({
          key,
          cells: [
            day(at),
            <Link key="number" href={adminPaths.section("orders", { q: number })} prefetch={false} className="link">
              {number}
            </Link>,
            statusCell(state),
            formatNaira(totalKobo),
          ],
        }))}
      />
      <HistoryTable
        title={titleWithCount("Comments", comments.length, counts.comments)}
        emptyText="No comments."
        columns={["Time", "Text", "Status"]}
        rows={comments.map(({ key, at, text, state }) => ({ key, cells: [day(at), text, statusCell(state)] }))}
      />
      <HistoryTable
        title={titleWithCount("Events", events.length, counts.events)}
        emptyText="No RSVPs."
        columns={["Time", "Event", "Status"]}
        rows={events.map(({ key, at, text, state }) => ({ key, cells: [day(at), text, statusCell(state)] }))}
      />
      <HistoryTable
        title="Downloads"
        emptyText="No downloads."
        columns={["Last", "File", "Level", "Count"]}
        numericColumns={["Count"]}
        rows={downloads.map(({ key, at, text, state, times }) => ({
          key,
          cells: [day(at), text, statusCell(state), String(times)],
        }))}
      />
    </>
  );
}
