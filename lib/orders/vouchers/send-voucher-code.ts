import { giftCode, newId } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import { db, type Tx, transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { orderJobs } from "@/lib/orders/jobs";

type Receiver = { to: string };

/**
 * Emails the code of an issued voucher whose day has come, once: the conditional update decides which caller sends it. Without a
 * recipient the buyer gets it, whatever the day.
 */
export async function sendVoucherIfDue(tx: Tx, id: string): Promise<boolean> {
  const code = giftCode();
  const [voucher] = await tx.$queryRaw<Receiver[]>`
    UPDATE vouchers SET code_hash = ${sha256(code)}, sent_at = clock_timestamp()
    WHERE id = ${id} AND issued_at IS NOT NULL AND stopped_at IS NULL AND sent_at IS NULL
      AND (recipient_email IS NULL OR send_on <= (clock_timestamp() AT TIME ZONE 'Africa/Lagos')::date)
    RETURNING COALESCE(recipient_email, buyer_email) AS to`;
  if (!voucher) return false;
  await enqueue(tx, orderJobs.voucherCode.job(`voucher-code/${id}`, { voucherId: id, to: voucher.to, code }));
  return true;
}

/** Emails a new code for a voucher that was sent and not stopped; the code before it stops working. False for any other voucher. */
export async function replaceVoucherCode(tx: Tx, id: string): Promise<boolean> {
  const code = giftCode();
  const [voucher] = await tx.$queryRaw<Receiver[]>`
    UPDATE vouchers SET code_hash = ${sha256(code)}, sent_at = clock_timestamp()
    WHERE id = ${id} AND sent_at IS NOT NULL AND stopped_at IS NULL
    RETURNING COALESCE(recipient_email, buyer_email) AS to`;
  if (!voucher) return false;
  const key = `voucher-code/${id}/${newId("out")}`;
  await enqueue(tx, orderJobs.voucherCode.job(key, { voucherId: id, to: voucher.to, code }));
  return true;
}

/** Scheduled job: emails the codes of the vouchers whose day has come. */
export async function sendDueVouchers(): Promise<number> {
  const due = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM vouchers
    WHERE sent_at IS NULL AND issued_at IS NOT NULL AND stopped_at IS NULL
      AND send_on <= (clock_timestamp() AT TIME ZONE 'Africa/Lagos')::date
    ORDER BY send_on, id LIMIT 100`;
  let count = 0;
  for (const { id } of due) if (await transaction((tx) => sendVoucherIfDue(tx, id))) count += 1;
  return count;
}
