import { DrawRow } from "@/components/draws/draw-row";
import { entryStateText } from "@/components/draws/entry-state";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Page } from "@/components/ui/page";
import { formatLagosTime } from "@/lib/catalog/rules";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { listMyEntries, listOpenDraws } from "@/lib/draws/queries";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Your Draws");

/** The draws that the user has entered, and those that they may enter. */
export default async function MyDrawsPage() {
  const { _id } = await requireCurrentUser(paths.myDraws);
  const [entries, openDraws] = await readForPage(Promise.all([listMyEntries(_id), listOpenDraws(_id)]));
  return (
    <Page grid className="pt-10 pb-wall">
      <header className="col-span-full grid content-start gap-3 pb-8 lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:col-span-4 lg:self-start">
        <h1 className="text-title">Your Draws</h1>
        <p className="max-w-[32ch] text-muted">
          Some drops are given by a draw. Entering costs nothing, and nobody has to be fast.
        </p>
      </header>
      <div className="col-span-full grid content-start gap-10 lg:col-span-8">
        {openDraws.length > 0 && (
          <section aria-labelledby="open" className="grid gap-4">
            <h2 id="open" className="text-heading">
              To enter
            </h2>
            <ul className="border-ink border-t-2">
              {openDraws.map((draw) => (
                <DrawRow key={draw.slug} draw={draw} href={paths.draw(draw.slug)}>
                  <p className="text-muted text-small">
                    Entries from {formatLagosTime(draw.opensAt)} to {formatLagosTime(draw.closesAt)}, Lagos time
                  </p>
                </DrawRow>
              ))}
            </ul>
          </section>
        )}
        {entries.length > 0 && (
          <section aria-labelledby="entered" className="grid gap-4">
            <h2 id="entered" className="text-heading">
              Entered
            </h2>
            <ol className="border-ink border-t-2">
              {entries.map((entry) => (
                <DrawRow key={entry.id} draw={entry.draw} href={paths.myDraw(entry.draw.slug)}>
                  <p>{entry.draw.state === "cancelled" ? "The draw is cancelled." : entryStateText(entry)}</p>
                  <p className="text-muted text-small">
                    Entries until {formatLagosTime(entry.draw.closesAt)}, Lagos time
                  </p>
                </DrawRow>
              ))}
            </ol>
          </section>
        )}
        {entries.length + openDraws.length === 0 && (
          <EmptyState
            title="No entries yet"
            action={
              <ButtonLink href={paths.drops} variant="secondary">
                See the drops
              </ButtonLink>
            }
          >
            No draw accepts entries at the moment. The page of a drop says when it is given by one.
          </EmptyState>
        )}
      </div>
    </Page>
  );
}
