import { TOTP } from "otpauth";
import { SEED_PASSWORD } from "@/lib/auth/factory";
import { encodeMfaChallenge } from "@/lib/auth/mfa-challenge-token";
import { encodeSession } from "@/lib/auth/session-token";
import { generateTotpSecret } from "@/lib/auth/totp";
import { db } from "@/lib/db/client";
import { makeActor } from "@/lib/subscriptions/factory";
import { adminOnly, type Endpoint, openToAll } from "@/tests/security/access-matrix";
import type { Personas } from "@/tests/security/personas";

const totpCode = (manualKey: string) => new TOTP({ secret: manualKey.replaceAll(" ", "") }).generate();

/** An authenticator of this person, offered or counting; the code it shows now. */
async function createTotp({ _id, email }: { _id: string; email: string }, counts: boolean): Promise<string> {
  const { encrypted, manualKey } = generateTotpSecret(_id, email);
  const credential = { encryptedSecret: encrypted, confirmedAt: counts ? new Date() : null, lastStep: 0n };
  await db.totpCredential.upsert({
    where: { userId: _id },
    create: { userId: _id, ...credential },
    update: credential,
  });
  return totpCode(manualKey);
}

/** The admin persona, with MFA that the session has passed. */
async function enableAdminMfa(world: Personas): Promise<string> {
  const { admin } = world.actors;
  const code = await createTotp(admin, true);
  world.tokens.admin = await encodeSession({ ...admin, mfa: "passed" });
  return code;
}

/** MFA, which only admins can set up. */
export const mfaEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/auth/login/code",
    access: "public",
    expected: openToAll(),
    makeInput: async () => {
      const someone = await makeActor({ role: "Admin" });
      const code = await createTotp(someone, true);
      return {
        body: { code, ticket: await encodeMfaChallenge({ userId: someone._id, version: someone.sessionVersion }) },
      };
    },
  },
  {
    method: "POST",
    path: "/api/account/mfa",
    access: "session",
    expected: adminOnly(),
    makeInput: () => ({ body: { password: SEED_PASSWORD } }),
  },
  {
    method: "POST",
    path: "/api/account/mfa/confirm",
    access: "session",
    expected: adminOnly(),
    makeInput: async ({ actors }) => ({ body: { code: await createTotp(actors.admin, false) } }),
  },
  {
    method: "POST",
    path: "/api/account/mfa/recovery-codes",
    access: "session",
    expected: adminOnly(),
    makeInput: async (world) => ({ body: { code: await enableAdminMfa(world) } }),
  },
  {
    method: "POST",
    path: "/api/account/mfa/remove",
    access: "session",
    expected: adminOnly(),
    makeInput: async (world) => ({ body: { password: SEED_PASSWORD, code: await enableAdminMfa(world) } }),
  },
];
