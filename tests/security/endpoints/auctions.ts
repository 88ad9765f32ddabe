import assert from "node:assert/strict";
import sharp from "sharp";
import { makeAuction } from "@/lib/auctions/factory";
import { placeBid } from "@/lib/auctions/place-bid";
import { seedPlans } from "@/lib/auth/factory";
import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { proofUploadFailedMessage } from "@/lib/payment-proofs/contracts";
import { storage } from "@/lib/storage/storage";
import { makeActor } from "@/lib/subscriptions/factory";
import { adminOnly, type Endpoint, openToAll, ownerOnly, signedInOnly } from "@/tests/security/access-matrix";
import type { Personas } from "@/tests/security/personas";

const vipOnly = (status: number) => ({ ...signedInOnly(403), vip: status, admin: status });
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const createAuction = async (given: Parameters<typeof makeAuction>[0] = {}) => ({
  auctionId: (await makeAuction(given)).id,
});
const scheduledTimes = { startsAt: new Date(Date.now() + day), endsAt: new Date(Date.now() + 2 * day) };

/** An auction with a bid above its secret reserve, and a maximum bid. */
async function createAuctionWithReserve(): Promise<{ auctionId: string }> {
  const [{ id }, actor] = await Promise.all([makeAuction({ reserve: 777_777 }), makeActor({ plan: "yearly" })]);
  await placeBid({ actor, auctionId: id, amount: 2_100, maximum: 888_888 });
  return { auctionId: id };
}

const hidesSecrets: Endpoint["assertReply"] = ({ who, body }) => {
  const message = JSON.stringify(body);
  assert.doesNotMatch(message, /888_?888|usr_|@livingarchive/);
  if (who !== "admin") assert.doesNotMatch(message, /777_?777|Balogun/);
};

/** The owner has won or been offered something and has not paid yet. */
async function createOffer(
  { actors: { owner } }: Personas,
  kind: "winner" | "second_chance" = "winner",
): Promise<{ auctionId: string }> {
  const { id } = await makeAuction({ status: "closed" });
  const bid = await db.bid.create({
    data: {
      id: newId("bid"),
      auctionId: id,
      seq: 1,
      userId: owner._id,
      alias: "Iroko",
      amountKobo: 250_000n,
      placedAt: new Date(),
    },
  });
  const offer = { auctionId: id, userId: owner._id, bidId: bid.id, amountKobo: 250_000n };
  await db.auctionOffer.create({
    data: { ...offer, id: newId("bid"), kind, openKey: id, expiresAt: new Date(Date.now() + day) },
  });
  return { auctionId: id };
}

/** The owner may not bid any more. */
async function createBan({ actors: { owner } }: Personas): Promise<{ banId: string }> {
  const id = newId("bid");
  await db.bidderBan.create({ data: { id, userId: owner._id, reason: "The lot was not paid for" } });
  return { banId: id };
}

const adminAuctionAction = (path: string, body: object, sale: Parameters<typeof makeAuction>[0] = {}): Endpoint => ({
  method: "POST",
  path: `/api/admin/auctions/[auctionId]/${path}`,
  access: "admin",
  expected: adminOnly(),
  makeInput: async () => ({ params: await createAuction(sale), body }),
});

async function createBid(): Promise<{ auctionId: string }> {
  const [sale, actor] = await Promise.all([createAuction(), makeActor({ plan: "yearly" })]);
  await placeBid({ actor, auctionId: sale.auctionId, amount: 2_100 });
  return sale;
}

const reason = "A test of the house";

