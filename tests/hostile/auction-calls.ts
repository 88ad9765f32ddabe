import assert from "node:assert/strict";
import sharp from "sharp";
import { plans } from "@/lib/accounts/factory";
import { makeAuction } from "@/lib/auction/factory";
import { placeBid } from "@/lib/auction/place-bid";
import { makeActor } from "@/lib/membership/factory";
import { uploadFailed } from "@/lib/membership/receipt-contracts";
import { day } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { storage } from "@/lib/platform/storage";
import { type Call, toAdmins, toAll, toOwner, toSignedIn } from "@/tests/hostile/table";
import type { World } from "@/tests/hostile/world";

const toVips = (status: number) => ({ ...toSignedIn(403), vip: status, admin: status });
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const aSale = async (given: Parameters<typeof makeAuction>[0] = {}) => ({
  auctionId: (await makeAuction(given)).id,
});
const unopened = { startsAt: new Date(Date.now() + day), endsAt: new Date(Date.now() + 2 * day) };

/** A sale in which somebody has bid, with a maximum and over a reserve that nobody may learn. */
async function aSecretSale(): Promise<{ auctionId: string }> {
  const [{ id }, actor] = await Promise.all([makeAuction({ reserve: 777_777 }), makeActor({ plan: "yearly" })]);
  await placeBid({ actor, auctionId: id, amount: 2_100, maximum: 888_888 });
  return { auctionId: id };
}

const keepsSecrets: Call["holds"] = ({ who, body }) => {
  const said = JSON.stringify(body);
  assert.doesNotMatch(said, /888_?888|usr_|@livingarchive/);
  if (who !== "admin") assert.doesNotMatch(said, /777_?777|Balogun/);
};

/** The owner has won something and has not paid yet. */
async function ownersLot({ people: { owner } }: World): Promise<{ auctionId: string }> {
  const { id } = await makeAuction({ status: "closed" });
  const bid = await db.bid.create({
    data: {
      id: newId("bid"),
      auctionId: id,
      seq: 1,
      userId: owner._id,
      alias: "Paddle 1",
      amountKobo: 250_000n,
      placedAt: new Date(),
    },
  });
  const offer = { auctionId: id, userId: owner._id, bidId: bid.id, amountKobo: 250_000n };
  await db.auctionOffer.create({
    data: { ...offer, id: newId("bid"), kind: "winner", openKey: id, expiresAt: new Date(Date.now() + day) },
  });
  return { auctionId: id };
}

/** The owner may not bid any more. */
async function ownersBar({ people: { owner } }: World): Promise<{ barId: string }> {
  const id = newId("bid");
  await db.bidderBar.create({ data: { id, userId: owner._id, reason: "The lot was not paid for" } });
  return { barId: id };
}

const admins = (path: string, body: object, sale: Parameters<typeof makeAuction>[0] = {}): Call => ({
  verb: "POST",
  path: `/api/admin/auctions/[auctionId]/${path}`,
  access: "admin",
  expected: toAdmins(),
  send: async () => ({ params: await aSale(sale), body }),
});

async function aBid(): Promise<{ auctionId: string }> {
  const [sale, actor] = await Promise.all([aSale(), makeActor({ plan: "yearly" })]);
  await placeBid({ actor, auctionId: sale.auctionId, amount: 2_100 });
  return sale;
}

const reason = "A test of the house";

