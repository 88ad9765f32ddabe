import assert from "node:assert/strict";
import { makeUser, SEED_PASSWORD, sampleAddress } from "@/lib/auth/factory";
import { newEmailLinkToken } from "@/lib/auth/new-email/new-email-token";
import { decodeSession } from "@/lib/auth/sessions/session-token";
import { makeSession } from "@/lib/http/test-session";
import { type Endpoint, openToAll, ownerOnly, signedInOnly } from "@/tests/security/access-matrix";
import { createEmailToken, newEmail } from "@/tests/security/personas";

const newRegistration = () => ({ firstName: "Ada", lastName: "Obi", email: newEmail(), password: "a-good-password" });

/** The token of a link that gives somebody another address. */
async function createNewEmailToken(): Promise<string> {
  const { id: userId, email: from, emailVerifiedAt } = await makeUser();
  const verifiedAt = emailVerifiedAt?.getTime() ?? 0;
  return newEmailLinkToken({ userId, from, to: newEmail(), verifiedAt, expiresAt: Date.now() + 60_000 });
}

/** Register, verify, sign in and out, reset, and one's own account. */
export const accountEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/auth/register",
    access: "public",
    expected: openToAll(),
    makeInput: () => ({ body: newRegistration() }),
  },
  {
    method: "GET",
    path: "/api/auth/verify/[token]",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ params: { token: await createEmailToken("VerifyEmail") } }),
  },
  {
    method: "POST",
    path: "/api/auth/verify/[token]",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ params: { token: await createEmailToken("VerifyEmail") }, body: {} }),
  },
  {
    method: "POST",
    path: "/api/auth/login",
    access: "public",
    expected: openToAll(),
    makeInput: ({ actors }) => ({ body: { email: actors.owner.email, password: SEED_PASSWORD } }),
  },
  {
    method: "POST",
    path: "/api/auth/logout",
    access: "anyone",
    expected: openToAll(),
    makeInput: () => ({ body: {} }),
  },
  {
    method: "POST",
    path: "/api/auth/resend-verification",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ body: { email: (await makeUser({ verified: false })).email } }),
  },
  {
    method: "POST",
    path: "/api/auth/forgot-password",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ body: { email: (await makeUser()).email } }),
  },
  {
    method: "POST",
    path: "/api/auth/sign-in-link",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ body: { email: (await makeUser()).email } }),
  },
  {
    method: "POST",
    path: "/api/auth/login/link",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ body: { token: await createEmailToken("SignIn") } }),
  },
  {
    method: "POST",
    path: "/api/account/email",
    access: "session",
    expected: signedInOnly(),
    makeInput: () => ({ body: { email: newEmail(), currentPassword: SEED_PASSWORD } }),
  },
  {
    method: "POST",
    path: "/api/account/email/confirm",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ body: { token: await createNewEmailToken() } }),
  },
  {
    method: "POST",
    path: "/api/auth/reset-password/[token]",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({
      params: { token: await createEmailToken("ResetPassword") },
      body: { password: "another-good-one" },
    }),
  },
  {
    method: "POST",
    path: "/api/account/password",
    access: "session",
    expected: signedInOnly(),
    makeInput: () => ({ body: { currentPassword: SEED_PASSWORD, password: SEED_PASSWORD } }),
  },
  {
    method: "POST",
    path: "/api/account/sessions/end",
    access: "session",
    expected: ownerOnly(),
    makeInput: async ({ actors }) => {
      const claims = await decodeSession(await makeSession({ ...actors.owner }));
      return { body: { sessionId: claims?.session } };
    },
  },
  {
    method: "POST",
    path: "/api/account/sessions/end-others",
    access: "session",
    expected: signedInOnly(),
    makeInput: () => ({ body: {} }),
  },
  {
    method: "GET",
    path: "/api/me",
    access: "session",
    expected: signedInOnly(),
    assertReply: ({ body }) =>
      assert.doesNotMatch(JSON.stringify(body), /argon2|passwordHash|sessionVersion|tokenHash/),
  },
  {
    method: "GET",
    path: "/api/current-user",
    access: "anyone",
    expected: openToAll(),
    assertReply: ({ who, body }) => {
      if (["visitor", "unverified", "disabled"].includes(who)) assert.equal(body.user, null);
      assert.doesNotMatch(JSON.stringify(body), /@|passwordHash|sessionVersion/);
    },
  },
  {
    method: "POST",
    path: "/api/profile/update",
    access: "session",
    expected: signedInOnly(),
    makeInput: () => ({ body: { displayName: "Ada of Lagos", showOnWall: false, shippingAddress: sampleAddress } }),
  },
];
