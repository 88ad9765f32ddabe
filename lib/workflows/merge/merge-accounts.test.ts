import { beforeEach, describe, expect, test } from "vitest";
import { POST as postMerge } from "@/app/api/admin/users/[id]/merge/route";
import { POST as postLogin } from "@/app/api/auth/login/route";
import { POST as postRegister } from "@/app/api/auth/register/route";
import { makeAuction } from "@/lib/auctions/factory";
import { placeBid } from "@/lib/auctions/place-bid";
import type { Actor } from "@/lib/auth/contracts";
import { makeUser, SEED_PASSWORD, sampleAddress } from "@/lib/auth/factory";
import { issueSignInToken } from "@/lib/auth/issue-sign-in-token";
import { signInWithLink } from "@/lib/auth/sign-in-with-link";
import { makeProduct } from "@/lib/catalog/factory";
import { makePublicProfile } from "@/lib/collections/factory";
import { makeComment } from "@/lib/comments/factory";
import { linkToken, newId, ticketCode } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { closeDueDraws } from "@/lib/draws/close-draw";
import { endWindow, makeDraw, makeEntry } from "@/lib/draws/factory";
import { callRoute } from "@/lib/http/test-client";
import { makeSession } from "@/lib/http/test-session";
import { makeCartLine, makeOrder } from "@/lib/orders/factory";
import { claimGuestOrders, otherAddress } from "@/lib/orders/guest/claim-guest-orders";
import { guestBuyer } from "@/lib/orders/guest/guest";
import { makeVoucher } from "@/lib/orders/vouchers/factory";
import { makePersonalWall } from "@/lib/personal-walls/factory";
import { makeActor } from "@/lib/subscriptions/factory";
import { getActor } from "@/lib/subscriptions/get-actor";
import { makeGift } from "@/lib/subscriptions/gifts/factory";
import { pausePlan } from "@/lib/subscriptions/pause-plan";
import { eraseAccount } from "@/lib/workflows/delete-account";
import { exportAccount } from "@/lib/workflows/export-account";
import { mergedColumns, unmergedColumns } from "@/lib/workflows/merge/merge-columns";
import { getMergePreview } from "@/lib/workflows/merge/merge-preview-query";

beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);

const reason = "She wrote from both addresses";
const merge = (admin: Actor, stays: Actor, goes: Actor, email = goes.email) =>
  callRoute(postMerge, "/api/admin/users/x/merge", {
    as: admin,
    params: { id: stays._id },
    body: { mergeId: goes._id, email, reason },
  });

/** A delivered order of a guest with this address. */
async function makeGuestOrder(named: Actor, email: string) {
  const { id } = await makeUser();
  await db.user.update({ where: { id }, data: { isGuest: true, guestEmail: email } });
  const product = await makeProduct();
  return makeOrder({ buyer: { ...named, id, email }, items: [{ product }], status: "delivered" });
}

/** Every column that refers to a user: by a foreign key, or by its name. */
async function userColumns(): Promise<string[]> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT c.conrelid::regclass::text || '.' || a.attname AS name
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
    WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass
    UNION
    SELECT table_name || '.' || column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name ~ '(^|_)user_id$|_by_id$|^(actor|author|winner)_id$|bidder_id$'
    ORDER BY 1`;
  return rows.map(({ name }) => name);
}

/** The columns in which a user is found. */
async function columnsWith(userId: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await userColumns()) {
    const [table, column] = name.split(".");
    const [row] = await db.$queryRawUnsafe<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM "${table}" WHERE "${column}" = $1`,
      userId,
    );
    if (row.count > 0) found.push(name);
  }
  return found;
}

const makeEvent = (capacity: number, seatsTaken: number) =>
  db.event.create({
    data: { id: newId("evt"), title: "Open studio", startsAt: new Date(Date.now() + 86_400_000), capacity, seatsTaken },
  });
const makeRsvp = (eventId: string, userId: string, status: "seat" | "waiting") =>
  db.eventRsvp.create({ data: { id: newId("rsv"), eventId, userId, status, checkInCode: ticketCode() } });

type Shared = { product: Awaited<ReturnType<typeof makeProduct>>; eventId: string; downloadId: string };

