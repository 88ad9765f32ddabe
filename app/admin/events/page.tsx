import { EventForm } from "@/components/admin/events/event-form";
import { EventsTable } from "@/components/admin/events/events-table";
import { AdminList } from "@/components/admin/table/admin-list";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Pagination } from "@/components/admin/ui/pagination";
import { ButtonLink } from "@/components/ui/button";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { listAdminEvents } from "@/lib/events/admin-queries";
import { requireAdmin } from "@/lib/http/current-user";
import { cursorQuery, parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { getListSettings } from "@/lib/saved-views/queries";

export const metadata = privatePageMetadata("Events");

export default async function AdminEventsPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("events");
  const actor = await requireAdmin(path, "events");
  const { cursor } = await parsePageQuery(cursorQuery, searchParams);
  const [{ events, nextCursor, total, now }, settings] = await readForPage(
    Promise.all([listAdminEvents({ cursor }), getListSettings(actor, "events")]),
  );
  return (
    <>
      <AdminHeader
        title="Events"
        actions={
          <ButtonLink href="#announce" size="small">
            New event
          </ButtonLink>
        }
      >
        New events are public at once. Their links are shown to members only.
      </AdminHeader>
      <AdminList name="events" path={path} query={{}} settings={settings} total={total}>
        <EventsTable events={events} now={now} />
        <Pagination
          shown={events.length}
          total={total}
          itemNames={["event", "events"]}
          first={cursor ? adminPaths.section("events") : null}
          next={nextCursor && adminPaths.section("events", { cursor: nextCursor })}
        />
      </AdminList>
      <section aria-labelledby="announce" className="grid gap-6 pt-14">
        <h2 id="announce" className="text-subheading">
          New event
        </h2>
        <EventForm event={null} />
      </section>
    </>
  );
}
