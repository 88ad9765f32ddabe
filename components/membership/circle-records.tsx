import { Mark } from "@/components/ui/mark";
import { lagosShortDay } from "@/components/ui/museum-time";
import type { MembershipReceipt, PerkLine } from "@/lib/membership/contracts";
import { apiPaths } from "@/lib/platform/api-paths";
import { formatNaira, toKobo } from "@/lib/platform/money";
import { CircleAction } from "./circle-action";
import { planWords } from "./plan-words";
import { perkWords, tiers } from "./tiers";

/** What was paid for the Circle, newest first, and the time that each payment bought. */
export function ReceiptList({ receipts }: { receipts: readonly MembershipReceipt[] }) {
  if (receipts.length === 0) return <p className="text-muted">Nothing has been paid yet.</p>;
  return (
    <ul className="border-ink border-t-2">
      {receipts.map(({ reference, plan, amount, paidAt, from, to }) => (
        <li key={reference} className="grid grid-cols-[1fr_auto] gap-x-4 border-line border-b py-3">
          <span className="font-semibold">
            {tiers[plan].name}, {lagosShortDay(from)} to {lagosShortDay(to)}
          </span>
          <span className="font-bold">{formatNaira(toKobo(amount))}</span>
          <span className="text-muted text-small">
            Paid on {lagosShortDay(paidAt)}, reference <span className="whitespace-nowrap">{reference}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const wordsOf = (perk: string): string =>
  perk === "shoutout"
    ? "Personalized shoutout"
    : (Object.entries(perkWords).find(([name]) => name === perk)?.[1].words ?? perk);

const marks = { due: "ring", received: "dot" } as const;
const said = { due: "Due", received: "Received" } as const;

/** The perk ledger: what was promised, what is on its way, what has come. */
export function PerkLedger({ lines }: { lines: readonly PerkLine[] }) {
  if (lines.length === 0) {
    return (
      <p className="text-muted">
        {planWords.yearly.name} and {planWords.collector.name} members are sent things; each stands here until it has
        come.
      </p>
    );
  }
  return (
    <ul className="border-ink border-t-2">
      {lines.map(({ id, perk, period, status, dueAt }) => (
        <li key={id} className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 border-line border-b py-3">
          <span>
            <span className="font-semibold">{wordsOf(perk)}</span>
            <span className="block text-muted text-small">
              {period.replace("-Q", ", quarter ")}, due from {lagosShortDay(dueAt)}
            </span>
          </span>
          {status === "sent" ? (
            <CircleAction action={apiPaths.receivePerk(id)} label="I received it" busy="Noting…" />
          ) : (
            <Mark shape={marks[status]}>{said[status]}</Mark>
          )}
        </li>
      ))}
    </ul>
  );
}