/** Rows of a user in nearly every table; those of `shared` exist for both users. */
async function fillTables(actor: Actor, { product, eventId, downloadId }: Shared): Promise<void> {
  const { _id: userId, email } = actor;
  const buyer = { ...actor, id: userId };
  const order = await makeOrder({ buyer, items: [{ product }], status: "delivered" });
  await db.order.update({ where: { id: order.id }, data: { shippedById: userId } });
  await db.orderNote.create({ data: { id: newId("nte"), orderId: order.id, authorId: userId, text: "Call first" } });
  await db.returnRequest.create({
    data: { id: newId("ret"), orderId: order.id, userId, reason: "other", text: "Too big", decidedById: userId },
  });
  await makeCartLine({ userId, product });
  await db.wishlistItem.create({
    data: { id: newId("wsh"), userId, productId: product.id, unsubscribeToken: linkToken() },
  });
  await db.productAlert.create({
    data: { id: newId("alr"), userId, email, productId: product.id, unsubscribeToken: linkToken() },
  });
  await makePublicProfile({ userId });
  await db.follow.create({
    data: { id: newId("flw"), userId, kind: "series", key: "vases", unsubscribeToken: linkToken() },
  });
  await db.followMail.create({ data: { userId, productId: product.id } });
  await db.numberWish.create({
    data: { id: newId("nwi"), userId, productId: product.id, number: 1, unsubscribeToken: linkToken() },
  });
  const wall = await makePersonalWall({ userId });
  await db.personalWallReport.create({ data: { id: newId("pwr"), wallId: wall.id, userId, reason: "other" } });
  await db.address.create({ data: { id: newId("adr"), userId, address: sampleAddress, isDefault: true } });
  await makeRsvp(eventId, userId, "seat");
  await db.downloadRecord.create({ data: { downloadId, userId, times: 2 } });
  const comment = await makeComment({ userId });
  await db.comment.update({ where: { id: comment.id }, data: { idempotencyKey: "same-key", deletedById: userId } });
  await db.commentReport.create({ data: { id: newId("rpt"), commentId: comment.id, userId, reason: "spam" } });
  await db.commentReaction.create({ data: { commentId: comment.id, userId, kind: "like" } });
  await db.commentMailSetting.create({ data: { userId, unsubscribeToken: linkToken() } });
  await db.digestSubscription.create({ data: { userId, unsubscribeToken: linkToken() } });
  const perk = { userId, perk: "welcomePack", period: "2026", dueAt: new Date() };
  await db.fulfilment.create({ data: { id: newId("prk"), ...perk } });
  await db.autoRenewal.create({
    data: { code: `SUB_${userId}`, userId, planKey: "monthly", customerCode: "CUS_1", status: "ended" },
  });
  const gift = await makeGift();
  await db.giftMembership.update({ where: { id: gift.id }, data: { buyerId: userId, redeemedById: userId } });
  const voucher = await makeVoucher();
  await db.voucher.update({ where: { id: voucher.id }, data: { buyerId: userId, issuedById: userId } });
  const proof = { contentType: "image/webp", sizeBytes: 1, imageHash: "x", amountUsdCents: 200_000 };
  await db.paymentProof.create({ data: { id: newId("rcp"), userId, storageKey: userId, ...proof } });
  await db.bidderBan.create({ data: { id: newId("bid"), userId, reason: "did not pay", liftedAt: new Date() } });
  await db.passkey.create({
    data: { id: newId("psk"), userId, name: "Phone", credentialId: userId, publicKey: Buffer.from("-") },
  });
  await db.totpCredential.create({ data: { userId, encryptedSecret: "x" } });
  await db.savedView.create({ data: { id: newId("viw"), userId, list: "orders", name: "Mine", query: {} } });
  await db.adminNote.create({ data: { id: newId("dnt"), userId, action: "user.enable", text: "She called" } });
  await db.memberNote.create({ data: { id: newId("mbn"), userId, authorId: userId, text: "Prefers calls" } });
  await db.outboxMessage.create({
    data: {
      id: newId("out"),
      topic: "later",
      key: `later/${userId}`,
      payload: { userId },
      nextAttemptAt: new Date("2099-01-01"),
    },
  });
  await makeSession(actor);
}

test("every column that refers to a user is handled by the merge", async () => {
  expect(await userColumns()).toEqual([...Object.keys(mergedColumns), ...unmergedColumns].sort());
});

