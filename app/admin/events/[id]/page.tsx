import { notFound } from "next/navigation";
import { AttendeesTable } from "@/components/admin/events/attendees-table";
import { CancelEvent } from "@/components/admin/events/cancel-event";
import { EventForm } from "@/components/admin/events/event-form";
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
import { getAdminEvent, getEventFields, isUpcoming, listAttendees } from "@/lib/events/admin-queries";
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
  const [{ guests, nextCursor, total }, canBeCancelled, fields, versions] = await readForPage(
    Promise.all([listAttendees(id, { cursor }), isUpcoming(event), getEventFields(id), listVersions("event", id)]),
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
            {canBeCancelled && <CancelEvent id={id} title={event.title} attendees={total} />}
          </>
        }
      >
        {event.seatsTaken} {event.seatsTaken === 1 ? "seat" : "seats"} taken
        {event.capacity !== null && ` of ${event.capacity}`}, {event.waiting} waiting, {event.checkedIn} checked in.
      </AdminHeader>
      {event.cancelled ? (
        <Alert tone="warning">{`Cancelled. ${event.cancelled}`}</Alert>
      ) : (
        <EventForm key={event.version} event={event} fields={fields} />
      )}
      <section aria-labelledby="guests" className="grid gap-4 pt-14">
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <h2 id="guests" className="text-subheading">
            Attendees
          </h2>
          {total > 0 && <DownloadLink href={adminApiPaths.exportGuests(id)}>Export CSV</DownloadLink>}
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
      {!event.cancelled && <VersionList kind="event" versions={versions} current={event.version} />}
    </>
  );
}
