import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { accountDisabled, emailUnverified } from "@/lib/auth/form-messages";
import { securityJobs } from "@/lib/auth/jobs";
import { consumeChallenge, storeChallenge } from "@/lib/auth/passkeys/challenge";
import { type AuthenticationResponse, badPasskey } from "@/lib/auth/passkeys/contracts";
import { CHALLENGE_SECONDS, relyingParty } from "@/lib/auth/passkeys/relying-party";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { log } from "@/lib/core/log";
import { db, transaction } from "@/lib/db/client";
import { tryConsumeLimit } from "@/lib/db/rate-limit";
import { enqueue } from "@/lib/jobs/outbox";
import type { Passkey, User } from "@/prisma/generated/client";

/** Starts a sign-in with a passkey. It names no account, so it reveals none. */
export async function beginPasskeySignIn() {
  const { id: rpId } = relyingParty();
  const timeout = CHALLENGE_SECONDS * 1_000;
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId, timeout, userVerification: "required" });
  await storeChallenge({ challenge, purpose: "SignIn", userId: null });
  return { rpId, challenge, timeout, userVerification: "required" as const };
}

type PasskeyOfUser = Passkey & { user: User };

/**
 * Verifies a signature of a passkey and returns its user's id and session version. Whatever is wrong gives the same error; only a
 * correct signature reveals a disabled or unverified account, as the correct password does.
 */
export async function signInWithPasskey(
  response: AuthenticationResponse,
): Promise<{ userId: string; version: number }> {
  const challenge = await consumeChallenge(response.response.clientDataJSON, { purpose: "SignIn", userId: null });
  const passkey = await db.passkey.findUnique({ where: { credentialId: response.id }, include: { user: true } });
  const counter = challenge === null || !passkey ? null : await verifySignature(passkey, response, challenge);
  if (!passkey || counter === null || passkey.user.deletedAt) return throwAppError("bad_credentials", badPasskey);
  const { id, user } = passkey;
  // A counter that does not grow is the sign of a copied key; authenticators without one always send 0.
  const used = await db.$executeRaw`
    UPDATE passkeys SET counter = ${counter}::bigint, last_used_at = now()
    WHERE id = ${id} AND (counter < ${counter}::bigint OR (counter = 0 AND ${counter}::bigint = 0))`;
  if (used === 0) {
    await reportCopy(passkey, counter);
    throwAppError("bad_credentials", badPasskey);
  }
  if (user.disabledAt) throwAppError("account_disabled", accountDisabled);
  if (!user.emailVerifiedAt) throwAppError("email_unverified", emailUnverified);
  return { userId: user.id, version: user.sessionVersion };
}

/** The counter of a signature that verifies, else null. */
async function verifySignature(
  { userId, credentialId, publicKey }: PasskeyOfUser,
  response: AuthenticationResponse,
  challenge: string,
): Promise<bigint | null> {
  if (Buffer.from(response.response.userHandle ?? "", "base64url").toString() !== userId) return null;
  const { id, origin } = relyingParty();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      // The stored counter is compared by the update that replaces it.
      credential: { id: credentialId, publicKey, counter: 0 },
    });
    return verified ? BigInt(authenticationInfo.newCounter) : null;
  } catch (error) {
    // The library throws for everything that does not verify.
    log().info({ reason: String(error) }, "a passkey was rejected");
    return null;
  }
}

/** Audits a counter that went back, and emails the owner once a day. Nothing for a passkey that was removed meanwhile. */
async function reportCopy({ id, user }: PasskeyOfUser, received: bigint): Promise<void> {
  const isEmailDue = await tryConsumeLimit("login-alert", user.id);
  await transaction(async (tx) => {
    const passkey = await tx.passkey.findUnique({ where: { id } });
    if (!passkey) return;
    const { name, counter: stored } = passkey;
    const detail = { stored: Number(stored), received: Number(received) };
    await recordAudit(tx, { actorId: null, action: "passkey.reject-copy", subject: id, detail });
    if (!isEmailDue) return;
    const rejected = { to: user.email, name };
    await enqueue(tx, securityJobs.passkeyCopied.job(`auth.passkey-copied.email/${newId("psk")}`, rejected));
  });
}
