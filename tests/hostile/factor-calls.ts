import { TOTP } from "otpauth";
import { newAuthenticator } from "@/lib/accounts/authenticator";
import { knownPassword } from "@/lib/accounts/factory";
import { sealSession } from "@/lib/accounts/session-token";
import { sealTicket } from "@/lib/accounts/step-ticket";
import { makeActor } from "@/lib/membership/factory";
import { db } from "@/lib/platform/db";
import { type Call, toAdmins, toAll } from "@/tests/hostile/table";
import type { World } from "@/tests/hostile/world";

const codeOf = (typed: string) => new TOTP({ secret: typed.replaceAll(" ", "") }).generate();

/** An authenticator of this person, offered or counting; the code it shows now. */
async function anAuthenticator({ _id, email }: { _id: string; email: string }, counts: boolean): Promise<string> {
  const { sealed, typed } = newAuthenticator(_id, email);
  const kept = { secret: sealed, confirmedAt: counts ? new Date() : null, lastStep: 0n };
  await db.secondFactor.upsert({ where: { userId: _id }, create: { userId: _id, ...kept }, update: kept });
  return codeOf(typed);
}

/** The admin of the seven, with a second factor that their session has shown. */
async function ofTheAdmin(world: World): Promise<string> {
  const { admin } = world.people;
  const code = await anAuthenticator(admin, true);
  world.tokens.admin = await sealSession({ ...admin, factor: "passed" });
  return code;
}

/** The second factor: of those who work here, and of nobody else. */
export const factorCalls: readonly Call[] = [
  {
    verb: "POST",
    path: "/api/auth/login/code",
    access: "public",
    expected: toAll(),
    send: async () => {
      const someone = await makeActor({ role: "Admin" });
      const code = await anAuthenticator(someone, true);
      return { body: { code, ticket: await sealTicket({ userId: someone._id, version: someone.sessionVersion }) } };
    },
  },
  {
    verb: "POST",
    path: "/api/account/factor",
    access: "session",
    expected: toAdmins(),
    send: () => ({ body: { password: knownPassword } }),
  },
  {
    verb: "POST",
    path: "/api/account/factor/confirm",
    access: "session",
    expected: toAdmins(),
    send: async ({ people }) => ({ body: { code: await anAuthenticator(people.admin, false) } }),
  },
  {
    verb: "POST",
    path: "/api/account/factor/codes",
    access: "session",
    expected: toAdmins(),
    send: async (world) => ({ body: { code: await ofTheAdmin(world) } }),
  },
  {
    verb: "POST",
    path: "/api/account/factor/remove",
    access: "session",
    expected: toAdmins(),
    send: async (world) => ({ body: { password: knownPassword, code: await ofTheAdmin(world) } }),
  },
];
