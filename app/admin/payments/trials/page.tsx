import { TrialPlan } from "@/components/admin/payments/trial-plans";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listTrialPlans } from "@/lib/subscriptions/trials/queries";

export const metadata = privatePageMetadata("Free trials");

export default async function TrialsPage() {
  await requireAdmin(adminPaths.trials, "payments");
  const plans = await readForPage(listTrialPlans());
  return (
    <>
      <AdminHeader title="Free trials" parents={[{ name: "Payments", href: adminPaths.section("payments") }]}>
        A trial is for people who never had a plan, once for each person. It needs no card and ends by itself. A change
        is for new trials only.
      </AdminHeader>
      <div className="grid gap-5 lg:grid-cols-3">
        {plans.map((row) => (
          <TrialPlan key={`${row.plan}/${row.days}`} row={row} />
        ))}
      </div>
    </>
  );
}
