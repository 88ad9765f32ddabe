import { runScheduledAuctionChanges } from "@/lib/auctions/run-scheduled-auction-changes";
import { deleteExpiredTokens } from "@/lib/auth/delete-expired-tokens";
import { processScheduledDrops } from "@/lib/catalog/process-scheduled-drops";
import { notifyFollowers } from "@/lib/collections/notify-followers";
import { endCommentBans } from "@/lib/comments/end-comment-bans";
import { log } from "@/lib/core/log";
import { prunePageCache } from "@/lib/db/prune-page-cache";
import { deleteExpiredLimits } from "@/lib/db/rate-limit";
import { sendDigests } from "@/lib/digest/send-digests";
import { runDraws } from "@/lib/draws/run-draws";
import { eraseGuestSeats } from "@/lib/events/erase-guest-seats";
import { releaseExpiredSeats } from "@/lib/events/release-expired";
import { remindAttendees } from "@/lib/events/remind-attendees";
import { recordJobRun } from "@/lib/jobs/record-job-run";
import { readMissingPalettes } from "@/lib/media/read-missing-palettes";
import { endFailedDeliveries } from "@/lib/newsletter/retry-issue";
import { startScheduledIssues } from "@/lib/newsletter/start-issue";
import { deleteGuestCarts } from "@/lib/orders/guest/delete-guest-carts";
import { eraseUnpaidGuestOrders } from "@/lib/orders/guest/erase-unpaid-guest-orders";
import { releaseExpiredOrders } from "@/lib/orders/release-order";
import { remindUnpaidOrders } from "@/lib/orders/remind-unpaid-orders";
import { sendDueVouchers } from "@/lib/orders/vouchers/send-voucher-code";
import { enqueueChargebackSearch } from "@/lib/payments/chargebacks/find-lost-chargebacks";
import { remindOfChargebacks } from "@/lib/payments/chargebacks/sync-chargeback";
import { reconcilePending } from "@/lib/payments/reconcile-pending";
import { endStoppedRehearsal } from "@/lib/rehearsals/end-stopped-rehearsal";
import { purgeUploads } from "@/lib/storage/purge-uploads";
import { retryDueRenewals } from "@/lib/subscriptions/failed-payment";
import { sendDueGifts } from "@/lib/subscriptions/gifts/send-gift-code";
import { returnExpiredPlanCodes } from "@/lib/subscriptions/plan-codes";
import { returnExpiredPlanVouchers } from "@/lib/subscriptions/plan-vouchers";
import { remindMembers } from "@/lib/subscriptions/remind-members";
import { expireTransfers } from "@/lib/transfers/expire-transfers";
import { remindRecipients } from "@/lib/transfers/remind-recipients";
import { processWaitingRooms } from "@/lib/waiting-room/process-waiting-rooms";
import type { ScheduledJob } from "@/lib/workflows/contracts";
import { clearFailedOutbox, processOutbox } from "@/lib/workflows/job-handlers";
import { saveScheduledChanges } from "@/lib/workflows/save-scheduled-changes";
import { settlementHandlers } from "@/lib/workflows/settlement-handlers";

type JobFailure = { name: ScheduledJob; err: unknown };

/**
 * Runs every scheduled job: verifies payments whose webhook was lost, releases expired holds, processes the outbox and so on.
 * Payments come first, so that the hold of a buyer who has paid is not released. A failed job does not stop the others; when all
 * have run, the failures are thrown together, so that the scheduler sees a failed call.
 */
export async function runScheduledJobs(): Promise<{ checked: number; released: number; delivered: number }> {
  const failures: JobFailure[] = [];
  const attempt = async <T>(name: ScheduledJob, job: () => Promise<T>): Promise<T | undefined> => {
    const started = performance.now();
    let error: string | null = null;
    try {
      return await job();
    } catch (err) {
      log().error({ err, job: name }, "a scheduled job failed");
      failures.push({ name, err });
      error = err instanceof Error ? err.message : String(err);
      return undefined;
    } finally {
      // At once, because the host may end this run before the last job.
      await recordJobRun({ name, durationMs: performance.now() - started, error }).catch((err: unknown) =>
        log().error({ err, job: name }, "the run of a scheduled job was not stored"),
      );
    }
  };

  const checked = await attempt("payments", () => reconcilePending(settlementHandlers));
  const released = await attempt("holds", releaseExpiredOrders);
  await attempt("seats", releaseExpiredSeats);
  // After the holds, whose units go to the next in line.
  await attempt("draws", runDraws);
  await attempt("unpaidOrders", remindUnpaidOrders);
  await attempt("subscriptions", remindMembers);
  await attempt("chargebacks", async () => {
    await enqueueChargebackSearch();
    await remindOfChargebacks();
  });
  await attempt("planCodes", async () => {
    await returnExpiredPlanCodes();
    await returnExpiredPlanVouchers();
  });
  await attempt("gifts", sendDueGifts);
  await attempt("vouchers", sendDueVouchers);
  await attempt("transfers", expireTransfers);
  await attempt("transferReminders", remindRecipients);
  await attempt("auctions", runScheduledAuctionChanges);
  await attempt("events", remindAttendees);
  await attempt("scheduledChanges", saveScheduledChanges);
  await attempt("drops", processScheduledDrops);
  await attempt("followers", notifyFollowers);
  await attempt("digests", () => sendDigests());
  await attempt("commentBans", endCommentBans);
  await attempt("waitingRooms", processWaitingRooms);
  await attempt("rehearsals", endStoppedRehearsal);
  await attempt("newsletters", async () => {
    await endFailedDeliveries();
    await startScheduledIssues();
  });
  const delivered = await attempt("outbox", processOutbox);
  // After everything that somebody may wait for, because it calls Paystack for each card.
  await attempt("failedRenewals", () => retryDueRenewals());
  await attempt("failedJobs", clearFailedOutbox);
  await attempt("tokens", deleteExpiredTokens);
  await attempt("guestSeats", eraseGuestSeats);
  await attempt("guestCarts", deleteGuestCarts);
  await attempt("guestOrders", eraseUnpaidGuestOrders);
  await attempt("uploads", purgeUploads);
  await attempt("palettes", readMissingPalettes);
  await attempt("limits", deleteExpiredLimits);
  await attempt("pages", prunePageCache);

  const [first] = failures;
  if (first) {
    const names = failures.map(({ name }) => name).join(", ");
    throw new Error(`scheduled jobs failed: ${names}`, { cause: first.err });
  }
  return { checked: checked ?? 0, released: released?.length ?? 0, delivered: delivered ?? 0 };
}
