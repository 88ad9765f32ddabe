import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { GET as getPicture } from "@/app/api/vip-payment-proofs/[proofId]/image/route";
import { POST as postDecision } from "@/app/api/vip-payment-proofs/[proofId]/route";
import { GET as getDesk } from "@/app/api/vip-payment-proofs/route";
import { GET as getGate, POST as postUpload } from "@/app/api/vip-upload/route";
import { POST as postVerify } from "@/app/api/vip-verify/route";
import type { Actor } from "@/lib/auth/contracts";
import { seedPlans } from "@/lib/auth/factory";
import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { selectPaymentProofs } from "@/lib/payment-proofs/admin-queries";
import { proofUploadFailedMessage } from "@/lib/payment-proofs/contracts";
import { makeActor } from "@/lib/subscriptions/factory";
import { getActor } from "@/lib/subscriptions/get-actor";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(async () => {
  await db.plan.createMany({ data: [...seedPlans], skipDuplicates: true });
  await db.$executeRaw`DELETE FROM rate_limits`;
});

const aPicture = (type: "png" | "jpeg" | "webp" = "png", red = 200) =>
  sharp({ create: { width: 60, height: 90, channels: 3, background: { r: red, g: 40, b: 40 } } })
    .toFormat(type)
    .toBuffer();

async function upload(as: Actor | null, bytes: Uint8Array | string, userId = as?._id ?? "", name = "receipt.png") {
  const body = new FormData();
  body.set("receipt", new File([bytes as BlobPart], name, { type: "image/png" }));
  body.set("userId", userId);
  return callRoute(postUpload, "/api/vip-upload", { as, body });
}

const verify = (as: Actor | null, userId: unknown) =>
  callRoute(postVerify, "/api/vip-verify", { as, body: { userId } });
const review = (as: Actor, proofId: string, body: object) =>
  callRoute(postDecision, `/api/vip-payment-proofs/${proofId}`, { as, body, params: { proofId } });

test("an upload grants nothing; an approval grants the Patron plan for a year, once", async () => {
  const [actor, admin] = await Promise.all([makeActor(), makeActor({ role: "Admin" })]);
  expect((await verify(actor, actor._id)).status).toBe(403);
  const sent = await upload(actor, await aPicture());
  expect([sent.status, sent.body.success, sent.body.receipt.status]).toEqual([201, true, "received"]);
  expect((await verify(actor, actor._id)).status).toBe(403);
  expect((await callRoute(getGate, "/api/vip-upload", { as: actor })).body).toMatchObject({
    fee: null,
    receipt: { status: "received" },
  });
  const id = sent.body.receipt._id;
  const responses = await Promise.all([1, 2, 3, 4].map(() => review(admin, id, { decision: "approve" })));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await review(admin, id, { decision: "refuse", reason: "Too late" })).status).toBe(409);
  expect((await verify(actor, actor._id)).body).toMatchObject({ success: true });
  expect(await getActor(actor._id)).toMatchObject({ isVIP: true, subscription: { plan: "patron" } });
  expect(await db.subscriptionEntry.count({ where: { userId: actor._id } })).toBe(1);
  const { endsAt } = await db.subscription.findUniqueOrThrow({ where: { userId: actor._id } });
  expect(Math.round((Number(endsAt) - Date.now()) / day)).toBeGreaterThanOrEqual(365);
  expect(await db.auditLog.count({ where: { subject: id } })).toBe(1);
  expect(
    emulator()
      .emails()
      .filter((mail) => [mail.to].flat().includes(actor.email)),
  ).toHaveLength(1);
});

test("a refusal has a reason, another upload is possible, and the same image is flagged for admins", async () => {
  const [actor, other, admin] = await Promise.all([makeActor(), makeActor(), makeActor({ role: "Admin" })]);
  const first = await upload(actor, await aPicture("png", 10));
  await review(admin, first.body.receipt._id, { decision: "refuse", reason: "No such payment arrived" });
  expect((await callRoute(getGate, "/api/vip-upload", { as: actor })).body.receipt).toMatchObject({
    status: "refused",
    reason: "No such payment arrived",
  });
  // The reason is stored apart from the audit entry, because it is deleted with the user's account.
  const note = await db.adminNote.findFirstOrThrow({ where: { userId: actor._id } });
  expect(note).toMatchObject({ action: "payment-proof.refuse", text: "No such payment arrived", actorId: admin._id });
  const line = await db.auditLog.findFirstOrThrow({ where: { subject: first.body.receipt._id } });
  expect(line).toMatchObject({ action: "payment-proof.refuse", actorId: admin._id, detail: { note: note.id } });
  const second = await upload(other, await aPicture("png", 10), other._id, "another-name.jpg");
  const page = (await callRoute(getDesk, "/api/vip-payment-proofs", { as: admin })).body.receipts;
  const found = (id: string) => page.find((one: { _id: string }) => one._id === id);
  const [before, after] = [found(first.body.receipt._id), found(second.body.receipt._id)];
  expect([before?.seenBefore, after?.seenBefore]).toEqual([false, true]);
  const named = (receipt: typeof before) => receipt?.sameImage.map(({ email }: { email: string }) => email);
  expect([named(before), named(after)]).toEqual([[other.email], [actor.email]]);
  const admins = await db.user.findUniqueOrThrow({ where: { id: admin._id } });
  expect(before).toMatchObject({ status: "refused", decidedBy: `${admins.firstName} ${admins.lastName}` });
  const picture = await callRoute(getPicture, "/api/vip-payment-proofs/x/image", {
    as: admin,
    params: { proofId: second.body.receipt._id },
  });
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
});

