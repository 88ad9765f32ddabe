import { entryStateText } from "@/components/draws/entry-state";
import { Button, ButtonLink } from "@/components/ui/button";
import { formatLagosTime } from "@/lib/catalog/rules";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { MyEntry } from "@/lib/draws/contracts";

type OwnEntryProps = { entry: MyEntry; open: boolean; closesAt: string; roundAt: string };

/** A person's entry: its state, what comes next, its number, and what can be done now. Plain forms, which work without JavaScript. */
export function OwnEntry({ entry, open, closesAt, roundAt }: OwnEntryProps) {
  const { slug } = entry.draw;
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <p role="status" className="font-bold text-heading">
          {entryStateText(entry)}
        </p>
        {entry.state === "entered" && entry.rank === null && (
          <p>
            {open ? `Entries close on ${formatLagosTime(closesAt)}. ` : "Entries are closed. "}
            The winners are drawn after {formatLagosTime(roundAt)}, Lagos time. We email you either way.
          </p>
        )}
      </div>
      {entry.order && (
        <div className="grid gap-3">
          <p>One is held for you until {formatLagosTime(entry.order.until)}, Lagos time.</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={paths.order(entry.order.number)}>Pay the order</ButtonLink>
            <form method="post" action={apiPaths.declineHold(slug)}>
              <Button type="submit" variant="secondary">
                Decline it
              </Button>
            </form>
          </div>
        </div>
      )}
      <dl className="drop-terms border-line border-y py-4">
        <dt>Your entry number</dt>
        <dd>
          <code className="wrap-anywhere">{entry.id}</code>
        </dd>
        <dt>Tickets</dt>
        <dd>{entry.weight}</dd>
      </dl>
      <p className="text-muted text-small">The published list has this number and not your name.</p>
      {open && (
        <form method="post" action={apiPaths.withdrawEntry(slug)}>
          <Button type="submit" variant="secondary">
            Withdraw my entry
          </Button>
        </form>
      )}
    </div>
  );
}
