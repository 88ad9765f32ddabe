import Link from "next/link";
import { entryStateText } from "@/components/draws/entry-state";
import { Button, ButtonLink } from "@/components/ui/button";
import { formatLagosTime } from "@/lib/catalog/rules";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { MyEntry } from "@/lib/draws/contracts";

/** A person's entry: its number, its state, and what can be done now. Plain forms, which work without JavaScript. */
export function OwnEntry({ entry, open }: { entry: MyEntry; open: boolean }) {
  const { slug } = entry.draw;
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status" className="font-bold text-subheading">
        {entryStateText(entry)}
      </p>
      <p className="wrap-anywhere">
        Your entry number is <code>{entry.id}</code>, with{" "}
        {entry.weight === 1 ? "one ticket" : `${entry.weight} tickets`}. The published list has this number and not your
        name.
      </p>
      {entry.order && (
        <>
          <p>One unit is held for you until {formatLagosTime(entry.order.until)}, Lagos time.</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={paths.order(entry.order.number)}>Pay the order</ButtonLink>
            <form method="post" action={apiPaths.declineHold(slug)}>
              <Button type="submit" variant="quiet">
                Decline it
              </Button>
            </form>
          </div>
        </>
      )}
      {open && (
        <form method="post" action={apiPaths.withdrawEntry(slug)}>
          <Button type="submit" variant="quiet">
            Withdraw my entry
          </Button>
        </form>
      )}
      <Link href={paths.draw(slug)} prefetch={false} className="link">
        Rules and report
      </Link>
    </div>
  );
}
