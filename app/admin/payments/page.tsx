import { MembershipReport } from "@/components/admin/payments/membership-report";
import { RevenueChart } from "@/components/admin/payments/revenue-chart";
import { RevenueTable } from "@/components/admin/payments/revenue-table";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { cardClass } from "@/components/admin/ui/form-section";
import { ButtonLink } from "@/components/ui/button";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { getAdminStats } from "@/lib/workflows/admin-stats-query";
import { getMembershipReport } from "@/lib/workflows/membership-report-query";

export const metadata = privatePageMetadata("Payments");

export default async function AdminPaymentsPage() {
  await requireAdmin(adminPaths.section("payments"), "payments");
  const [{ monthlyRevenue }, membership] = await readForPage(Promise.all([getAdminStats(), getMembershipReport()]));
  return (
    <>
      <AdminHeader
        title="Payments"
        actions={
          <ButtonLink href={adminPaths.trials} variant="secondary" size="small">
            Free trials
          </ButtonLink>
        }
      >
        Payments for orders and plans, minus refunds. A payment counts in the month it was made.
      </AdminHeader>
      <div className="grid gap-5">
        <div className={`${cardClass} items-start gap-x-gutter! gap-y-8! xl:grid-cols-2`}>
          <RevenueTable months={monthlyRevenue} />
          {monthlyRevenue.length > 1 && (
            <div aria-hidden className="max-xl:-order-1 xl:sticky xl:top-header xl:py-4">
              <RevenueChart months={monthlyRevenue} />
            </div>
          )}
        </div>
        <MembershipReport report={membership} />
      </div>
    </>
  );
}
