import Link from "next/link";
import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { StatCards } from "@/components/admin/stat-cards";
import { getAdmin } from "@/lib/http/viewer";
import { getStats } from "@/lib/membership/stats-queries";
import { deskPaths } from "@/lib/platform/desk-paths";
import { log } from "@/lib/platform/log";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Back office");

export default async function OverviewDesk() {
  if (!(await getAdmin(paths.admin))) return <AdminsOnly />;
  const stats = await getStats().catch((error: unknown) => {
    log().error({ err: error }, "the statistics could not be read");
    return null;
  });
  return (
    <>
      <DeskHead title="Overview">How the house stands now. Months are those of Lagos.</DeskHead>
      <StatCards stats={stats} />
      <p className="pt-6 text-small">
        <Link href={deskPaths.desk("orders", { status: "pending", payment: "paid" })} prefetch={false} className="link">
          Paid orders that wait to be shipped
        </Link>
      </p>
    </>
  );
}
