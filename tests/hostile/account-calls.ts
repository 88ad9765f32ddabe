import assert from "node:assert/strict";
import { knownPassword, makeUser, someAddress } from "@/lib/accounts/factory";
import { type Call, toAll, toSignedIn } from "@/tests/hostile/table";
import { aLink, newEmail } from "@/tests/hostile/world";

const person = () => ({ firstName: "Ada", lastName: "Obi", email: newEmail(), password: "a-good-password" });

/** Register, verify, sign in and out, reset, and one's own account. */
export const accountCalls: readonly Call[] = [
  {
    verb: "POST",
    path: "/api/auth/register",
    access: "public",
    expected: toAll(),
    send: () => ({ body: person() }),
  },
  {
    verb: "GET",
    path: "/api/auth/verify/[token]",
    access: "public",
    expected: toAll(),
    send: async () => ({ params: { token: await aLink("VerifyEmail") } }),
  },
  {
    verb: "POST",
    path: "/api/auth/verify/[token]",
    access: "public",
    expected: toAll(),
    send: async () => ({ params: { token: await aLink("VerifyEmail") }, body: {} }),
  },
  {
    verb: "POST",
    path: "/api/auth/login",
    access: "public",
    expected: toAll(),
    send: ({ people }) => ({ body: { email: people.owner.email, password: knownPassword } }),
  },
  { verb: "POST", path: "/api/auth/logout", access: "anyone", expected: toAll(), send: () => ({ body: {} }) },
  {
    verb: "POST",
    path: "/api/auth/resend-verification",
    access: "public",
    expected: toAll(),
    send: async () => ({ body: { email: (await makeUser({ verified: false })).email } }),
  },
  {
    verb: "POST",
    path: "/api/auth/forgot-password",
    access: "public",
    expected: toAll(),
    send: async () => ({ body: { email: (await makeUser()).email } }),
  },
  {
    verb: "POST",
    path: "/api/auth/reset-password/[token]",
    access: "public",
    expected: toAll(),
    send: async () => ({ params: { token: await aLink("ResetPassword") }, body: { password: "another-good-one" } }),
  },
  {
    verb: "GET",
    path: "/api/me",
    access: "session",
    expected: toSignedIn(),
    holds: ({ body }) => assert.doesNotMatch(JSON.stringify(body), /argon2|passwordHash|sessionVersion|tokenHash/),
  },
  {
    verb: "GET",
    path: "/api/viewer",
    access: "anyone",
    expected: toAll(),
    holds: ({ who, body }) => {
      if (["visitor", "unverified", "disabled"].includes(who)) assert.equal(body.user, null);
      assert.doesNotMatch(JSON.stringify(body), /@|passwordHash|sessionVersion/);
    },
  },
  {
    verb: "POST",
    path: "/api/profile/update",
    access: "session",
    expected: toSignedIn(),
    send: () => ({ body: { displayName: "Ada of Lagos", showOnWall: false, shippingAddress: someAddress } }),
  },
];
