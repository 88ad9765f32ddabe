import assert from "node:assert/strict";
import { makeDownload } from "@/lib/membership/factory";
import { newId } from "@/lib/platform/ids";
import { type Call, toMembers } from "@/tests/hostile/table";

const says = { 401: "You need to log in", 403: "Members Only" };
const bytes = new TextEncoder().encode("What a member may read.");

/** Files for members: the list, and a file of it. The corpus of hostile names is in lib/membership/downloads.test.ts. */
export const downloadCalls: readonly Call[] = [
  {
    verb: "GET",
    path: "/api/downloads/list",
    access: "vip",
    expected: toMembers(),
    says,
    send: async () => {
      await makeDownload({ filename: `${newId("dwn")}.txt`, level: "exclusive", bytes });
      return {};
    },
    holds: ({ body }) => {
      assert.ok(Array.isArray(body.items) && body.items.length > 0);
      assert.doesNotMatch(JSON.stringify(body), /storage|downloads\/|"_?id"|https?:/i);
    },
  },
  {
    verb: "GET",
    path: "/api/downloads/file",
    access: "vip",
    expected: toMembers(),
    says,
    plain: true,
    send: async () => {
      const { filename } = await makeDownload({ filename: `${newId("dwn")}.txt`, bytes });
      return { query: `name=${filename}` };
    },
    holds: ({ body }) => assert.equal(body, "What a member may read."),
  },
];
