import { CalendarList } from "@/components/admin/calendar/calendar-list";
import { formatMonth } from "@/components/admin/calendar/format-month";
import { MonthGrid } from "@/components/admin/calendar/month-grid";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { ButtonLink } from "@/components/ui/button";
import { sectionPermissions } from "@/lib/auth/staff-roles";
import { addToMonth } from "@/lib/core/lagos-datetime";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { getCalendar } from "@/lib/workflows/admin-calendar-query";
import { calendarQuery } from "@/lib/workflows/contracts";

export const metadata = privatePageMetadata("Calendar");

export default async function CalendarPage({ searchParams }: { searchParams: SearchParams }) {
  const actor = await requireAdmin(adminPaths.section("calendar"), sectionPermissions.calendar);
  const query = await parsePageQuery(calendarQuery, searchParams);
  const { month, today, entries } = await readForPage(getCalendar(actor, query.month));
  const monthLink = (count: number) => adminPaths.section("calendar", { month: addToMonth(month, count) });
  return (
    <>
      <AdminHeader
        title={formatMonth(month)}
        crumb="Calendar"
        actions={
          <>
            <ButtonLink href={monthLink(-1)} variant="secondary" size="small" aria-label="Previous month">
              ← {formatMonth(addToMonth(month, -1)).split(" ")[0]}
            </ButtonLink>
            <ButtonLink href={adminPaths.section("calendar")} variant="secondary" size="small">
              Today
            </ButtonLink>
            <ButtonLink href={monthLink(1)} variant="secondary" size="small" aria-label="Next month">
              {formatMonth(addToMonth(month, 1)).split(" ")[0]} →
            </ButtonLink>
          </>
        }
      >
        What opens and ends, in Lagos time: auctions, events, drops and exhibitions. Scheduled newsletters are shown
        too.
      </AdminHeader>
      <div className="max-md:hidden">
        <MonthGrid month={month} today={today} entries={entries} focusedDay={query.day ?? null} />
      </div>
      <div className="md:hidden">
        <CalendarList month={month} today={today} entries={entries} />
      </div>
    </>
  );
}
