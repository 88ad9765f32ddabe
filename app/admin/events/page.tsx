import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { EventForm } from "@/components/admin/event-form";
import { EventsTable } from "@/components/admin/events-table";
import { Pager } from "@/components/admin/pager";
import { listDeskEvents } from "@/lib/community/event-queries";
import { pageQuery, readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { databaseNow } from "@/lib/platform/clock";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Events");

export default async function EventsDesk({ searchParams }: { searchParams: SearchParams }) {
  if (!(await getAdmin(deskPaths.desk("events")))) return <AdminsOnly />;
  const { cursor } = await readQuery(pageQuery, searchParams);
  const [{ events, nextCursor, total }, now] = await Promise.all([listDeskEvents({ cursor }), databaseNow()]);
  return (
    <>
      <DeskHead title="Events">What is announced here stands on the public pages at once, without its link.</DeskHead>
      <EventsTable events={events} now={now.toISOString()} />
      <Pager
        shown={events.length}
        total={total}
        of={["event", "events"]}
        first={cursor ? deskPaths.desk("events") : null}
        next={nextCursor && deskPaths.desk("events", { cursor: nextCursor })}
      />
      <section aria-labelledby="announce" className="grid gap-6 pt-14">
        <h2 id="announce" className="text-subheading">
          Announce an event
        </h2>
        <EventForm event={null} />
      </section>
    </>
  );
}
