import assert from "node:assert/strict";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { makeDownload } from "@/lib/downloads/factory";
import { readOrderLink } from "@/lib/orders/guest/order-link";
import { type Endpoint, membersOnly, openToAll } from "@/tests/security/access-matrix";
import { createGuestOrder } from "@/tests/security/personas";

const messages = { 401: "You need to log in", 403: "Members Only" };
const bytes = new TextEncoder().encode("What a member may read.");

/** The name of a file for owners of what is in an order. */
async function makeFileOf({ items }: { items: readonly { productId: string }[] }): Promise<string> {
  const { id, filename } = await makeDownload({ filename: `${newId("dwn")}.txt`, level: "owners", bytes });
  await db.downloadProduct.createMany({ data: items.map(({ productId }) => ({ downloadId: id, productId })) });
  return filename;
}

/** Files for members and owners: the list, and a file of it. The corpus of hostile names is in lib/downloads/queries.test.ts. */
export const downloadEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/api/downloads/list",
    access: "session",
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
    access: "session",
    expected: membersOnly(),
    messages,
    plain: true,
    makeInput: async () => {
      const { filename } = await makeDownload({ filename: `${newId("dwn")}.txt`, bytes });
      return { query: `name=${filename}` };
    },
    assertReply: ({ body }) => assert.equal(body, "What a member may read."),
  },
  {
    method: "GET",
    path: "/api/guest/orders/[token]/downloads",
    access: "public",
    expected: openToAll(),
    plain: true,
    makeInput: async () => {
      const token = await createGuestOrder({ paymentStatus: "paid" });
      const number = readOrderLink(token) ?? "";
      const order = await db.order.findUniqueOrThrow({ where: { number }, include: { items: true } });
      return { params: { token }, query: `name=${await makeFileOf(order)}` };
    },
    assertReply: ({ body }) => assert.equal(body, "What a member may read."),
  },
];
