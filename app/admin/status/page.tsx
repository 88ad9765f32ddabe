import Link from "next/link";
import { JobTable, WebhookTable } from "@/components/admin/status/status-tables";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { AutoRefresh } from "@/components/admin/ui/auto-refresh";
import { EmptyList } from "@/components/admin/ui/empty-list";
import { Alert } from "@/components/ui/alert";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { countFailedJobs } from "@/lib/jobs/admin-queries";
import { listScheduledJobs, listWebhooks } from "@/lib/workflows/service-status-query";

export const metadata = privatePageMetadata("Status");

/** The scheduled jobs and the webhooks: what ran, what failed and what is late. */
export default async function AdminStatusPage() {
  await requireAdmin(adminPaths.section("status"), "system");
  const [jobs, webhooks, failed] = await readForPage(
    Promise.all([listScheduledJobs(), listWebhooks(), countFailedJobs()]),
  );
  const late = jobs.filter(({ state }) => state === "late").length;
  return (
    <>
      <AdminHeader title="Status">
        Scheduled jobs run every minute. Visitors see a summary on the public status page.
      </AdminHeader>
      <div className="grid gap-10">
        {late === jobs.length && (
          <Alert tone="error">
            No scheduled job has run in the last five minutes. Check that the scheduler calls /api/cron/jobs.
          </Alert>
        )}
        {failed > 0 && (
          <Alert tone="warning">
            {`${failed} ${failed === 1 ? "job of the outbox has" : "jobs of the outbox have"} failed. `}
            <Link href={adminPaths.section("outbox", { status: "failed" })} prefetch={false} className="link">
              Show them
            </Link>
          </Alert>
        )}
        {jobs.every(({ state }) => state === "works") && (
          <Alert tone="success">{`All ${jobs.length} scheduled jobs work.`}</Alert>
        )}
        <JobTable jobs={jobs} />
        {webhooks.length > 0 ? (
          <WebhookTable webhooks={webhooks} />
        ) : (
          <EmptyList title="No webhooks in 30 days">Paystack sends one for each payment.</EmptyList>
        )}
      </div>
      <AutoRefresh seconds={60} />
    </>
  );
}
