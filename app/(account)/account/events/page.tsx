import Link from "next/link";
import { CalendarFeed } from "@/components/events/calendar-feed";
import { RsvpBadge } from "@/components/events/rsvp-state";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { NeedsJavaScript } from "@/components/ui/needs-javascript";
import { Page } from "@/components/ui/page";
import { StatusBadge } from "@/components/ui/status-badge";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { getCalendarFeed } from "@/lib/events/calendar-feed";
import { listMyEvents } from "@/lib/events/queries";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Your Events");

export default async function MyEventsPage() {
  const actor = await requireCurrentUser(paths.myEvents);
  const [own, feed] = await readForPage(Promise.all([listMyEvents(actor), getCalendarFeed(actor)]));
  return (
    <Page grid className="pt-10 pb-wall">
      <header className="col-span-full grid content-start gap-3 pb-8 lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:col-span-4 lg:self-start">
        <h1 className="text-title">Your Events</h1>
        <p className="max-w-[32ch] text-muted">Your seats and waiting lists.</p>
      </header>
      <div className="col-span-full grid content-start gap-6 lg:col-span-8">
        {own.length === 0 ? (
          <EmptyState
            title="No seats yet"
            action={
              <ButtonLink href={paths.events} variant="secondary">
                Upcoming events
              </ButtonLink>
            }
          >
            Reserve a seat on the events page. Your ticket is shown here.
          </EmptyState>
        ) : (
          <ol className="border-ink border-t-2">
            {own.map(({ event, rsvp, isOver }) => (
              <li key={event._id} className="grid gap-1 border-line py-4 not-last:border-b">
                <Link href={paths.ticket(event._id)} prefetch={false} className="link justify-self-start font-bold">
                  {event.title}
                </Link>
                <p className="text-muted text-small">
                  {formatLagosDate(event.date)}, {formatLagosTime(event.date)}, Lagos time
                  {event.place && `, ${event.place}`}
                </p>
                <div>
                  {event.cancelled ? (
                    <StatusBadge tone="danger">Cancelled</StatusBadge>
                  ) : isOver ? (
                    <StatusBadge tone="muted">Over</StatusBadge>
                  ) : (
                    <RsvpBadge rsvp={rsvp} />
                  )}
                </div>
              </li>
            ))}
          </ol>
        )}
        <NeedsJavaScript>The address of your calendar is created with JavaScript only.</NeedsJavaScript>
        <CalendarFeed url={feed} />
      </div>
    </Page>
  );
}
