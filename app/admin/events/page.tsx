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
import { requireAdmin } from "@/lib/http/current-user";
import { cursorQuery, parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { getListSettings } from "@/lib/saved-views/queries";

const eventsQuery = z.extend(cursorQuery, {
  when: z.optional(z.enum(["upcoming", "past", "all"])),
  q: z.optional(z.string().check(z.trim(), z.maxLength(140))),
});

const filters: readonly ListFilter[] = [{ kind: "search", name: "q", label: "Title" }];

const views = [
  { name: "Past", query: { when: "past" } },
  { name: "All", query: { when: "all" } },
];

export const metadata = privatePageMetadata("Events");

export default async function AdminEventsPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("events");
  const actor = await requireAdmin(path, "events");
  const { when = "upcoming", q, cursor } = await parsePageQuery(eventsQuery, searchParams);
  // Without a parameter in the URL, what comes next is listed first.
  const narrowed = { when: when === "upcoming" ? undefined : when, q };
  const listed = { when: when === "all" ? undefined : when, q };
  const [{ events, nextCursor, total, now }, settings] = await readForPage(
    Promise.all([listAdminEvents({ ...listed, cursor }), getListSettings(actor, "events")]),
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
            <DownloadLink href={adminApiPaths.exportList("events", listed)}>Export CSV</DownloadLink>
          </>
        }
      >
        Events are public as soon as they are created, except hidden ones. Their links are shown to members, or to
        guests with a seat if they are paid or have a code.
      </AdminHeader>
      <AdminList
        name="events"
        path={path}
        query={narrowed}
        filters={filters}
        allName="Upcoming"
        views={views}
        settings={settings}
        total={total}
      >
        <EventsTable events={events} now={now} filtered={when !== "upcoming" || Boolean(q)} />
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