/** The auction room: watching it, bidding in it, paying for what was won, running it. */
export const auctionCalls: readonly Call[] = [
  { verb: "GET", path: "/api/auctions/current", access: "anyone", expected: toAll(), holds: keepsSecrets },
  ...["", "/state", "/ledger", "/bids"].map(
    (part): Call => ({
      verb: "GET",
      path: `/api/auctions/[auctionId]${part}`,
      access: "anyone",
      expected: toAll(),
      send: async () => ({ params: await aSecretSale() }),
      holds: keepsSecrets,
    }),
  ),
  {
    verb: "GET",
    path: "/api/auctions/[auctionId]/calendar",
    access: "anyone",
    expected: toAll(),
    plain: true,
    send: async () => ({ params: await aSale() }),
  },
  {
    verb: "POST",
    path: "/api/auctions/[auctionId]/bids",
    access: "vip",
    expected: toVips(201),
    says: { 401: "Sign in as a member of the Circle to bid.", 403: "Bidding is for VIP members." },
    send: async () => ({
      params: await aSale(),
      body: { amount: 2_100, bidder: "Somebody else" },
      headers: { "idempotency-key": newId("req") },
    }),
    holds: ({ body }) => assert.equal((body.bid as { bidder: string }).bidder, "You"),
  },
  {
    verb: "POST",
    path: "/api/auctions/[auctionId]/watch",
    access: "session",
    expected: toSignedIn(),
    send: async () => ({ params: await aSale(), body: { watch: true, reminders: true } }),
  },
  {
    verb: "POST",
    path: "/api/auctions/[auctionId]/offer",
    access: "session",
    expected: { ...toOwner(), admin: 404 },
    send: async (world) => ({ params: await ownersLot(world), body: {} }),
  },
  { verb: "GET", path: "/api/admin/auctions", access: "admin", expected: toAdmins() },
  {
    verb: "POST",
    path: "/api/admin/auctions",
    access: "admin",
    expected: toAdmins(201),
    send: () => ({ body: { title: "A lot", slug: newId("auc").replace("_", "-"), createdById: "usr_somebody" } }),
  },
  {
    verb: "GET",
    path: "/api/admin/auctions/[auctionId]",
    access: "admin",
    expected: toAdmins(),
    send: async () => ({ params: await aSale() }),
  },
  {
    verb: "PATCH",
    path: "/api/admin/auctions/[auctionId]",
    access: "admin",
    expected: toAdmins(),
    send: async () => ({ params: await aSale(unopened), body: { title: "Another name", version: 1 } }),
  },
  admins("schedule", { start: inDays(1), end: inDays(2) }, { status: "draft", startsAt: null, endsAt: null }),
  admins("reset", { start: inDays(1), end: inDays(2), reason }, { status: "closed" }),
  admins("cancel", { reason }),
  admins("freeze", { frozen: true, reason }),
  admins("extend", { minutes: 10, reason }),
  {
    ...admins("void", { seq: 1, reason }),
    send: async () => ({ params: await aBid(), body: { seq: 1, reason } }),
  },
  { verb: "GET", path: "/api/admin/bars", access: "admin", expected: toAdmins() },
  {
    verb: "POST",
    path: "/api/admin/bars/[barId]/lift",
    access: "admin",
    expected: toAdmins(),
    send: async (world) => ({ params: await ownersBar(world), body: { reason, liftedById: "usr_somebody" } }),
    holds: ({ body }) => assert.notEqual((body.bar as { liftedAt: string | null }).liftedAt, null),
  },
];

async function aReceipt({ people: { owner } }: World): Promise<{ receiptId: string }> {
  const id = newId("rcp");
  const storageKey = `receipts/${id}.webp`;
  await storage().put(storageKey, new TextEncoder().encode("RIFF"), { type: "image/webp" });
  await db.plan.createMany({ data: [...plans], skipDuplicates: true });
  const picture = { storageKey, contentType: "image/webp", sizeBytes: 4, imageHash: id, amountUsdCents: 200_000 };
  await db.vipReceipt.create({ data: { id, userId: owner._id, ...picture } });
  return { receiptId: id };
}

/** The other way into the saleroom: a receipt that an admin looks at. */
export const receiptCalls: readonly Call[] = [
  {
    // The VIP asks about themselves; everyone else asks about the VIP and learns nothing.
    verb: "POST",
    path: "/api/vip-verify",
    access: "session",
    expected: { ...toSignedIn(403), vip: 200 },
    send: ({ people }) => ({ body: { userId: people.vip._id } }),
  },
  { verb: "GET", path: "/api/vip-upload", access: "session", expected: toSignedIn() },
  {
    verb: "POST",
    path: "/api/vip-upload",
    access: "session",
    raw: true,
    expected: { ...toSignedIn(403), owner: 201 },
    says: { 403: uploadFailed },
    send: async ({ people }) => {
      const body = new FormData();
      body.set("userId", people.owner._id);
      body.set("receipt", new File([new Uint8Array(await aPng())], "../../receipt.html", { type: "text/html" }));
      return { body };
    },
    holds: ({ body }) => assert.equal((body.receipt as { status: string }).status, "received"),
  },
  { verb: "GET", path: "/api/vip-receipts", access: "admin", expected: toAdmins() },
  {
    verb: "POST",
    path: "/api/vip-receipts/[receiptId]",
    access: "admin",
    expected: toAdmins(),
    send: async (world) => ({ params: await aReceipt(world), body: { decision: "refuse", reason } }),
  },
  {
    verb: "GET",
    path: "/api/vip-receipts/[receiptId]/picture",
    access: "admin",
    expected: toAdmins(),
    send: async (world) => ({ params: await aReceipt(world) }),
  },
];

const aPng = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: 200, g: 30, b: 30 } } })
    .png()
    .toBuffer();
