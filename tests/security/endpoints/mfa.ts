import { Secret, TOTP } from "otpauth";
import { SEED_PASSWORD } from "@/lib/auth/factory";
import { encodeMfaChallenge } from "@/lib/auth/mfa/mfa-challenge-token";
import { encrypt } from "@/lib/core/encryption";
import { db } from "@/lib/db/client";
import { makeSession } from "@/lib/http/test-session";
import { makeActor } from "@/lib/subscriptions/factory";
import { type Endpoint, openToAll, signedInOnly } from "@/tests/security/access-matrix";
import type { Personas } from "@/tests/security/personas";

/** One authenticator for all of these users, offered or counting; the code it shows now. */
async function createTotp(users: readonly { _id: string }[], counts: boolean): Promise<string> {
  const secret = new Secret({ size: 20 });
  for (const { _id } of users) {
    const encryptedSecret = encrypt("second factor", _id, secret.base32);
    const credential = { encryptedSecret, confirmedAt: counts ? new Date() : null, lastStep: 0n };
    await db.totpCredential.upsert({
      where: { userId: _id },
      create: { userId: _id, ...credential },
      update: credential,
    });
  }
  return new TOTP({ secret }).generate();
}

/** The personas who can sign in, with MFA that their sessions have passed. */
async function enableMfa({ actors, tokens }: Personas): Promise<string> {
  const code = await createTotp(Object.values(actors), true);
  for (const who of ["owner", "expired", "vip", "admin", "stranger"] as const)
    tokens[who] = await makeSession({ ...actors[who], mfa: "passed" });
  return code;
}

/** MFA, which every user can set up. */
export const mfaEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/auth/login/code",
    access: "public",
    expected: openToAll(),
    makeInput: async () => {
      const someone = await makeActor({ role: "Admin" });
      const code = await createTotp([someone], true);
      return {
        body: { code, ticket: await encodeMfaChallenge({ userId: someone._id, version: someone.sessionVersion }) },
      };
    },
  },
  {
    method: "POST",
    path: "/api/account/mfa",
    access: "session",
    expected: signedInOnly(),
    makeInput: () => ({ body: { password: SEED_PASSWORD } }),
  },
  {
    method: "POST",
    path: "/api/account/mfa/confirm",
    access: "session",
    expected: signedInOnly(),
    makeInput: async ({ actors }) => ({ body: { code: await createTotp(Object.values(actors), false) } }),
  },
  {
    method: "POST",
    path: "/api/account/mfa/recovery-codes",
    access: "session",
    expected: signedInOnly(),
    makeInput: async (world) => ({ body: { code: await enableMfa(world) } }),
  },
  {
    method: "POST",
    path: "/api/account/mfa/remove",
    access: "session",
    expected: signedInOnly(),
    makeInput: async (world) => ({ body: { password: SEED_PASSWORD, code: await enableMfa(world) } }),
  },
];
