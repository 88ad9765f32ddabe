import assert from "node:assert/strict";
import { newId } from "@/lib/core/ids";
import { makeDownload } from "@/lib/downloads/factory";
import { type Endpoint, membersOnly } from "@/tests/security/access-matrix";

const messages = { 401: "You need to log in", 403: "Members Only" };
const bytes = new TextEncoder().encode("What a member may read.");

/** Files for members: the list, and a file of it. The corpus of hostile names is in lib/downloads/queries.test.ts. */
export const downloadEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/api/downloads/list",
    access: "vip",
    expected: membersOnly(),
    messages,
    makeInput: async () => {
      await makeDownload({ filename: `${newId("dwn")}.txt`, level: "exclusive", bytes });
      return {};
    },
    assertReply: ({ body }) => {
      assert.ok(Array.isArray(body.items) && body.items.length > 0);
      assert.doesNotMatch(JSON.stringify(body), /storage|downloads\/|"_?id"|https?:/i);
    },
  },
  {
    method: "GET",
    path: "/api/downloads/file",
    access: "vip",
    expected: membersOnly(),
    messages,
    plain: true,
    makeInput: async () => {
      const { filename } = await makeDownload({ filename: `${newId("dwn")}.txt`, bytes });
      return { query: `name=${filename}` };
    },
    assertReply: ({ body }) => assert.equal(body, "What a member may read."),
  },
];
