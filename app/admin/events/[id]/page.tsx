import { notFound } from "next/navigation";
import { AttendeesTable } from "@/components/admin/events/attendees-table";
import { CancelEvent } from "@/components/admin/events/cancel-event";
import { DuplicateEvent } from "@/components/admin/events/duplicate-event";
import { EventForm } from "@/components/admin/events/event-form";
import { WaitlistTable } from "@/components/admin/events/waitlist-table";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { VersionList } from "@/components/admin/versions/version-list";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { getAdminEvent, getEventFields, isUpcoming, listAttendees, listWaitlist } from "@/lib/events/admin-queries";
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
  const [{ guests, nextCursor, total }, waiting, canBeCancelled, fields, versions] = await readForPage(
    Promise.all([
      listAttendees(id, { cursor }),
      listWaitlist(id),
      isUpcoming(event),
      getEventFields(id),
      listVersions("event", id),
    ]),
  );
  return (
    <>
      <AdminHeader
        title={event.title}
        parents={[{ name: "Events", href: adminPaths.section("events") }]}
        publicPath={paths.events}
        actions={
          <>
            <ButtonLink href={paths.checkIn(id)} variant="secondary" size="small">
              Check-in
            </ButtonLink>
            <DuplicateEvent id={id} title={event.title} />
            {canBeCancelled && <CancelEvent id={id} title={event.title} attendees={total + event.waiting} />}
          </>
        }
      >
        {event.seatsTaken} {event.seatsTaken === 1 ? "seat" : "seats"} taken
        {event.capacity !== null && ` of ${event.capacity}`}, {event.waiting} waiting, {event.checkedIn} checked in.
      </AdminHeader>
      <div className="grid items-start gap-x-gutter gap-y-12 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <div className="grid gap-10 xl:order-last">
          {waiting.length > 0 && (
            <section aria-labelledby="waitlist" className="grid gap-4">
              <h2 id="waitlist" className="flex flex-wrap items-baseline gap-x-3 text-subheading">
                Waiting list
                <span className="font-normal text-muted text-small">
                  {event.waiting === 1 ? "1 person" : `${event.waiting} people`}; the first gets the next free seat
                </span>
              </h2>
              <WaitlistTable eventId={id} waiting={waiting} capacity={event.capacity} canChange={canBeCancelled} />
            </section>
          )}
          <section aria-labelledby="guests" className="grid gap-4">
            <div className="flex flex-wrap items-baseline justify-between gap-4">
              <h2 id="guests" className="text-subheading">
                Attendees
              </h2>
              {total + waiting.length > 0 && (
                <DownloadLink href={adminApiPaths.exportGuests(id)}>Export CSV</DownloadLink>
              )}
            </div>
            <AttendeesTable attendees={guests} />
            <Pagination
              shown={guests.length}
              total={total}
              itemNames={["attendee", "attendees"]}
              first={cursor ? adminPaths.editEvent(id) : null}
              next={nextCursor && adminPaths.editEvent(id, { cursor: nextCursor })}
            />
          </section>
        </div>
        <div>
          {event.cancelled ? (
            <Alert tone="warning">{`Cancelled. ${event.cancelled}`}</Alert>
          ) : (
            <EventForm key={event.version} event={event} fields={fields} />
          )}
        </div>
      </div>
      {!event.cancelled && <VersionList kind="event" versions={versions} current={event.version} />}
    </>
  );
}