describe("merging two accounts", () => {
  test("leaves no row of the merged account behind, resolves what both have, and is recorded", async () => {
    const admin = await makeActor({ role: "Admin" });
    const stays = await makeActor({ firstName: "Ada", createdAt: new Date("2026-06-01") });
    const goes = await makeActor({ plan: "yearly", createdAt: new Date("2026-02-01") });
    const waiting = await makeUser();
    const product = await makeProduct({ stock: 9 });
    const event = await makeEvent(2, 2);
    const download = await db.download.create({
      data: {
        id: newId("dwn"),
        filename: newId("dwn"),
        title: "Print",
        sizeBytes: 1,
        contentType: "image/png",
        storageKey: newId("dwn"),
      },
    });
    const shared = { product, eventId: event.id, downloadId: download.id };
    await fillTables(stays, shared);
    await fillTables(goes, shared);
    for (const [userId, mutedId] of [
      [stays._id, goes._id],
      [goes._id, stays._id],
      [stays._id, waiting.id],
      [goes._id, waiting.id],
      [waiting.id, stays._id],
      [waiting.id, goes._id],
    ] as const)
      await db.commentMute.create({ data: { id: newId("cmu"), userId, mutedId } });
    for (const { _id: userId } of [stays, goes])
      await db.commentConversation.create({
        data: { id: newId("ccv"), userId, exhibition: "guestbook", unsubscribeToken: linkToken() },
      });
    await makeRsvp(event.id, waiting.id, "waiting");
    const { id: auctionId } = await makeAuction();
    await placeBid({ actor: goes, auctionId, amount: 5_000, maximum: 9_000 });
    const before = await getActor(goes._id);

    const pair = { from: goes._id, to: stays._id };
    const preview = await getMergePreview(pair);
    expect(preview).toMatchObject({ refusals: [], stays: { _id: stays._id }, goes: { _id: goes._id } });
    expect(preview.moves).toContainEqual({ label: "Bids", count: 1 });
    expect(preview.clashes).toContainEqual({ kind: "event", name: expect.stringContaining("Open studio") });
    expect((await columnsWith(goes._id)).length).toBeGreaterThan(25);

    expect(await merge(admin, stays, goes)).toMatchObject({ status: 200 });
    expect((await columnsWith(goes._id)).filter((name) => !unmergedColumns.includes(name))).toEqual([]);
    expect(await db.outboxMessage.count({ where: { payload: { path: ["userId"], equals: goes._id } } })).toBe(0);

    expect(await db.commentMute.findMany({ where: { userId: stays._id } })).toMatchObject([{ mutedId: waiting.id }]);
    expect(await db.commentMute.findMany({ where: { mutedId: stays._id } })).toMatchObject([{ userId: waiting.id }]);
    expect(await db.commentConversation.count({ where: { userId: stays._id, exhibition: "guestbook" } })).toBe(1);
    expect(await db.memberNote.count({ where: { userId: stays._id, authorId: stays._id } })).toBe(2);

    const user = await db.user.findUniqueOrThrow({
      where: { id: stays._id },
      include: {
        orders: true,
        addresses: true,
        comments: true,
        eventRsvps: true,
        downloadRecords: true,
        cartLines: true,
      },
    });
    expect(user).toMatchObject({ email: stays.email, firstName: "Ada", createdAt: new Date("2026-02-01") });
    expect([user.orders, user.addresses, user.comments, user.cartLines].map(({ length }) => length)).toEqual([
      2, 2, 2, 1,
    ]);
    expect(user.addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect(user.downloadRecords).toMatchObject([{ times: 4 }]);
    expect(user.eventRsvps).toMatchObject([{ status: "seat" }]);
    // The second seat is offered to the waiting person.
    expect(await db.eventRsvp.findFirst({ where: { userId: waiting.id } })).toMatchObject({
      status: "offered",
    });
    expect((await db.event.findUniqueOrThrow({ where: { id: event.id } })).seatsTaken).toBe(2);
    expect((await db.auction.findUniqueOrThrow({ where: { id: auctionId } })).topBidderId).toBe(stays._id);
    expect((await getActor(stays._id))?.subscription).toEqual(before?.subscription);
    expect(await getActor(goes._id)).toBeNull();

    const [entry] = await db.auditLog.findMany({ where: { action: "user.merge", subject: stays._id } });
    expect(entry).toMatchObject({ actorId: admin._id, detail: { merged: goes._id } });
    const mails = await db.outboxMessage.findMany({ where: { topic: "auth.accounts-merged.email" } });
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([goes.email, stays.email].sort());
    // There is no second merge.
    expect((await merge(admin, stays, goes)).status).toBe(404);
  });

  test("lets the old address in by an emailed link only, and never as a new account", async () => {
    const admin = await makeActor({ role: "Admin" });
    const [stays, goes] = [await makeActor(), await makeActor()];
    expect((await merge(admin, stays, goes)).status).toBe(200);
    const login = { email: goes.email, password: SEED_PASSWORD };
    expect((await callRoute(postLogin, "/api/auth/login", { body: login })).status).toBe(401);
    const body = { email: goes.email, password: "another-password", firstName: "Ada", lastName: "Obi" };
    expect((await callRoute(postRegister, "/api/auth/register", { body })).status).toBe(200);
    expect(await db.user.findUnique({ where: { email: goes.email } })).toBeNull();
    const token = String(await issueSignInToken(goes.email, { to: goes.email }));
    expect(await signInWithLink(token)).toMatchObject({ userId: stays._id });
    // What a guest ordered with the old address since can be kept in the account.
    const order = await makeGuestOrder(stays, goes.email);
    const guest = { actor: guestBuyer(order.userId), number: order.number, email: goes.email, name: order.name };
    await expect(claimGuestOrders({ actor: admin, guest })).rejects.toThrow(otherAddress);
    await claimGuestOrders({ actor: stays, guest });
    expect(await db.order.findUnique({ where: { id: order.id } })).toMatchObject({ userId: stays._id });
  });

  test("is exported and erased with the data of the old address: newsletters to both, and a guest's later order", async () => {
    const admin = await makeActor({ role: "Admin" });
    const [stays, goes] = [await makeActor(), await makeActor()];
    const issueId = newId("nws");
    await db.newsletterIssue.create({
      data: { id: issueId, subject: "May", content: "May", audience: "everyone", sentById: admin._id },
    });
    for (const { _id, email } of [stays, goes]) {
      await db.newsletterDelivery.create({ data: { id: newId("dlv"), issueId, email, userId: _id } });
      await db.newsletterSubscriber.create({ data: { id: newId("sbs"), email, unsubscribeToken: linkToken() } });
    }
    expect((await merge(admin, stays, goes)).status).toBe(200);
    const order = await makeGuestOrder(stays, goes.email);

    const file = JSON.parse(await exportAccount({ userId: stays._id, email: stays.email }));
    expect(file.data.NewsletterSubscriber).toHaveLength(2);
    expect(file.data.Order.map(({ number }: { number: string }) => number)).toEqual([order.number]);
    await eraseAccount({ actor: admin, userId: stays._id, email: stays.email });
    expect(await db.newsletterDelivery.count({ where: { email: { in: [stays.email, goes.email] } } })).toBe(0);
    expect(await db.order.findUnique({ where: { id: order.id } })).toMatchObject({
      userId: stays._id,
      name: "Deleted account",
      shippingAddress: null,
    });
  });

  test("deletes one of two entries of a draw before its list is published, and only empties it afterwards", async () => {
    const admin = await makeActor({ role: "Admin" });
    const [stays, goes] = [await makeActor(), await makeActor()];
    const [open, closed] = [await makeDraw(), await makeDraw()];
    for (const drawId of [open.id, closed.id])
      for (const { _id: userId } of [stays, goes]) await makeEntry({ drawId, userId });
    await endWindow(closed.id, { roundHasCome: false });
    await closeDueDraws();
    await db.drawEntry.updateMany({ where: { drawId: closed.id, userId: goes._id }, data: { state: "held" } });
    expect((await merge(admin, stays, goes)).status).toBe(200);
    const entries = (drawId: string) =>
      db.drawEntry.findMany({ where: { drawId }, select: { userId: true, state: true }, orderBy: { state: "asc" } });
    expect(await entries(open.id)).toEqual([{ userId: stays._id, state: "entered" }]);
    expect(await entries(closed.id)).toEqual([
      { userId: null, state: "entered" },
      { userId: stays._id, state: "held" },
    ]);
  });

  test("preserves the plan and its end when the other membership had been ended by an admin later", async () => {
    const admin = await makeActor({ role: "Admin" });
    const [stays, goes] = [await makeActor({ plan: "collector" }), await makeActor({ plan: "monthly", days: -2 })];
    const before = (await getActor(stays._id))?.subscription;
    const old = await db.subscription.findUniqueOrThrow({ where: { userId: goes._id } });
    await db.subscriptionEntry.create({
      data: {
        id: newId("fct"),
        subscriptionId: old.id,
        userId: goes._id,
        kind: "admin",
        planKey: "monthly",
        effectiveAt: new Date(Date.now() - 86_400_000),
        fixedEndAt: new Date(Date.now() - 86_400_000),
        reference: newId("fct"),
        periodFrom: new Date(),
        periodTo: new Date(),
      },
    });
    expect((await merge(admin, stays, goes)).status).toBe(200);
    expect((await getActor(stays._id))?.subscription).toEqual(before);
    await expect(db.$executeRaw`UPDATE subscription_entries SET days = 1 WHERE user_id = ${stays._id}`).rejects.toThrow(
      "append-only",
    );
  });

  test.each([
    ["two active plans", { plan: "yearly" as const }, { plan: "monthly" as const }, /active plan/],
    ["an admin who would go away", {}, { role: "Admin" as const }, /belongs to an admin/],
  ])("is refused for %s", async (_what, one, other, sentence) => {
    const admin = await makeActor({ role: "Admin" });
    const [stays, goes] = [await makeActor(one), await makeActor(other)];
    const response = await merge(admin, stays, goes);
    expect([response.status, response.body.error]).toEqual([409, expect.stringMatching(sentence)]);
    expect(await getActor(goes._id)).toEqual(goes);
  });

  test.each([
    ["paused", "active"],
    ["active", "paused"],
    ["paused", "paused"],
  ])("is refused when one has a %s plan and the other a %s one", async (...states) => {
    const admin = await makeActor({ role: "Admin" });
    const stays = await makeActor({ plan: "yearly", days: 25 });
    const goes = await makeActor({ plan: "monthly", days: 25 });
    for (const [index, { _id }] of [stays, goes].entries()) if (states[index] === "paused") await pausePlan(_id, 2);
    const before = await db.subscription.findMany({ where: { userId: { in: [stays._id, goes._id] } } });
    const response = await merge(admin, stays, goes);
    expect([response.status, response.body.error]).toEqual([
      409,
      expect.stringMatching(/an active plan or a paused one/),
    ]);
    expect(await db.subscription.findMany({ where: { userId: { in: [stays._id, goes._id] } } })).toEqual(before);
  });

  test("takes a paused plan along with its pause", async () => {
    const admin = await makeActor({ role: "Admin" });
    const [stays, goes] = [await makeActor(), await makeActor({ plan: "yearly", days: 25 })];
    await pausePlan(goes._id, 2);
    const { pausedUntil, resumesTo } = await db.subscription.findUniqueOrThrow({ where: { userId: goes._id } });
    expect(resumesTo).not.toBeNull();
    expect((await merge(admin, stays, goes)).status).toBe(200);
    expect(await db.subscription.findUnique({ where: { userId: stays._id } })).toMatchObject({
      pausedUntil,
      resumesTo,
    });
  });

  test("is refused for bidders of the same sale, for oneself, and for a wrong email", async () => {
    const admin = await makeActor({ role: "Admin" });
    const [stays, goes] = [await makeActor({ plan: "yearly" }), await makeActor({ plan: "yearly", days: 1 })];
    expect((await merge(admin, stays, stays)).status).toBe(409);
    expect((await merge(admin, await makeActor(), goes, stays.email)).status).toBe(400);
    const { id: auctionId, title } = await makeAuction();
    await placeBid({ actor: stays, auctionId, amount: 5_000 });
    await placeBid({ actor: goes, auctionId, amount: 6_000 });
    expect((await merge(admin, stays, goes)).body.error).toContain(`Both have bid in the sale “${title}”`);
    expect(await db.bid.count({ where: { userId: goes._id } })).toBe(1);
  });
});
