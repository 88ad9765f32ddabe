import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Mark } from "@/components/ui/mark";
import { lagosClock, lagosDay } from "@/components/ui/museum-time";
import { Page } from "@/components/ui/page";
import { listOwnEvents } from "@/lib/community/seat-queries";
import { requireViewer } from "@/lib/http/viewer";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Your Evenings");

export default async function OwnEventsPage() {
  const own = await listOwnEvents(await requireViewer(paths.ownEvents));
  return (
    <Page grid className="pt-10 pb-wall">
      <header className="col-span-full grid content-start gap-3 pb-8 lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:col-span-4 lg:self-start">
        <h1 className="text-title">Your Evenings</h1>
        <p className="max-w-[32ch] text-muted">The seats that are kept under your name, and the lines you stand in.</p>
      </header>
      <div className="col-span-full grid content-start gap-6 lg:col-span-8">
        {own.length === 0 ? (
          <EmptyState
            title="No seat is kept for you yet"
            action={
              <ButtonLink href={paths.events} look="secondary">
                The evenings to come
              </ButtonLink>
            }
          >
            Keep one on the page of the evenings; the ticket then lies here.
          </EmptyState>
        ) : (
          <ol className="border-ink border-t-2">
            {own.map(({ event, standing, isOver }) => (
              <li key={event._id} className="grid gap-1 border-line border-b py-4">
                <Link href={paths.ticket(event._id)} prefetch={false} className="link justify-self-start font-bold">
                  {event.title}
                </Link>
                <p className="text-muted text-small">
                  {lagosDay(event.date)}, {lagosClock(event.date)}
                  {event.place && `, ${event.place}`}
                </p>
                <div>
                  {event.cancelled ? (
                    <Mark tone="danger">Cancelled</Mark>
                  ) : isOver ? (
                    <Mark tone="muted">Has been</Mark>
                  ) : standing.status === "seat" ? (
                    <Mark shape="dot" tone="success">
                      Your seat is kept
                    </Mark>
                  ) : (
                    <Mark shape="half" tone="warn">{`Number ${standing.place} in line`}</Mark>
                  )}
                </div>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Page>
  );
}