/** The auctions: watching, bidding, paying for a won lot, and the admin actions. */
export const auctionEndpoints: readonly Endpoint[] = [
  { method: "GET", path: "/api/auctions/current", access: "anyone", expected: openToAll(), assertReply: hidesSecrets },
  ...["", "/state", "/ledger", "/bids"].map(
    (part): Endpoint => ({
      method: "GET",
      path: `/api/auctions/[auctionId]${part}`,
      access: "anyone",
      expected: openToAll(),
      makeInput: async () => ({ params: await createAuctionWithReserve() }),
      assertReply: hidesSecrets,
    }),
  ),
  {
    method: "GET",
    path: "/api/auctions/[auctionId]/calendar",
    access: "anyone",
    expected: openToAll(),
    plain: true,
    makeInput: async () => ({ params: await createAuction() }),
  },
  {
    method: "POST",
    path: "/api/auctions/[auctionId]/bids",
    access: "vip",
    expected: vipOnly(201),
    messages: { 401: "Log in as a member of the Circle to bid.", 403: "Bidding is for members of the Circle." },
    makeInput: async () => ({
      params: await createAuction(),
      body: { amount: 2_100, bidder: "Somebody else" },
      headers: { "idempotency-key": newId("req") },
    }),
    assertReply: ({ body }) => assert.equal((body.bid as { bidder: string }).bidder, "You"),
  },
  {
    method: "POST",
    path: "/api/auctions/[auctionId]/watch",
    access: "session",
    expected: signedInOnly(),
    makeInput: async () => ({ params: await createAuction(), body: { watch: true, reminders: true } }),
  },
  {
    method: "POST",
    path: "/api/auctions/[auctionId]/terms",
    access: "vip",
    expected: vipOnly(200),
    messages: { 401: "Log in as a member of the Circle to bid.", 403: "Bidding is for members of the Circle." },
    makeInput: async () => ({ params: await createAuction(), body: { version: 1 } }),
  },
  {
    method: "POST",
    path: "/api/auctions/[auctionId]/offer/decline",
    access: "session",
    expected: { ...ownerOnly(), admin: 404 },
    makeInput: async (world) => ({ params: await createOffer(world, "second_chance"), body: {} }),
  },
  {
    method: "POST",
    path: "/api/auctions/[auctionId]/offer",
    access: "session",
    expected: { ...ownerOnly(), admin: 404 },
    makeInput: async (world) => ({ params: await createOffer(world), body: {} }),
  },
  { method: "GET", path: "/api/admin/auctions", access: "admin", expected: adminOnly() },
  {
    method: "POST",
    path: "/api/admin/auctions",
    access: "admin",
    expected: adminOnly(201),
    makeInput: () => ({ body: { title: "A lot", slug: newId("auc").replace("_", "-"), createdById: "usr_somebody" } }),
  },
  {
    method: "GET",
    path: "/api/admin/auctions/[auctionId]",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ params: await createAuction() }),
  },
  {
    method: "PATCH",
    path: "/api/admin/auctions/[auctionId]",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({
      params: await createAuction(scheduledTimes),
      body: { title: "Another name", version: 1 },
    }),
  },
  adminAuctionAction(
    "schedule",
    { start: inDays(1), end: inDays(2) },
    { status: "draft", startsAt: null, endsAt: null },
  ),
  adminAuctionAction("reset", { start: inDays(1), end: inDays(2), reason }, { status: "closed" }),
  adminAuctionAction("cancel", { reason }),
  adminAuctionAction("freeze", { frozen: true, reason }),
  adminAuctionAction("extend", { minutes: 10, reason }),
  adminAuctionAction("end", { reason }),
  adminAuctionAction("message", { message: "Bidding goes on at eight." }),
  {
    ...adminAuctionAction("duplicate", { start: inDays(1), end: inDays(2) }),
    expected: adminOnly(201),
  },
  {
    ...adminAuctionAction("void", { seq: 1, reason }),
    makeInput: async () => ({ params: await createBid(), body: { seq: 1, reason } }),
  },
  { method: "GET", path: "/api/admin/bans", access: "admin", expected: adminOnly() },
  {
    method: "POST",
    path: "/api/admin/bans/[banId]/lift",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({ params: await createBan(world), body: { reason, liftedById: "usr_somebody" } }),
    assertReply: ({ body }) => assert.notEqual((body.bar as { liftedAt: string | null }).liftedAt, null),
  },
];

async function createPaymentProof({ actors: { owner } }: Personas): Promise<{ proofId: string }> {
  const id = newId("rcp");
  const storageKey = `receipts/${id}.webp`;
  await storage().put(storageKey, new TextEncoder().encode("RIFF"), { type: "image/webp" });
  await db.plan.createMany({ data: [...seedPlans], skipDuplicates: true });
  const picture = { storageKey, contentType: "image/webp", sizeBytes: 4, imageHash: id, amountUsdCents: 200_000 };
  await db.paymentProof.create({ data: { id, userId: owner._id, ...picture } });
  return { proofId: id };
}

/** The other way into the saleroom: a receipt that an admin looks at. */
export const paymentProofEndpoints: readonly Endpoint[] = [
  {
    // The VIP asks about themselves; everyone else asks about the VIP and learns nothing.
    method: "POST",
    path: "/api/vip-verify",
    access: "session",
    expected: { ...signedInOnly(403), vip: 200 },
    makeInput: ({ actors }) => ({ body: { userId: actors.vip._id } }),
  },
  { method: "GET", path: "/api/vip-upload", access: "session", expected: signedInOnly() },
  {
    method: "POST",
    path: "/api/vip-upload",
    access: "session",
    raw: true,
    expected: { ...signedInOnly(403), owner: 201 },
    messages: { 403: proofUploadFailedMessage },
    makeInput: async ({ actors }) => {
      const body = new FormData();
      body.set("userId", actors.owner._id);
      body.set("receipt", new File([new Uint8Array(await makePng())], "../../receipt.html", { type: "text/html" }));
      return { body };
    },
    assertReply: ({ body }) => assert.equal((body.receipt as { status: string }).status, "received"),
  },
  { method: "GET", path: "/api/vip-payment-proofs", access: "admin", expected: adminOnly() },
  {
    method: "POST",
    path: "/api/vip-payment-proofs/[proofId]",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({ params: await createPaymentProof(world), body: { decision: "refuse", reason } }),
  },
  {
    method: "GET",
    path: "/api/vip-payment-proofs/[proofId]/image",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({ params: await createPaymentProof(world) }),
  },
];

const makePng = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: 200, g: 30, b: 30 } } })
    .png()
    .toBuffer();
