import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { auditSentence } from "@/lib/auth/audit-sentences";
import { makeProduct } from "@/lib/catalog/factory";
import { importProducts } from "@/lib/catalog/import-products";
import { makeComment } from "@/lib/comments/factory";
import { backgroundSettled } from "@/lib/core/background";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { makeExhibition } from "@/lib/exhibitions/factory";
import { importMembers } from "@/lib/subscriptions/imports/import-members";
import { importWorks } from "@/lib/workflows/work-imports/import-works";
import { type EndpointInput, endpointName } from "@/tests/security/access-matrix";
import { callHandler } from "@/tests/security/call-handler";
import { endpoints } from "@/tests/security/endpoints";
import { makePersonas, type Personas } from "@/tests/security/personas";

const preview = "It only shows what would be saved.";
const unfinished = "Bytes that nobody sees: the completed upload is recorded, and others are deleted.";
const ownView = "A setting of the admin's own list.";

/** The calls of admins that leave no entry in the audit log, each with its reason. */
const unaudited: Readonly<Record<string, string>> = {
  "POST /api/admin/newsletters/preview": preview,
  "POST /api/admin/pages/preview": preview,
  "POST /api/events/[id]/messages/preview": preview,
  "PUT /api/admin/newsletters/[id]": "It is saved while somebody writes; sending and scheduling are recorded.",
  "POST /api/admin/download-uploads": unfinished,
  "PUT /api/admin/download-uploads/[uploadId]": unfinished,
  "DELETE /api/admin/download-uploads/[uploadId]": unfinished,
  "POST /api/admin/media-uploads": unfinished,
  "PUT /api/admin/media-uploads/[uploadId]/parts/[part]": unfinished,
  "DELETE /api/admin/media-uploads/[uploadId]": unfinished,
  "POST /api/exhibitions/[slug]/upload/sessions": unfinished,
  "PUT /api/exhibitions/[slug]/upload/sessions/[uploadId]": unfinished,
  "DELETE /api/exhibitions/[slug]/upload/sessions/[uploadId]": unfinished,
  "POST /api/admin/views": ownView,
  "PUT /api/admin/views/columns": ownView,
};

/** The body and the query of an upload, as a browser sends them. */
function upload(file: Uint8Array, query?: string): EndpointInput {
  const body = new FormData();
  body.append("file", new File([file.slice().buffer], "file"));
  return { body, ...(query && { query }) };
}
const picture = () =>
  sharp({ create: { width: 1_200, height: 1_500, channels: 3, background: "teal" } })
    .png()
    .toBuffer();

/** Input that changes something, for the calls whose input in the access matrix is refused or changes nothing. */
const changingInputs: Readonly<Record<string, (world: Personas) => Promise<EndpointInput>>> = {
  "POST /api/comments/admin/moderate": async () => ({
    body: { action: "approve", ids: [(await makeComment({ status: "pending" })).id] },
  }),
  "PUT /api/admin/products/bulk": async () => {
    const { id, version } = await makeProduct();
    return { body: { rows: [{ id, version, price: 1_000 }] } };
  },
  "POST /api/admin/products/import": async ({ actors }) => {
    const csv = `Slug,Tags\n${(await makeProduct()).slug},audited`;
    const { plan } = await importProducts({ actor: actors.admin, body: { csv } });
    return { body: { csv, plan } };
  },
  "POST /api/admin/member-imports": async ({ actors }) => {
    const csv = `Email,Name,Plan\n${newId("usr").replace("_", "-")}@example.org,Ada Obi,Annual`;
    const body = { csv, fileName: "members.csv", welcome: false };
    return { body: { ...body, plan: (await importMembers({ actor: actors.admin, body })).plan } };
  },
  "POST /api/admin/work-imports": async ({ actors }) => {
    const { slug } = await makeExhibition({ isDraft: true });
    const body = { csv: `Exhibition slug,Work\n${slug},The Ferry`, fileName: "works.csv" };
    return { body: { ...body, plan: (await importWorks({ actor: actors.admin, body })).plan } };
  },
  "POST /api/admin/products/images": async () => upload(await picture()),
  "POST /api/admin/events/pictures": async () => upload(await picture()),
  "POST /api/admin/exhibitions/images": async () => upload(await picture(), "shape=work"),
  "POST /api/admin/exhibitions/audio": async () => upload(await readFile("public/audio/sani-abacha.mp3")),
  "DELETE /api/events/[id]/check-in": async (world) => {
    const checkIn = endpoints.find((one) => endpointName(one) === "POST /api/events/[id]/check-in");
    const input = await checkIn?.makeInput?.(world);
    const { body } = await callHandler({
      method: "POST",
      path: "/api/events/[id]/check-in",
      input,
      token: world.tokens.admin,
    });
    return { params: input?.params, query: `guest=${body.guest._id}` };
  },
};

/** The calls whose input in the access matrix is refused: the test that proves the entry, or why there is none. */
const notCalled: Readonly<Record<string, string>> = {
  "POST /api/admin/view-as": "tests/security/view-as.test.ts",
  "DELETE /api/admin/views/[id]": "A setting of the admin's own list, without an entry.",
  "POST /api/admin/chargebacks/[chargebackId]/response": "lib/payments/chargebacks/chargebacks.test.ts",
  "POST /api/admin/renewals/[failureId]/retry": "lib/subscriptions/retry-renewal.test.ts",
};

const adminWrites = endpoints.filter(
  (endpoint) => endpoint.access === "admin" && endpoint.method !== "GET" && !(endpointName(endpoint) in notCalled),
);

let world: Personas;
beforeAll(async () => {
  world = await makePersonas();
});
beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);
afterEach(backgroundSettled);

test.each(adminWrites.map((endpoint) => [endpointName(endpoint), endpoint] as const))(
  "%s leaves an entry with a sentence in the audit log",
  async (name, endpoint) => {
    const input = (await (changingInputs[name] ?? endpoint.makeInput)?.(world)) ?? {};
    const earlier = await db.auditLog.findMany({ select: { id: true } });
    const { status } = await callHandler({ ...endpoint, input, token: world.tokens.admin });
    expect(status).toBeLessThan(400);
    await backgroundSettled();
    const id = { notIn: earlier.map((entry) => entry.id) };
    const entries = await db.auditLog.findMany({ where: { id, actorId: world.actors.admin._id } });
    if (name in unaudited) return expect(entries).toEqual([]);
    expect(entries).not.toEqual([]);
    for (const { action, subject, detail } of entries)
      expect(auditSentence(action, subject, detail)).not.toContain(action);
  },
);

test("the calls that are named here exist", () => {
  const names = endpoints.map(endpointName);
  const named = [unaudited, changingInputs, notCalled].flatMap((each) => Object.keys(each));
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});
