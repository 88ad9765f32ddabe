import assert from "node:assert/strict";
import { makeUser } from "@/lib/auth/factory";
import { linkToken } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { type Endpoint, openToAll, signedInOnly } from "@/tests/security/access-matrix";

/** The token of a link that ends the monthly email. */
async function createDigestToken(): Promise<string> {
  const unsubscribeToken = linkToken();
  await db.digestSubscription.create({ data: { userId: (await makeUser()).id, unsubscribeToken } });
  return unsubscribeToken;
}

/** Account data: the monthly email, export, deletion, the Founders Wall consent, and the photo. */
export const accountDataEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/account/digest",
    access: "session",
    expected: signedInOnly(),
    makeInput: () => ({ body: { wanted: "yes" } }),
  },
  {
    method: "POST",
    path: "/api/digest/stop",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ body: { token: await createDigestToken() } }),
  },
  {
    method: "POST",
    path: "/api/digest/stop/[token]",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ params: { token: await createDigestToken() }, body: {} }),
  },
  {
    method: "GET",
    path: "/api/account/export",
    access: "session",
    expected: signedInOnly(),
    assertReply: ({ body }) =>
      assert.doesNotMatch(JSON.stringify(body), /argon2|passwordHash|sessionVersion|tokenHash|storageKey/),
  },
  {
    // With the right password they would be gone for the tries that follow: account-data.test.ts is the place for that.
    method: "POST",
    path: "/api/account/delete",
    access: "session",
    expected: signedInOnly(400),
    makeInput: () => ({
      body: { password: "not-the-password", confirmation: "delete my account", userId: "usr_other" },
    }),
  },
  {
    method: "POST",
    path: "/api/account/founders-wall",
    access: "session",
    expected: signedInOnly(),
    makeInput: () => ({ body: { show: false, userId: "usr_other" } }),
  },
  {
    // A form without a part in it: what a file has to be is tried in photo.test.ts.
    method: "POST",
    path: "/api/profile/photo",
    access: "session",
    expected: signedInOnly(400),
    raw: true,
    makeInput: () => ({ body: "--x--\r\n", headers: { "content-type": "multipart/form-data; boundary=x" } }),
  },
  { method: "DELETE", path: "/api/profile/photo", access: "session", expected: signedInOnly() },
  {
    method: "GET",
    path: "/api/profile/photo/[photo]",
    access: "public",
    expected: openToAll(404),
    makeInput: () => ({ params: { photo: "pht_00000000000000000000" } }),
  },
];
