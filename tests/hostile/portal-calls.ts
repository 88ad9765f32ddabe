import assert from "node:assert/strict";
import { type Call, toAll, toSignedIn } from "@/tests/hostile/table";

/** The account's own doors: taking everything along, leaving, the question about the wall, and the photo. */
export const portalCalls: readonly Call[] = [
  {
    verb: "GET",
    path: "/api/account/export",
    access: "session",
    expected: toSignedIn(),
    holds: ({ body }) =>
      assert.doesNotMatch(JSON.stringify(body), /argon2|passwordHash|sessionVersion|tokenHash|storageKey/),
  },
  {
    // With the right password they would be gone for the tries that follow: account-data.test.ts is the place for that.
    verb: "POST",
    path: "/api/account/delete",
    access: "session",
    expected: toSignedIn(400),
    send: () => ({ body: { password: "not-the-password", confirmation: "delete my account", userId: "usr_other" } }),
  },
  {
    verb: "POST",
    path: "/api/account/wall",
    access: "session",
    expected: toSignedIn(),
    send: () => ({ body: { show: false, userId: "usr_other" } }),
  },
  {
    // A form without a part in it: what a file has to be is tried in photo.test.ts.
    verb: "POST",
    path: "/api/profile/photo",
    access: "session",
    expected: toSignedIn(400),
    raw: true,
    send: () => ({ body: "--x--\r\n", headers: { "content-type": "multipart/form-data; boundary=x" } }),
  },
  { verb: "DELETE", path: "/api/profile/photo", access: "session", expected: toSignedIn() },
  {
    verb: "GET",
    path: "/api/profile/photo/[photo]",
    access: "public",
    expected: toAll(404),
    send: () => ({ params: { photo: "pht_00000000000000000000" } }),
  },
];
