import Link from "next/link";
import type { ReactNode } from "react";
import { lagosShortDay } from "@/components/ui/museum-time";
import type { PersonFile } from "@/lib/membership/people-contracts";
import { deskPaths } from "@/lib/platform/desk-paths";
import { formatNaira } from "@/lib/platform/money";
import { DeskTable } from "./desk-table";

type RecordsProps = { title: string; none: string; columns: readonly string[]; figures?: readonly string[] };
type Row = { key: string; cells: readonly ReactNode[] };

function Records({ title, none, rows, columns, figures }: RecordsProps & { rows: readonly Row[] }) {
  // A column of which no row says anything is left out: on a phone it would be an empty line of every card.
  const said = columns.map((_, place) => rows.some(({ cells }) => cells[place] !== ""));
  const kept = <T,>(all: readonly T[]) => all.filter((_, place) => said[place]);
  const shown = rows.map(({ key, cells }) => ({ key, cells: kept(cells) }));
  if (rows.length > 0) return <DeskTable caption={title} rows={shown} columns={kept(columns)} figures={figures} />;
  return (
    <section className="grid gap-2">
      <h2 className="font-bold text-subheading">{title}</h2>
      <p className="text-muted text-small">{none}</p>
    </section>
  );
}

/** What the audit log calls an act, in words. */
const deeds: Readonly<Record<string, string>> = {
  "user.disable": "Account disabled",
  "user.enable": "Account enabled",
  "user.make-admin": "Made an admin",
  "user.unmake-admin": "Admin no more",
  "user.sign-out": "Signed out everywhere",
  "user.resend-verification": "Verification sent again",
  "factor.take-off": "Second factor taken off",
  "membership.grant": "Plan granted",
  "membership.end": "Plan ended",
  "receipt.refuse": "Receipt refused",
};
const inSentence = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const figure = new Intl.NumberFormat("en-NG");
const counted = (title: string, shown: number, total: number) =>
  total > shown ? `${title}, the latest ${shown} of ${figure.format(total)}` : title;

/** What a person did and what was done to them, each as a table, the latest first. */
export function PersonRecords({ person }: { person: PersonFile }) {
  const { facts, notes, orders, comments, evenings, takes, counts } = person;
  const day = (at: string) => (
    <time dateTime={at} className="whitespace-nowrap">
      {lagosShortDay(at)}
    </time>
  );
  const standing = (state: string) => <span className="whitespace-nowrap">{inSentence(state)}</span>;
  return (
    <>
      <Records
        title="The plan's history"
        none="They never had a plan."
        columns={["When", "Plan", "What", "Reason", "By"]}
        rows={facts.map(({ key, at, words, state, reason, by }) => ({
          key,
          cells: [day(at), words, inSentence(state), reason ?? "", by ?? ""],
        }))}
      />
      <Records
        title="What the desk did"
        none="The desk has done nothing to this account."
        columns={["When", "What", "Reason", "By"]}
        rows={notes.map(({ key, at, act, text, by }) => ({ key, cells: [day(at), deeds[act] ?? act, text, by] }))}
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
            <Link key="number" href={deskPaths.desk("orders", { q: number })} prefetch={false} className="link">
              {number}
            </Link>,
            standing(state),
            formatNaira(totalKobo),
          ],
        }))}
      />
      <Records
        title={counted("Comments", comments.length, counts.comments)}
        none="No comments."
        columns={["When", "Words", "State"]}
        rows={comments.map(({ key, at, words, state }) => ({ key, cells: [day(at), words, standing(state)] }))}
      />
      <Records
        title={counted("Events", evenings.length, counts.evenings)}
        none="No seats asked for."
        columns={["When", "Event", "State"]}
        rows={evenings.map(({ key, at, words, state }) => ({ key, cells: [day(at), words, standing(state)] }))}
      />
      <Records
        title="Downloads"
        none="Nothing taken."
        columns={["Last", "File", "Level", "Times"]}
        figures={["Times"]}
        rows={takes.map(({ key, at, words, state, times }) => ({
          key,
          cells: [day(at), words, standing(state), String(times)],
        }))}
      />
    </>
  );
}
