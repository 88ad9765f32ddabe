import { EventForm } from "@/components/admin/events/event-form";
import { EventsTable } from "@/components/admin/events/events-table";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Pagination } from "@/components/admin/ui/pagination";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { listAdminEvents } from "@/lib/events/admin-queries";
import { requireAdmin } from "@/lib/http/current-user";
import { cursorQuery, parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Events");

export default async function AdminEventsPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.section("events"), "events");
  const { cursor } = await parsePageQuery(cursorQuery, searchParams);
  const { events, nextCursor, total, now } = await readForPage(listAdminEvents({ cursor }));
  return (
    <>
      <AdminHeader title="Events">New events are public at once. Their links are shown to members only.</AdminHeader>
      <EventsTable events={events} now={now} />
      <Pagination
        shown={events.length}
        total={total}
        itemNames={["event", "events"]}
        first={cursor ? adminPaths.section("events") : null}
        next={nextCursor && adminPaths.section("events", { cursor: nextCursor })}
      />
      <section aria-labelledby="announce" className="grid gap-6 pt-14">
        <h2 id="announce" className="text-subheading">
          New event
        </h2>
        <EventForm event={null} />
      </section>
    </>
  );
}
