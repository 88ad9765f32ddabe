import * as z from "zod/mini";
import { EventsTable } from "@/components/admin/events/events-table";
import { AdminList } from "@/components/admin/table/admin-list";
import type { ListFilter } from "@/components/admin/table/list-filters";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { ButtonLink } from "@/components/ui/button";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { listAdminEvents } from "@/lib/events/admin-queries";
import { eventsWhen } from "@/lib/events/contracts";
import { requireAdmin } from "@/lib/http/current-user";
import { cursorQuery, parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { getListSettings } from "@/lib/saved-views/queries";

const eventsQuery = z.extend(cursorQuery, {
  when: z.optional(eventsWhen),
  q: z.optional(z.string().check(z.trim(), z.maxLength(140))),
});

const filters: readonly ListFilter[] = [{ kind: "search", name: "q", label: "Title" }];

const views = [
  { name: "Upcoming", query: { when: "upcoming" } },
  { name: "Past", query: { when: "past" } },
];

export const metadata = privatePageMetadata("Events");

export default async function AdminEventsPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("events");
  const actor = await requireAdmin(path, "events");
  const { when, q, cursor } = await parsePageQuery(eventsQuery, searchParams);
  const narrowed = { when, q };
  const [{ events, nextCursor, total, now }, settings] = await readForPage(
    Promise.all([listAdminEvents({ when, q, cursor }), getListSettings(actor, "events")]),
  );
  return (
    <>
      <AdminHeader
        title="Events"
        actions={
          <>
            <ButtonLink href={adminPaths.newEvent} size="small">
              New event
            </ButtonLink>
            <DownloadLink href={adminApiPaths.exportList("events", narrowed)}>Export CSV</DownloadLink>
          </>
        }
      >
        Events are public at once, except hidden ones. Their links are shown to members, or to guests with a seat if
        they are paid or have a code.
      </AdminHeader>
      <AdminList
        name="events"
        path={path}
        query={narrowed}
        filters={filters}
        views={views}
        settings={settings}
        total={total}
      >
        <EventsTable events={events} now={now} filtered={Boolean(when || q)} />
        <Pagination
          shown={events.length}
          total={total}
          itemNames={["event", "events"]}
          first={cursor ? adminPaths.section("events", narrowed) : null}
          next={nextCursor && adminPaths.section("events", { ...narrowed, cursor: nextCursor })}
        />
      </AdminList>
    </>
  );
}
