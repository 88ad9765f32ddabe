import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { StatCards } from "@/components/admin/stat-cards";
import { type Waits, WhatWaits } from "@/components/admin/what-waits";
import { countFailedEffects } from "@/lib/accounts/outbox-queries";
import { countForModeration } from "@/lib/community/comment-queries";
import { getAdmin } from "@/lib/http/viewer";
import { countPerksDue } from "@/lib/membership/perk-desk-queries";
import { countReceiptsWaiting } from "@/lib/membership/receipt-desk-queries";
import { getStats } from "@/lib/membership/stats-queries";
import { countRefunds } from "@/lib/payments/refund-queries";
import { deskPaths } from "@/lib/platform/desk-paths";
import { log } from "@/lib/platform/log";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";
import { countParcels } from "@/lib/shop/order-desk-queries";

export const metadata = privatePage("Back office");

/** What could not be read is null: the rest of the page stands all the same. */
const orNull = <T,>(reading: Promise<T>, what: string): Promise<T | null> =>
  reading.catch((error: unknown) => {
    log().error({ err: error }, what);
    return null;
  });

async function countWhatWaits(): Promise<Waits[]> {
  const [parcels, receipts, comments, failed, refunds, perks] = await Promise.all([
    countParcels(),
    countReceiptsWaiting(),
    countForModeration(),
    countFailedEffects(),
    countRefunds(),
    countPerksDue(),
  ]);
  return [
    { count: parcels.toPack, what: "Orders to ship", href: deskPaths.desk("orders", { parcel: "to-pack" }) },
    {
      count: parcels.noAddress,
      what: "Paid orders without an address",
      href: deskPaths.desk("orders", { parcel: "no-address" }),
    },
    { count: receipts, what: "Receipts to judge", href: deskPaths.desk("receipts", { status: "received" }) },
    { count: comments.pending, what: "Comments to read", href: deskPaths.desk("comments", { status: "pending" }) },
    { count: comments.reported, what: "Comments reported", href: deskPaths.desk("comments", { reported: "1" }) },
    { count: failed, what: "Messages that failed", href: deskPaths.desk("outbox", { status: "failed" }) },
    {
      count: refunds.late,
      what: "Refunds that did not arrive",
      href: deskPaths.desk("money"),
      ...(refunds.onTheWay > 0 && { note: `${refunds.onTheWay} more on their way` }),
    },
    { count: perks, what: "Perks due", href: deskPaths.desk("welcome-pack", { status: "due" }) },
  ];
}

export default async function OverviewDesk() {
  if (!(await getAdmin(paths.admin))) return <AdminsOnly />;
  const [stats, waits] = await Promise.all([
    orNull(getStats(), "the statistics could not be read"),
    orNull(countWhatWaits(), "what waits could not be counted"),
  ]);
  return (
    <>
      <DeskHead title="Overview">How the house stands now. Months are those of Lagos.</DeskHead>
      <div className="grid gap-12">
        <StatCards stats={stats} />
        <section aria-labelledby="waits" className="grid gap-4">
          <h2 id="waits" className="text-subheading">
            What waits for a hand
          </h2>
          <WhatWaits waits={waits} />
        </section>
      </div>
    </>
  );
}
