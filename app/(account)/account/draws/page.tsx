import Link from "next/link";
import { entryStateText } from "@/components/draws/entry-state";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Page } from "@/components/ui/page";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { listMyEntries } from "@/lib/draws/queries";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Your Draws");

export default async function MyDrawsPage() {
  const { _id } = await requireCurrentUser(paths.myDraws);
  const entries = await readForPage(listMyEntries(_id));
  return (
    <Page grid className="pt-10 pb-wall">
      <header className="col-span-full grid content-start gap-3 pb-8 lg:col-span-4">
        <h1 className="text-title">Your Draws</h1>
        <p className="max-w-[32ch] text-muted">The draws that you have entered.</p>
      </header>
      <div className="col-span-full grid content-start gap-6 lg:col-span-8">
        {entries.length === 0 ? (
          <EmptyState
            title="No entries yet"
            action={
              <ButtonLink href={paths.drops} variant="secondary">
                Drops
              </ButtonLink>
            }
          >
            The page of a drop says when it is given by a draw.
          </EmptyState>
        ) : (
          <ol className="border-ink border-t-2">
            {entries.map((entry) => (
              <li key={entry.id} className="grid gap-1 border-line border-b py-4">
                <Link
                  href={paths.myDraw(entry.draw.slug)}
                  prefetch={false}
                  className="link wrap-anywhere justify-self-start font-bold"
                >
                  {entry.draw.product}
                </Link>
                <p>{entry.draw.state === "cancelled" ? "The draw is cancelled." : entryStateText(entry)}</p>
                <p className="text-muted text-small">
                  Entries until {formatLagosDate(entry.draw.closesAt)}, {formatLagosTime(entry.draw.closesAt)}
                </p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Page>
  );
}
