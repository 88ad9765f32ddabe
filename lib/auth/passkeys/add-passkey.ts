import {
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { COSEALG } from "@simplewebauthn/server/helpers";
import type { Actor } from "@/lib/auth/contracts";
import { securityJobs } from "@/lib/auth/jobs";
import { assertMayChangeFactors, lockFactors } from "@/lib/auth/mfa/lock-factors";
import { consumeChallenge, storeChallenge } from "@/lib/auth/passkeys/challenge";
import { passkeyNotAdded, passkeyOptionsReply, type RegistrationResponse } from "@/lib/auth/passkeys/contracts";
import { CHALLENGE_SECONDS, relyingParty } from "@/lib/auth/passkeys/relying-party";
import { assertPassword } from "@/lib/auth/passwords/assert-password";
import { recordAudit } from "@/lib/auth/record-audit";
import { deviceName } from "@/lib/auth/rules";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { log } from "@/lib/core/log";
import { db, transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import type { Passkey } from "@/prisma/generated/client";

const MAX_PASSKEYS = 20;
const algorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/**
 * Starts the registration of a passkey, after the password. It has to be discoverable, because signing in names no account, and to
 * verify its user, because it is then the only thing that is asked for.
 */
export async function beginPasskeySetup({ actor, password }: { actor: Actor; password: string }) {
  await assertPassword(actor, password, "password");
  const { _id: userId, email, displayName } = actor;
  await assertMayChangeFactors(db, actor);
  const passkeys = await db.passkey.findMany({ where: { userId }, orderBy: { createdAt: "asc" } });
  const { id: rpID, name: rpName } = relyingParty();
  const options = await generateRegistrationOptions({
    rpName,
    rpID,
    userName: email,
    userDisplayName: displayName,
    userID: new TextEncoder().encode(userId),
    timeout: CHALLENGE_SECONDS * 1_000,
    attestationType: "none",
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: algorithms,
  });
  await storeChallenge({ challenge: options.challenge, purpose: "Register", userId });
  return passkeyOptionsReply.shape.options.parse(options);
}

type AddPasskey = { actor: Actor; response: RegistrationResponse; userAgent: string };

/** Verifies what the authenticator made and stores the passkey. Throws `bad_token` for any response that does not verify. */
export async function addPasskey({ actor, response, userAgent }: AddPasskey): Promise<Passkey> {
  const { _id: userId, email } = actor;
  const challenge = await consumeChallenge(response.response.clientDataJSON, { purpose: "Register", userId });
  const made = challenge === null ? null : await verifyRegistration(response, challenge);
  if (!made) return throwAppError("bad_token", passkeyNotAdded);
  const { credential, credentialBackedUp } = made;
  return transaction(async (tx) => {
    await lockFactors(tx, actor);
    if ((await tx.passkey.count({ where: { userId } })) >= MAX_PASSKEYS)
      throwAppError("conflict", `You have ${MAX_PASSKEYS} passkeys already. Please remove one first.`);
    const [passkey] = await tx.passkey.createManyAndReturn({
      data: [
        {
          id: newId("psk"),
          userId,
          name: deviceName(userAgent),
          credentialId: credential.id,
          publicKey: credential.publicKey,
          counter: credential.counter,
          transports: credential.transports ?? [],
          isSynced: credentialBackedUp,
        },
      ],
      skipDuplicates: true,
    });
    if (!passkey) return throwAppError("conflict", "This passkey has been added already.");
    const { id, name } = passkey;
    await recordAudit(tx, { actorId: userId, action: "passkey.create", subject: id });
    const change = { to: email, change: "added", name } as const;
    await enqueue(tx, securityJobs.passkeyChanged.job(`auth.passkey-added.email/${id}`, change));
    return passkey;
  });
}

type Registration = NonNullable<VerifiedRegistrationResponse["registrationInfo"]>;

async function verifyRegistration(response: RegistrationResponse, challenge: string): Promise<Registration | null> {
  const { id, origin } = relyingParty();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo ?? null;
  } catch (error) {
    // The library throws for everything that does not verify.
    log().info({ reason: String(error) }, "a new passkey was rejected");
    return null;
  }
}
