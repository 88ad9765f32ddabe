import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { RevenueChart } from "@/components/admin/revenue-chart";
import { RevenueTable } from "@/components/admin/revenue-table";
import { getAdmin } from "@/lib/http/viewer";
import { getStats } from "@/lib/membership/stats-queries";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Payments");

export default async function PaymentsDesk() {
  if (!(await getAdmin(paths.desk("payments")))) return <AdminsOnly />;
  const { monthlyRevenue } = await getStats();
  return (
    <>
      <DeskHead title="Payments">
        What was paid to the shop and the Circle, without what went back. A payment counts once, in the month it was
        made.
      </DeskHead>
      <div className="grid gap-10">
        {monthlyRevenue.length > 1 && (
          <div aria-hidden>
            <RevenueChart months={monthlyRevenue} />
          </div>
        )}
        <RevenueTable months={monthlyRevenue} />
      </div>
    </>
  );
}
