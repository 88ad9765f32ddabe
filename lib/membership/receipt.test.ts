import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { GET as getPicture } from "@/app/api/vip-receipts/[receiptId]/picture/route";
import { POST as postDecision } from "@/app/api/vip-receipts/[receiptId]/route";
import { GET as getDesk } from "@/app/api/vip-receipts/route";
import { GET as getGate, POST as postUpload } from "@/app/api/vip-upload/route";
import { POST as postVerify } from "@/app/api/vip-verify/route";
import type { Actor } from "@/lib/accounts/contracts";
import { plans } from "@/lib/accounts/factory";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { findActor } from "@/lib/membership/queries";
import { uploadFailed } from "@/lib/membership/receipt-contracts";
import { day } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { emulator } from "@/local/testing";

beforeEach(async () => {
  await db.plan.createMany({ data: [...plans], skipDuplicates: true });
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
const decide = (as: Actor, receiptId: string, body: object) =>
  callRoute(postDecision, `/api/vip-receipts/${receiptId}`, { as, body, params: { receiptId } });

test("a receipt is received and grants nothing; approved, it makes a Patron for a year, once", async () => {
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
  const answers = await Promise.all([1, 2, 3, 4].map(() => decide(admin, id, { decision: "approve" })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await decide(admin, id, { decision: "refuse", reason: "Too late" })).status).toBe(409);
  expect((await verify(actor, actor._id)).body).toMatchObject({ success: true });
  expect(await findActor(actor._id)).toMatchObject({ isVIP: true, subscription: { plan: "patron" } });
  expect(await db.membershipFact.count({ where: { userId: actor._id } })).toBe(1);
  const { endsAt } = await db.subscription.findUniqueOrThrow({ where: { userId: actor._id } });
  expect(Math.round((Number(endsAt) - Date.now()) / day)).toBeGreaterThanOrEqual(365);
  expect(await db.auditLog.count({ where: { subject: id } })).toBe(1);
  expect(
    emulator()
      .emails()
      .filter((mail) => [mail.to].flat().includes(actor.email)),
  ).toHaveLength(1);
});

test("a refused receipt says why, and another may be sent; the same picture is noticed at the desk", async () => {
  const [actor, other, admin] = await Promise.all([makeActor(), makeActor(), makeActor({ role: "Admin" })]);
  const first = await upload(actor, await aPicture("png", 10));
  await decide(admin, first.body.receipt._id, { decision: "refuse", reason: "No such payment arrived" });
  expect((await callRoute(getGate, "/api/vip-upload", { as: actor })).body.receipt).toMatchObject({
    status: "refused",
    reason: "No such payment arrived",
  });
  // The words are beside the line of the audit log, not in it: they go when the person does, the line stays.
  const note = await db.deskNote.findFirstOrThrow({ where: { userId: actor._id } });
  expect(note).toMatchObject({ act: "receipt.refuse", text: "No such payment arrived", actorId: admin._id });
  const line = await db.auditLog.findFirstOrThrow({ where: { subject: first.body.receipt._id } });
  expect(line).toMatchObject({ action: "receipt.refuse", actorId: admin._id, detail: { note: note.id } });
  const second = await upload(other, await aPicture("png", 10), other._id, "another-name.jpg");
  const desk = (await callRoute(getDesk, "/api/vip-receipts", { as: admin })).body.receipts;
  const found = (id: string) => desk.find((one: { _id: string }) => one._id === id);
  const [before, after] = [found(first.body.receipt._id), found(second.body.receipt._id)];
  expect([before?.seenBefore, after?.seenBefore]).toEqual([false, true]);
  const named = (receipt: typeof before) => receipt?.sameImage.map(({ email }: { email: string }) => email);
  expect([named(before), named(after)]).toEqual([[other.email], [actor.email]]);
  const admins = await db.user.findUniqueOrThrow({ where: { id: admin._id } });
  expect(before).toMatchObject({ status: "refused", decidedBy: `${admins.firstName} ${admins.lastName}` });
  const picture = await callRoute(getPicture, "/api/vip-receipts/x/picture", {
    as: admin,
    params: { receiptId: second.body.receipt._id },
  });
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
});

test("what is no picture is refused by what it is, not by what it is called, and leaves nothing behind", async () => {
  const actor = await makeActor();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const half = (await aPicture("jpeg")).subarray(0, 200);
  for (const bytes of [svg, "<!doctype html><script>1</script>", "%PDF-1.7\n1 0 obj", "GIF89a=1;alert(1)", "x", half]) {
    const { status, body } = await upload(actor, bytes);
    expect([status, body.error]).toEqual([400, uploadFailed]);
  }
  const large = await upload(actor, new Uint8Array(8_000_001));
  expect([large.status, large.body.error]).toEqual([413, uploadFailed]);
  expect(await db.vipReceipt.count({ where: { userId: actor._id } })).toBe(0);
});

test("nobody uploads or asks for somebody else, and the sixth of a day waits", async () => {
  const [actor, other] = await Promise.all([makeActor(), makeActor({ plan: "yearly" })]);
  const answers = [await verify(actor, other._id), await verify(actor, newId("usr")), await verify(actor, actor._id)];
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.error} ${body.code}`)).size).toBe(1);
  expect((await upload(actor, await aPicture(), other._id)).status).toBe(403);
  expect((await upload(null, await aPicture(), other._id)).status).toBe(401);
  expect((await verify(other, undefined)).status).toBe(400);
  for (let i = 0; i < 5; i++) expect((await upload(actor, await aPicture("webp", i))).status).toBe(201);
  expect((await upload(actor, await aPicture("webp", 99))).status).toBe(429);
});

test("two admins who decide at the same moment come to one decision, of which its sender hears once", async () => {
  const [actor, one, two] = await Promise.all([
    makeActor(),
    makeActor({ role: "Admin" }),
    makeActor({ role: "Admin" }),
  ]);
  const { body } = await upload(actor, await aPicture("png", 77));
  const id = body.receipt._id;
  const answers = await Promise.all([
    decide(one, id, { decision: "approve" }),
    decide(two, id, { decision: "refuse", reason: "No such payment arrived" }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { status, decidedById } = await db.vipReceipt.findUniqueOrThrow({ where: { id } });
  expect([status, decidedById]).toEqual(answers[0]?.status === 200 ? ["approved", one._id] : ["refused", two._id]);
  expect(await db.membershipFact.count({ where: { userId: actor._id } })).toBe(status === "approved" ? 1 : 0);
  expect(await db.auditLog.count({ where: { subject: id } })).toBe(1);
  const told = () =>
    emulator()
      .emails()
      .filter((mail) => [mail.to].flat().includes(actor.email));
  await expect.poll(() => told().length).toBe(1);
});

test("the desk shows those that wait first, finds a sender, and refuses without a reason", async () => {
  const [actor, admin] = await Promise.all([makeActor(), makeActor({ role: "Admin" })]);
  const first = await upload(actor, await aPicture("png", 31));
  const second = await upload(actor, await aPicture("png", 32));
  await decide(admin, second.body.receipt._id, { decision: "approve" });
  expect((await decide(admin, first.body.receipt._id, { decision: "refuse", reason: " " })).status).toBe(400);
  const desk = async (query: string) => (await callRoute(getDesk, `/api/vip-receipts?${query}`, { as: admin })).body;
  const mine = await desk(`q=${encodeURIComponent(actor.email)}`);
  expect(mine.receipts.map(({ status }: { status: string }) => status)).toEqual(["received", "approved"]);
  expect((await desk(`q=${encodeURIComponent(actor.email)}&status=approved`)).total).toBe(1);
  expect((await callRoute(getDesk, "/api/vip-receipts?page=0", { as: admin })).status).toBe(400);
  expect((await callRoute(getDesk, "/api/vip-receipts", { as: actor })).status).toBe(403);
});
