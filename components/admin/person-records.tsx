import Link from "next/link";
import type { ReactNode } from "react";
import { lagosShortDay } from "@/components/ui/museum-time";
import type { PersonFile } from "@/lib/membership/people-contracts";
import { formatNaira } from "@/lib/platform/money";
import { paths } from "@/lib/platform/paths";
import { DeskTable } from "./desk-table";

type RecordsProps = { title: string; none: string; columns: readonly string[]; figures?: readonly string[] };
type Row = { key: string; cells: readonly ReactNode[] };

function Records({ title, none, rows, ...table }: RecordsProps & { rows: readonly Row[] }) {
  if (rows.length > 0) return <DeskTable caption={title} rows={rows} {...table} />;
  return (
    <section className="grid gap-2">
      <h2 className="font-bold text-subheading">{title}</h2>
      <p className="text-muted text-small">{none}</p>
    </section>
  );
}

const figure = new Intl.NumberFormat("en-NG");
const counted = (title: string, shown: number, total: number) =>
  total > shown ? `${title}, the latest ${shown} of ${figure.format(total)}` : title;

/** What a person did and what was done to them, each as a table, the latest first. */
export function PersonRecords({ person }: { person: PersonFile }) {
  const { facts, notes, orders, comments, evenings, takes, counts } = person;
  const day = (at: string) => <time dateTime={at}>{lagosShortDay(at)}</time>;
  return (
    <>
      <Records
        title="The plan's history"
        none="They never had a plan."
        columns={["When", "Plan", "What", "Reason", "By"]}
        rows={facts.map(({ key, at, words, state, reason, by }) => ({
          key,
          cells: [day(at), words, state, reason ?? "", by ?? ""],
        }))}
      />
      <Records
        title="What the desk did"
        none="The desk has done nothing to this account."
        columns={["When", "What", "Reason", "By"]}
        rows={notes.map(({ key, at, act, text, by }) => ({ key, cells: [day(at), act, text, by] }))}
      />
      <Records
        title={counted("Orders", orders.length, counts.orders)}
        none="No orders."
        columns={["When", "Number", "State", "Total"]}
        figures={["Total"]}
        rows={orders.map(({ key, at, number, state, totalKobo }) => ({
          key,
          cells: [
            day(at),
            <Link key="number" href={paths.desk("orders", { q: number })} prefetch={false} className="link">
              {number}
            </Link>,
            state,
            formatNaira(totalKobo),
          ],
        }))}
      />
      <Records
        title={counted("Comments", comments.length, counts.comments)}
        none="No comments."
        columns={["When", "Words", "State"]}
        rows={comments.map(({ key, at, words, state }) => ({ key, cells: [day(at), words, state] }))}
      />
      <Records
        title={counted("Events", evenings.length, counts.evenings)}
        none="No seats asked for."
        columns={["When", "Event", "State"]}
        rows={evenings.map(({ key, at, words, state }) => ({ key, cells: [day(at), words, state] }))}
      />
      <Records
        title="Downloads"
        none="Nothing taken."
        columns={["Last", "File", "Level", "Times"]}
        figures={["Times"]}
        rows={takes.map(({ key, at, words, state, times }) => ({ key, cells: [day(at), words, state, String(times)] }))}
      />
    </>
  );
}
