import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { RevenueChart } from "@/components/admin/revenue-chart";
import { RevenueTable } from "@/components/admin/revenue-table";
import { getAdmin } from "@/lib/http/viewer";
import { getStats } from "@/lib/membership/stats-queries";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Payments");

export default async function PaymentsDesk() {
  if (!(await getAdmin(deskPaths.desk("payments")))) return <AdminsOnly />;
  const { monthlyRevenue } = await getStats();
  return (
    <>
      <DeskHead title="Payments">
        What was paid to the shop and the Circle, without what went back. A payment counts once, in the month it was
        made.
      </DeskHead>
      <div className="grid items-start gap-x-gutter gap-y-10 xl:grid-cols-2">
        <RevenueTable months={monthlyRevenue} />
        {monthlyRevenue.length > 1 && (
          <div aria-hidden className="max-xl:-order-1 xl:sticky xl:top-header xl:py-4">
            <RevenueChart months={monthlyRevenue} />
          </div>
        )}
      </div>
    </>
  );
}
