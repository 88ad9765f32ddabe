import { createHash } from "node:crypto";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { readSignedValue, signValue } from "@/lib/core/signed-value";
import { PLAIN_DELAY_SECONDS, PROOF_BITS } from "@/lib/waiting-room/rules";

const LIFETIME_SECONDS = 15 * 60;

/** A challenge for one ticket of a drop, signed, with the time at which it was made. */
export function makeChallenge(productId: string, now: Date): string {
  return signValue("waiting-challenge", `${productId}:${now.getTime()}:${newId("wch")}`);
}

/** Whether the hash of a challenge and its nonce begins with enough zero bits. */
function isSolved(challenge: string, nonce: string): boolean {
  return createHash("sha256").update(`${challenge}:${nonce}`).digest().readUInt32BE(0) >>> (32 - PROOF_BITS) === 0;
}

const again = "Please reload the page and try again.";

/**
 * The id of a challenge that may be exchanged for a ticket of this drop: solved, or without a nonce, from a browser without JavaScript,
 * old enough. Throws otherwise.
 */
export function checkChallenge(given: { challenge: string; nonce?: string | undefined; productId: string; now: Date }) {
  const [productId, made, id] = (readSignedValue("waiting-challenge", given.challenge) ?? "").split(":");
  const age = (given.now.getTime() - Number(made)) / 1_000;
  if (productId !== given.productId || !id || !(age < LIFETIME_SECONDS))
    return throwAppError("bad_token", `This page is too old. ${again}`);
  if (given.nonce) return isSolved(given.challenge, given.nonce) ? id : throwAppError("bad_token", again);
  if (age < PLAIN_DELAY_SECONDS)
    return throwAppError("in_progress", `Please wait ${PLAIN_DELAY_SECONDS} seconds before you take a place.`);
  return id;
}
