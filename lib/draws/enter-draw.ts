import { findAddress } from "@/lib/auth/addresses/queries";
import type { Actor } from "@/lib/auth/contracts";
import { type ErrorCode, throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import { db, withRetry } from "@/lib/db/client";
import { addressKey } from "@/lib/draws/rules";

/** Why an entry is refused, by the result of prisma/functions/draw_enter.sql. */
export const entryRefusals: Readonly<Record<string, [ErrorCode, string]>> = {
  not_found: ["not_found", "There is no such draw."],
  cancelled: ["ended", "This draw was cancelled."],
  not_open: ["not_open", "This draw does not accept entries yet."],
  closed: ["ended", "This draw no longer accepts entries."],
  members_only: ["vip_only", "This draw is for members of the Circle."],
  not_delivered: ["not_delivered", "We do not deliver to the country of that address yet. Please choose another."],
  person: ["conflict", "You have already entered this draw."],
  address: ["conflict", "Somebody has already entered this draw with that delivery address. One entry an address."],
  card: ["conflict", "A card that you have paid with has already entered this draw. One entry a card."],
};

type EnterDraw = { actor: Actor; slug: string; addressId: string };

/** Enters the actor into a draw. One conditional statement decides; a person, an address and a card enter once. */
export async function enterDraw({ actor, slug, addressId }: EnterDraw): Promise<{ slug: string }> {
  const saved = await findAddress({ userId: actor._id, id: addressId });
  if (!saved) return throwAppError("invalid_input", "Choose one of your saved addresses.");
  const draw = await db.draw.findUnique({ where: { slug }, select: { id: true } });
  const addressHash = sha256(`${draw?.id}\n${addressKey(saved.shippingAddress)}`);
  const [row] = await withRetry(
    () => db.$queryRaw<[{ result: string }]>`
      SELECT draw_enter(${slug}, ${newId("den")}, ${actor._id}, ${JSON.stringify(saved.shippingAddress)}::jsonb, ${addressHash}) AS result`,
  );
  const refusal = entryRefusals[row.result];
  // The reason separates what shares a code, for the form without JavaScript.
  if (refusal) throwAppError(...refusal, { facts: { reason: row.result } });
  return { slug };
}