test("a review between two batches of an export neither repeats a payment proof nor leaves one out", async () => {
  const [actor, admin] = await Promise.all([makeActor(), makeActor({ role: "Admin" })]);
  const sent: string[] = [];
  for (let i = 0; i < 4; i++) sent.push((await upload(actor, await aPicture("png", 20 + i))).body.receipt._id);
  const query = { q: actor.email };
  const first = await selectPaymentProofs(query, 2);
  for (const id of [sent[3], sent[0]]) await review(admin, id ?? "", { decision: "refuse", reason: "Not legible" });
  const second = await selectPaymentProofs({ ...query, cursor: first.nextCursor ?? undefined }, 2);
  expect([...first.rows, ...second.rows].map(({ _id }) => _id)).toEqual(sent.toReversed());
  expect(second.nextCursor).toBeNull();
});

test("rejects a file that is not an image, whatever its name, and stores nothing", async () => {
  const actor = await makeActor();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const half = (await aPicture("jpeg")).subarray(0, 200);
  for (const bytes of [svg, "<!doctype html><script>1</script>", "%PDF-1.7\n1 0 obj", "GIF89a=1;alert(1)", "x", half]) {
    const { status, body } = await upload(actor, bytes);
    expect([status, body.error]).toEqual([400, proofUploadFailedMessage]);
  }
  const large = await upload(actor, new Uint8Array(8_000_001));
  expect([large.status, large.body.error]).toEqual([413, proofUploadFailedMessage]);
  expect(await db.paymentProof.count({ where: { userId: actor._id } })).toBe(0);
});

test("rejects uploads and queries for another user, and a sixth upload in a day", async () => {
  const [actor, other] = await Promise.all([makeActor(), makeActor({ plan: "yearly" })]);
  const responses = [await verify(actor, other._id), await verify(actor, newId("usr")), await verify(actor, actor._id)];
  expect(new Set(responses.map(({ status, body }) => `${status} ${body.error} ${body.code}`)).size).toBe(1);
  expect((await upload(actor, await aPicture(), other._id)).status).toBe(403);
  expect((await upload(null, await aPicture(), other._id)).status).toBe(401);
  expect((await verify(other, undefined)).status).toBe(400);
  for (let i = 0; i < 5; i++) expect((await upload(actor, await aPicture("webp", i))).status).toBe(201);
  expect((await upload(actor, await aPicture("webp", 99))).status).toBe(429);
});

test("concurrent reviews by two admins result in one decision and one email", async () => {
  const [actor, one, two] = await Promise.all([
    makeActor(),
    makeActor({ role: "Admin" }),
    makeActor({ role: "Admin" }),
  ]);
  const { body } = await upload(actor, await aPicture("png", 77));
  const id = body.receipt._id;
  const responses = await Promise.all([
    review(one, id, { decision: "approve" }),
    review(two, id, { decision: "refuse", reason: "No such payment arrived" }),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { status, decidedById } = await db.paymentProof.findUniqueOrThrow({ where: { id } });
  expect([status, decidedById]).toEqual(responses[0]?.status === 200 ? ["approved", one._id] : ["refused", two._id]);
  expect(await db.subscriptionEntry.count({ where: { userId: actor._id } })).toBe(status === "approved" ? 1 : 0);
  expect(await db.auditLog.count({ where: { subject: id } })).toBe(1);
  const emails = () =>
    emulator()
      .emails()
      .filter((mail) => [mail.to].flat().includes(actor.email));
  await expect.poll(() => emails().length).toBe(1);
});

test("lists waiting proofs first, finds a sender, and rejects a refusal without a reason", async () => {
  const [actor, admin] = await Promise.all([makeActor(), makeActor({ role: "Admin" })]);
  const first = await upload(actor, await aPicture("png", 31));
  const second = await upload(actor, await aPicture("png", 32));
  await review(admin, second.body.receipt._id, { decision: "approve" });
  expect((await review(admin, first.body.receipt._id, { decision: "refuse", reason: " " })).status).toBe(400);
  const page = async (query: string) =>
    (await callRoute(getDesk, `/api/vip-payment-proofs?${query}`, { as: admin })).body;
  const mine = await page(`q=${encodeURIComponent(actor.email)}`);
  expect(mine.receipts.map(({ status }: { status: string }) => status)).toEqual(["received", "approved"]);
  expect((await page(`q=${encodeURIComponent(actor.email)}&status=approved`)).total).toBe(1);
  expect((await callRoute(getDesk, "/api/vip-payment-proofs?page=0", { as: admin })).status).toBe(400);
  expect((await callRoute(getDesk, "/api/vip-payment-proofs", { as: actor })).status).toBe(403);
});
