import { SalesPanel } from "@/components/admin/overview/sales-panel";
import { StatCards } from "@/components/admin/overview/stat-cards";
import { TodoCounts } from "@/components/admin/overview/todo-counts";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { can, permissions } from "@/lib/auth/staff-roles";
import { log } from "@/lib/core/log";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdminStats } from "@/lib/workflows/admin-stats-query";
import { getAdminTodos } from "@/lib/workflows/admin-todos-query";
import { overviewQuery } from "@/lib/workflows/contracts";
import { getSalesReport } from "@/lib/workflows/sales-report-query";

export const metadata = privatePageMetadata("Admin");

/** Counts that could not be read are null; the rest of the page is still shown. */
const orNull = <T,>(reading: Promise<T>, what: string): Promise<T | null> =>
  reading.catch((error: unknown) => {
    log().error({ err: error }, what);
    return null;
  });

export default async function AdminOverviewPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdmin(paths.admin, permissions);
  const seesMoney = can(admin, "payments");
  const { period = "30" } = await parsePageQuery(overviewQuery, searchParams);
  const [stats, todos, report] = await Promise.all([
    seesMoney ? orNull(getAdminStats(), "the statistics could not be read") : null,
    orNull(getAdminTodos(admin), "the to-do counts could not be read"),
    seesMoney ? orNull(getSalesReport(period), "the sales could not be read") : null,
  ]);
  return (
    <>
      <AdminHeader title="Overview" parents={null}>
        Current figures. Days and months are in Lagos time; revenue is without refunds.
      </AdminHeader>
      <div className="grid gap-4">
        <div className="grid gap-4 max-xl:items-start xl:grid-cols-[minmax(0,5fr)_minmax(18rem,2fr)]">
          {seesMoney && <SalesPanel report={report} period={period} />}
          <section
            aria-labelledby="waits"
            className="grid content-start gap-3 rounded-card border border-line bg-surface p-5 max-xl:-order-1 max-md:p-4"
          >
            <h2 id="waits" className="text-subheading">
              To do
            </h2>
            <TodoCounts todos={todos} admin={admin} />
          </section>
        </div>
        {seesMoney && <StatCards stats={stats} admin={admin} />}
      </div>
    </>
  );
}
