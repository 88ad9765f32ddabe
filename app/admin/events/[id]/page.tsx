import { notFound } from "next/navigation";
import { AdminsOnly } from "@/components/admin/admins-only";
import { CancelEvent } from "@/components/admin/cancel-event";
import { DeskHead } from "@/components/admin/desk-head";
import { EventForm } from "@/components/admin/event-form";
import { GuestsTable } from "@/components/admin/guests-table";
import { Pager } from "@/components/admin/pager";
import { SaveLink } from "@/components/admin/save-link";
import { ButtonLink } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { getDeskEvent } from "@/lib/community/event-queries";
import { listGuests } from "@/lib/community/guest-queries";
import { pageQuery, readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { databaseNow } from "@/lib/platform/clock";
import { deskCalls } from "@/lib/platform/desk-calls";
import { deskPaths } from "@/lib/platform/desk-paths";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Edit an event");

type EventDesk = { params: Promise<{ id: string }>; searchParams: SearchParams };

export default async function EditEventDesk({ params, searchParams }: EventDesk) {
  const { id } = await params;
  if (!(await getAdmin(deskPaths.editEvent(id)))) return <AdminsOnly />;
  const { cursor } = await readQuery(pageQuery, searchParams);
  const event = (await getDeskEvent(id)) ?? notFound();
  const [{ guests, nextCursor, total }, now] = await Promise.all([listGuests(id, { cursor }), databaseNow()]);
  const isToCome = !event.cancelled && (event.endDate ?? event.date) > now.toISOString();
  return (
    <>
      <DeskHead
        title={event.title}
        actions={
          <>
            <ButtonLink href={paths.checkIn(id)} look="secondary" size="small">
              The door
            </ButtonLink>
            {isToCome && <CancelEvent id={id} title={event.title} guests={total} />}
          </>
        }
      >
        {event.seatsTaken} {event.seatsTaken === 1 ? "seat" : "seats"} taken
        {event.capacity !== null && ` of ${event.capacity}`}, {event.waiting} waiting, {event.checkedIn} came in.
      </DeskHead>
      {event.cancelled ? (
        <Message>{`⚠️ Cancelled, and it stays so. ${event.cancelled}`}</Message>
      ) : (
        <EventForm key={event.version} event={event} />
      )}
      <section aria-labelledby="guests" className="grid gap-4 pt-14">
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <h2 id="guests" className="text-subheading">
            Guests
          </h2>
          {total > 0 && <SaveLink href={deskCalls.exportGuests(id)}>Export guests</SaveLink>}
        </div>
        <GuestsTable guests={guests} />
        <Pager
          shown={guests.length}
          total={total}
          of={["guest", "guests"]}
          first={cursor ? deskPaths.editEvent(id) : null}
          next={nextCursor && deskPaths.editEvent(id, { cursor: nextCursor })}
        />
      </section>
    </>
  );
}
