import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { db, type Tx, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { consumeLimit } from "@/lib/db/rate-limit";
import { ImageError, imageErrorMessages, reencodeImage } from "@/lib/images/image-file";
import { enqueue } from "@/lib/jobs/outbox";
import type { Order } from "@/lib/orders/contracts";
import { orderJobs } from "@/lib/orders/jobs";
import { isAllPassedOn, listPassedOn } from "@/lib/orders/passed-on";
import { requireOrder } from "@/lib/orders/queries";
import { getRefundableUnits } from "@/lib/orders/refunds/rules";
import type { ReturnedItem, ReturnFields, ReturnRequest } from "@/lib/orders/return-contracts";
import { listOwnReturns, requireOwnReturn } from "@/lib/orders/return-queries";
import { isReturnOpen, returnRefusal } from "@/lib/orders/return-rules";
import { RETURN_WINDOW_DAYS } from "@/lib/orders/rules";
import { storage } from "@/lib/storage/storage";

const REQUEST_FAILED = "Failed to request the return";

type RequestReturn = { actor: Actor; number: string; fields: ReturnFields; photos: readonly Uint8Array[] };

/**
 * Requests the return of the buyer's delivered order, with a reason and photos. An order has one open request at a time. The
 * photos are re-encoded, which removes scripts and metadata such as the location.
 */
export async function requestReturn({ actor, number, fields, photos }: RequestReturn): Promise<ReturnRequest> {
  const { _id: orderId, items } = await assertReturnable(actor, number);
  assertUnits(items, fields.items ?? []);
  const images = await Promise.all(photos.map(reencode));
  await consumeLimit("return-request", actor._id);
  const id = newId("ret");
  const keys = images.map((_, i) => `returns/${id}-${i + 1}.webp`);
  try {
    for (const [i, image] of images.entries()) await storage().put(keys[i] ?? "", image, { type: "image/webp" });
    if (!(await insertRequest({ id, actor, orderId, fields, keys }))) {
      await assertReturnable(actor, number);
      return throwAppError("conflict", REQUEST_FAILED);
    }
  } catch (error) {
    await Promise.allSettled(keys.map((key) => storage().remove(key)));
    throw error;
  }
  return requireOwnReturn({ actor, id });
}

async function assertReturnable(actor: Actor, number: string): Promise<Order> {
  const order = await requireOrder({ actor, number });
  const requests = await listOwnReturns({ actor, orderId: order._id });
  const openRequest = requests.some(({ status }) => isReturnOpen(status));
  const allPassedOn = await isAllPassedOn(db, order._id);
  const refusal = returnRefusal(order, { now: await databaseNow(), openRequest, allPassedOn });
  return refusal === null ? order : throwAppError("conflict", refusal);
}

/** Throws `invalid_input` unless every unit is one of the order that was not refunded. */
function assertUnits(lines: Order["items"], wanted: readonly ReturnedItem[]): void {
  const isOwn = ({ item, quantity, numbers }: ReturnedItem) => {
    const line = lines.find(({ _id }) => _id === item);
    if (!line || quantity > getRefundableUnits(line)) return false;
    if (line.editions.length === 0) return numbers.length === 0;
    return new Set(numbers).size === quantity && numbers.every((number) => line.editions.includes(number));
  };
  const ids = new Set(wanted.map(({ item }) => item));
  if (ids.size === wanted.length && wanted.every(isOwn)) return;
  throwAppError("invalid_input", REQUEST_FAILED, { fields: { items: "Please choose items of this order" } });
}

/** Throws `invalid_input` for a number that was transferred: its buyer cannot send it back. */
async function assertOwnNumbers(tx: Tx, orderId: string, wanted: readonly ReturnedItem[]): Promise<void> {
  const passedOn = await listPassedOn(tx, orderId);
  const other = passedOn.find((one) =>
    wanted.some(({ item, numbers }) => item === one.item && numbers.includes(one.number)),
  );
  if (other)
    throwAppError("invalid_input", REQUEST_FAILED, {
      fields: { items: `No. ${other.number} has a new owner, so you cannot return it` },
    });
}

type NewRequest = { id: string; actor: Actor; orderId: string; fields: ReturnFields; keys: string[] };

// The statement decides again, because the order can change while the photos are stored.
const insertRequest = ({ id, actor, orderId, fields, keys }: NewRequest): Promise<boolean> =>
  transaction(async (tx) => {
    // Locks the numbers of the order, so that a transfer that is being accepted comes before or after.
    if (await isAllPassedOn(tx, orderId)) return false;
    await assertOwnNumbers(tx, orderId, fields.items ?? []);
    const added = await tx.$executeRaw`
      INSERT INTO return_requests (id, order_id, user_id, reason, text, items, photo_keys)
      SELECT ${id}, o.id, o.user_id, ${fields.reason}::"ReturnReason", ${fields.text}, ${JSON.stringify(fields.items ?? [])}::jsonb, ${keys}::text[] FROM orders o
      WHERE o.id = ${orderId} AND o.user_id = ${actor._id} AND o.payment_status = 'paid' AND o.status = 'delivered'
        AND o.delivered_at > clock_timestamp() - make_interval(days => ${RETURN_WINDOW_DAYS}::int)
      ON CONFLICT DO NOTHING`;
    if (added === 0) return false;
    const payload = { orderId, returnId: id, status: "requested" } as const;
    await enqueue(tx, orderJobs.returnUpdated.job(`order-return/${id}/requested`, payload));
    return true;
  });

async function reencode(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await reencodeImage(bytes, { width: 2_000, height: 2_000, fit: "inside" });
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    return throwAppError("invalid_input", REQUEST_FAILED, { fields: { photos: imageErrorMessages[error.kind] } });
  }
}
