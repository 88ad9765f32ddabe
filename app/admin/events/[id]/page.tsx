import { notFound } from "next/navigation";
import { AddGuest } from "@/components/admin/events/add-guest";
import { AttendeesTable } from "@/components/admin/events/attendees-table";
import { CancelEvent } from "@/components/admin/events/cancel-event";
import { DuplicateEvent } from "@/components/admin/events/duplicate-event";
import { EventForm } from "@/components/admin/events/event-form";
import { MessageAttendees } from "@/components/admin/events/message-attendees";
import { SentMessages } from "@/components/admin/events/sent-messages";
import { WaitlistTable } from "@/components/admin/events/waitlist-table";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { cardClass } from "@/components/admin/ui/form-section";
import { Pagination } from "@/components/admin/ui/pagination";
import { VersionList } from "@/components/admin/versions/version-list";
import { artworkOptions } from "@/components/events/event-artwork";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { formatNaira, toKobo } from "@/lib/core/money";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { getAdminEvent, getEventFields, isUpcoming } from "@/lib/events/admin-queries";
import { listAttendees, listWaitlist } from "@/lib/events/guest-queries";
import { listMessages } from "@/lib/events/message-attendees";
import { isPaidEvent } from "@/lib/events/rules";
import { requireAdmin } from "@/lib/http/current-user";
import { cursorQuery, parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { listVersions } from "@/lib/versions/queries";

export const metadata = privatePageMetadata("Edit an event");

type EditEventPageProps = { params: Promise<{ id: string }>; searchParams: SearchParams };

export default async function EditEventPage({ params, searchParams }: EditEventPageProps) {
  const { id } = await params;
  await requireAdmin(adminPaths.editEvent(id), "events");
  const { cursor } = await parsePageQuery(cursorQuery, searchParams);
  const event = (await readForPage(getAdminEvent(id))) ?? notFound();
  const [{ guests, nextCursor, total }, waiting, canBeCancelled, fields, versions, messages] = await readForPage(
    Promise.all([
      listAttendees(id, { cursor }),
      listWaitlist(id),
      isUpcoming(event),
      getEventFields(id),
      listVersions("event", id),
      listMessages(id),
    ]),
  );
  const isPaid = isPaidEvent(event.prices);
  return (
    <>
      <AdminHeader
        title={event.title}
        parents={[{ name: "Events", href: adminPaths.section("events") }]}
        publicPath={paths.event(id)}
        actions={
          <>
            <ButtonLink href={paths.checkIn(id)} variant="secondary" size="small">
              Check-in
            </ButtonLink>
            <DuplicateEvent id={id} title={event.title} />
            {canBeCancelled && (
              <CancelEvent
                id={id}
                title={event.title}
                attendees={total + event.waiting + event.offered + event.held}
                isPaid={isPaid}
              />
            )}
          </>
        }
      >
        {event.seatsTaken} {event.seatsTaken === 1 ? "seat" : "seats"} taken
        {event.capacity !== null && ` of ${event.capacity}`}, {event.waiting} waiting, {event.checkedIn} checked in
        {event.offered > 0 && `, ${event.offered} offered`}
        {event.held > 0 && `, ${event.held} being paid for`}
        {event.unconfirmed > 0 && `, ${event.unconfirmed} not confirmed`}
        {isPaid && `, ${formatNaira(toKobo(event.paid))} paid`}.{" "}
        <a href="#guests" className="link xl:hidden">
          Attendees
        </a>
      </AdminHeader>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <div>
          {event.cancelled ? (
            <Alert tone="warning">{`Cancelled. ${event.cancelled}`}</Alert>
          ) : (
            <EventForm key={event.version} event={event} fields={fields} artworks={artworkOptions} />
          )}
        </div>
        <div className="grid gap-5">
          {waiting.length > 0 && (
            <section aria-labelledby="waitlist" className={cardClass}>
              <h2 id="waitlist" className="flex flex-wrap items-baseline gap-x-3 font-bold text-base">
                Waiting list
                <span className="font-normal text-muted text-small">
                  {event.waiting === 1 ? "1 person" : `${event.waiting} people`}; the first is offered the next free
                  seat
                </span>
              </h2>
              <WaitlistTable
                eventId={id}
                waiting={waiting}
                capacity={event.capacity}
                isPaid={isPaid}
                canChange={canBeCancelled}
              />
            </section>
          )}
          <section aria-labelledby="guests" className={cardClass}>
            <div className="flex flex-wrap items-baseline justify-between gap-4">
              <h2 id="guests" className="font-bold text-base">
                Attendees
              </h2>
              {total + waiting.length > 0 && <DownloadLink href={adminApiPaths.attendees(id)}>Export CSV</DownloadLink>}
            </div>
            <AttendeesTable
              eventId={id}
              attendees={guests}
              questions={event.questions}
              isPaid={isPaid}
              capacity={event.capacity}
              hasWaiting={event.waiting > 0}
              canChange={canBeCancelled}
            />
            {total > 0 && (
              <Pagination
                shown={guests.length}
                total={total}
                itemNames={["attendee", "attendees"]}
                first={cursor ? adminPaths.editEvent(id) : null}
                next={nextCursor && adminPaths.editEvent(id, { cursor: nextCursor })}
              />
            )}
            {canBeCancelled && <AddGuest id={id} />}
          </section>
          {total + waiting.length > 0 && <MessageAttendees id={id} />}
          <SentMessages messages={messages} />
        </div>
      </div>
      {!event.cancelled && <VersionList kind="event" versions={versions} current={event.version} />}
    </>
  );
}
