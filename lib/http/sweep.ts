import { clearExpiredTokens } from "@/lib/accounts/clear-expired-tokens";
import { sweepSales } from "@/lib/auction/sweep-sales";
import { remindGuests } from "@/lib/community/remind-guests";
import { clearUploads } from "@/lib/exhibitions/clear-uploads";
import { deliverOutbox } from "@/lib/http/effects";
import { settlers } from "@/lib/http/settlements";
import { remindMembers } from "@/lib/membership/remind-members";
import { checkPending } from "@/lib/payments/check-pending";
import { log } from "@/lib/platform/log";
import { clearExpiredLimits } from "@/lib/platform/rate-limit";
import { releaseExpiredOrders } from "@/lib/shop/release-order";
import { sweepDrops } from "@/lib/shop/sweep-drops";

type Failure = { what: string; err: unknown };

/**
 * Does what was left undone: payments whose news was lost, holds whose time is over, effects that were not carried out.
 * Payments come first, so that a hold is not given away under a buyer who has paid. One part's failure leaves the others;
 * when all have been tried it is thrown, so that the scheduler hears of it too.
 */
export async function sweep(): Promise<{ checked: number; released: number; delivered: number }> {
  const failures: Failure[] = [];
  const attempt = <T>(what: string, work: () => Promise<T>): Promise<T | undefined> =>
    work().catch((err: unknown) => {
      log().error({ err, what }, "a part of the sweep failed");
      failures.push({ what, err });
      return undefined;
    });

  const checked = await attempt("payments", () => checkPending(settlers));
  const released = await attempt("holds", releaseExpiredOrders);
  await attempt("memberships", remindMembers);
  await attempt("sales", sweepSales);
  await attempt("evenings", remindGuests);
  await attempt("drops", sweepDrops);
  const delivered = await attempt("outbox", deliverOutbox);
  await attempt("tokens", clearExpiredTokens);
  await attempt("uploads", clearUploads);
  await attempt("limits", clearExpiredLimits);

  const [first] = failures;
  if (first) {
    const names = failures.map(({ what }) => what).join(", ");
    throw new Error(`the sweep left undone: ${names}`, { cause: first.err });
  }
  return { checked: checked ?? 0, released: released?.length ?? 0, delivered: delivered ?? 0 };
}
