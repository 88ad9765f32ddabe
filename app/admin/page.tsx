import { StatCards } from "@/components/admin/overview/stat-cards";
import { type TodoCount, TodoCounts } from "@/components/admin/overview/todo-counts";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { permissions } from "@/lib/auth/staff-roles";
import { countCommentsToModerate } from "@/lib/comments/queries";
import { log } from "@/lib/core/log";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { countDueFulfilments } from "@/lib/fulfilment/admin-queries";
import { requireAdmin } from "@/lib/http/current-user";
import { countFailedJobs } from "@/lib/jobs/admin-queries";
import { countOrdersToShip } from "@/lib/orders/admin-queries";
import { countReturnsToHandle } from "@/lib/orders/return-queries";
import { countPendingPaymentProofs } from "@/lib/payment-proofs/admin-queries";
import { countRefunds } from "@/lib/payments/queries";
import { getAdminStats } from "@/lib/workflows/admin-stats-query";

export const metadata = privatePageMetadata("Admin");

/** Counts that could not be read are null; the rest of the page is still shown. */
const orNull = <T,>(reading: Promise<T>, what: string): Promise<T | null> =>
  reading.catch((error: unknown) => {
    log().error({ err: error }, what);
    return null;
  });

async function countTodos(): Promise<TodoCount[]> {
  const [parcels, paymentProofs, comments, failed, refunds, perks, returns] = await Promise.all([
    countOrdersToShip(),
    countPendingPaymentProofs(),
    countCommentsToModerate(),
    countFailedJobs(),
    countRefunds(),
    countDueFulfilments(),
    countReturnsToHandle(),
  ]);
  return [
    { count: parcels.toPack, label: "Orders to ship", href: adminPaths.section("orders", { parcel: "to-pack" }) },
    {
      count: parcels.noAddress,
      label: "Paid orders without an address",
      href: adminPaths.section("orders", { parcel: "no-address" }),
    },
    { count: returns, label: "Returns to decide or refund", href: adminPaths.section("returns") },
    {
      count: paymentProofs,
      label: "Payment proofs to review",
      href: adminPaths.section("payment-proofs", { status: "received" }),
    },
    {
      count: comments.pending,
      label: "Comments to approve",
      href: adminPaths.section("comments", { status: "pending" }),
    },
    { count: comments.reported, label: "Reported comments", href: adminPaths.section("comments", { reported: "1" }) },
    { count: failed, label: "Failed jobs", href: adminPaths.section("outbox", { status: "failed" }) },
    {
      count: refunds.late,
      label: "Failed refunds",
      href: adminPaths.section("reconciliation"),
      ...(refunds.onTheWay > 0 && { hint: `${refunds.onTheWay} more pending` }),
    },
    { count: perks, label: "Perks due", href: adminPaths.section("welcome-pack", { status: "due" }) },
  ];
}

export default async function AdminOverviewPage() {
  await requireAdmin(paths.admin, permissions);
  const [stats, todos] = await Promise.all([
    orNull(getAdminStats(), "the statistics could not be read"),
    orNull(countTodos(), "the to-do counts could not be read"),
  ]);
  return (
    <>
      <AdminHeader title="Overview">Current figures. Months are in Lagos time.</AdminHeader>
      <div className="grid gap-12">
        <StatCards stats={stats} />
        <section aria-labelledby="waits" className="grid gap-4">
          <h2 id="waits" className="text-subheading">
            To do
          </h2>
          <TodoCounts todos={todos} />
        </section>
      </div>
    </>
  );
}
