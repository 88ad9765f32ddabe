import fs from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { POST as postDelete } from "@/app/api/account/delete/route";
import { GET as getExport } from "@/app/api/account/export/route";
import { GET as getUserData } from "@/app/api/admin/users/[id]/data/route";
import { POST as postErase } from "@/app/api/admin/users/[id]/erase/route";
import { POST as postLogin } from "@/app/api/auth/login/route";
import { POST as postRegister } from "@/app/api/auth/register/route";
import { GET as getMe } from "@/app/api/me/route";
import { makeAuction } from "@/lib/auctions/factory";
import { placeBid } from "@/lib/auctions/place-bid";
import type { Actor } from "@/lib/auth/contracts";
import { SEED_PASSWORD, sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { makePublicProfile } from "@/lib/collections/factory";
import { makeComment, makeVoiceComment } from "@/lib/comments/factory";
import { linkToken, newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { makeArtwork, makeExhibition } from "@/lib/exhibitions/factory";
import type { Handler } from "@/lib/http/route";
import { callRoute } from "@/lib/http/test-client";
import { makeCartLine, makeOrder } from "@/lib/orders/factory";
import { makeVoucher } from "@/lib/orders/vouchers/factory";
import { makePersonalWall } from "@/lib/personal-walls/factory";
import { makeActor } from "@/lib/subscriptions/factory";
import { getActor } from "@/lib/subscriptions/get-actor";
import { makeGift } from "@/lib/subscriptions/gifts/factory";
import { getMembershipCard, listFounders } from "@/lib/subscriptions/queries";
import { exportedModels, withheld } from "@/lib/workflows/export-account";
import { tablesContaining } from "@/tests/security/tables-containing";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(() => {
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
});

const schema = () =>
  fs
    .readdirSync("prisma/schema")
    .map((file) => fs.readFileSync(`prisma/schema/${file}`, "utf8"))
    .join("\n");

/** The models of the schema that reference a user: by relation, id or email address. */
function modelsAboutPeople(): string[] {
  const named = /^\s+(\w*[uU]serId|email|actorId|\w*ById|winnerId|topBidderId|\w+\s+User\b)/m;
  const models = [...schema().matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)];
  return models.flatMap(([, name, fields]) => (name && named.test(fields ?? "") ? [name] : []));
}

/** Unique personal data. */
function makePersonalData() {
  const mark = newId("usr").slice(-8);
  const address = {
    line1: `77 Aqueduct Crescent ${mark}`,
    line2: `Behind the kiosk ${mark}`,
    city: "Makurdi",
    state: "Benue",
    postalCode: "970102",
    country: "Nigeria",
    recipient: `Auntie Ebele ${mark}`,
    phone: `+23480${String(Math.random()).slice(2, 10)}`,
  };
  return {
    firstName: `Ọlábísí${mark}`,
    lastName: `Quarshie-${mark}`,
    displayName: `Bisi ${mark}`,
    phone: `+234-${mark}`,
    giftNote: `For Ebele ${mark}`,
    address,
  };
}

/** A user with rows in nearly every table. */
async function makeUserWithEverything() {
  const personal = makePersonalData();
  const { phone, giftNote, address, ...secret } = personal;
  const actor = await makeActor({ ...secret, shippingAddress: address, plan: "collector" });
  const { _id: userId, email } = actor;
  const buyer = { ...actor, id: userId };
  const drop = await makeProduct({ stock: 9 });
  const order = await makeOrder({ buyer, items: [{ product: drop }], status: "delivered", trackingNumber: "GIG1" });
  await db.order.update({ where: { id: order.id }, data: { isGift: true, giftNote } });
  await db.returnRequest.create({
    data: {
      id: newId("ret"),
      orderId: order.id,
      userId,
      reason: "damaged",
      text: phone,
      photoKeys: [`returns/${userId}.webp`],
    },
  });
  await makeCartLine({ userId, product: drop });
  await makeOrder({ buyer, items: [{ product: drop }], paymentStatus: "unpaid" });
  const comment = await makeVoiceComment({ userId, message: `Signed, ${secret.firstName} ${secret.lastName}` });
  await db.comment.update({
    where: { id: comment.id },
    data: { removalReason: "private_details", removalNote: `Without ${secret.lastName}, please.` },
  });
  await db.commentReaction.create({ data: { commentId: comment.id, userId, kind: "like" } });
  await db.commentMention.create({ data: { commentId: comment.id, userId } });
  await db.commentConversation.create({
    data: { id: newId("ccv"), userId, commentId: comment.id, unsubscribeToken: linkToken() },
  });
  await db.commentMailSetting.create({ data: { userId, unsubscribeToken: linkToken() } });
  const mutedId = (await makeComment()).userId;
  await db.commentMute.create({ data: { id: newId("cmu"), userId, mutedId } });
  await db.commentMute.create({ data: { id: newId("cmu"), userId: mutedId, mutedId: userId } });
  await db.digestSubscription.create({ data: { userId, unsubscribeToken: linkToken() } });
  await db.commentAppeal.create({
    data: { id: newId("cap"), commentId: comment.id, userId, text: `I am ${secret.lastName}` },
  });
  const { id: exhibitionId } = await makeExhibition();
  const artwork = await makeArtwork({ exhibitionId });
  const caption = `As ${secret.firstName} ${secret.lastName} sees it`;
  const wall = await makePersonalWall({ userId, title: secret.displayName, artworks: [{ id: artwork.id, caption }] });
  await db.personalWallReport.create({ data: { id: newId("pwr"), wallId: wall.id, userId, reason: "other" } });
  await db.providerEvent.create({
    data: {
      id: newId("pev"),
      key: `charge.success/${order.id}`,
      event: "charge.success",
      reference: order.number,
      body: { customer: { email, first_name: secret.firstName, last_name: secret.lastName, phone } },
      handledAt: new Date(),
    },
  });
  await db.outboxMessage.create({
    data: {
      id: newId("out"),
      topic: "order.paid.email",
      key: `order-paid/${order.id}`,
      payload: { orderId: order.id },
      rendered: { to: email, subject: "Thank you", html: `${secret.firstName}, ${address.line1}`, text: phone },
      status: "sent",
    },
  });
  await db.newsletterSubscriber.create({
    data: { id: newId("sbs"), email, status: "confirmed", confirmedAt: new Date(), unsubscribeToken: linkToken() },
  });
  const { _id: sentById } = await makeActor({ role: "Admin" });
  await db.memberNote.create({
    data: { id: newId("mbn"), userId, authorId: sentById, text: `Cousin of ${secret.lastName}` },
  });
  const issue = await db.newsletterIssue.create({
    data: { id: newId("nws"), subject: "May", content: "Hats.", sentById },
  });
  await db.newsletterDelivery.create({ data: { id: newId("dlv"), issueId: issue.id, email, status: "sent" } });
  // From before the registration: only the email address identifies the user.
  await db.productAlert.create({
    data: { id: newId("alr"), productId: drop.id, email, unsubscribeToken: linkToken() },
  });
  await db.wishlistItem.create({
    data: { id: newId("wsh"), productId: drop.id, userId, unsubscribeToken: linkToken() },
  });
  await makePublicProfile({ userId });
  await db.follow.create({
    data: { id: newId("flw"), userId, kind: "series", key: "vases", unsubscribeToken: linkToken() },
  });
  await db.followMail.create({ data: { userId, productId: drop.id } });
  await db.numberWish.create({
    data: { id: newId("nwi"), userId, productId: drop.id, number: 1, unsubscribeToken: linkToken() },
  });
  await db.autoRenewal.create({
    data: { code: `SUB_${userId}`, userId, planKey: "collector", customerCode: "CUS_1", cardLabel: "Visa 4081" },
  });
  await db.fulfilment.create({
    data: { id: newId("prk"), userId, perk: "welcomePack", period: "2026", dueAt: new Date(), note: address.line1 },
  });
  const [bought, received] = [await makeGift(), await makeGift()];
  await db.giftMembership.update({
    where: { id: bought.id },
    data: { buyerId: userId, buyerEmail: email, message: `From ${secret.firstName}` },
  });
  await db.giftMembership.update({
    where: { id: received.id },
    data: { redeemedById: userId, redeemedAt: new Date(), recipientName: secret.lastName, recipientEmail: email },
  });
  const [paidVoucher, got] = [await makeVoucher(), await makeVoucher()];
  const byThem = { buyerId: userId, buyerEmail: email, message: `From ${secret.firstName}` };
  await db.voucher.update({ where: { id: paidVoucher.id }, data: byThem });
  await db.voucher.update({ where: { id: got.id }, data: { recipientEmail: email, message: secret.lastName } });
  await db.userToken.create({
    data: { id: newId("tok"), userId, purpose: "ResetPassword", tokenHash: linkToken(), expiresAt: new Date() },
  });
  const passkey = { name: `Phone of ${secret.firstName}`, credentialId: userId, publicKey: Buffer.from("-") };
  await db.passkey.create({ data: { id: newId("psk"), userId, ...passkey } });
  const { id: auctionId } = await makeAuction();
  await placeBid({ actor, auctionId, amount: 5_000, maximum: 9_000 });
  const other = await makeActor({ plan: "collector" });
  await placeBid({ actor: other, auctionId, amount: 50_000 });
  return { actor, personal };
}

const deleteOwnAccount = (actor: Actor, body: object = {}) =>
  callRoute(postDelete, "/api/account/delete", {
    as: actor,
    body: { password: SEED_PASSWORD, confirmation: "delete my account", ...body },
  });

describe("the account export", () => {
  test("covers every model that references a user, or states why not", () => {
    const known = [...exportedModels, ...Object.keys(withheld)];
    expect(modelsAboutPeople().filter((model) => !known.includes(model))).toEqual([]);
    expect(exportedModels.filter((model) => model in withheld)).toEqual([]);
    for (const model of known) expect(schema()).toMatch(new RegExp(`^model ${model} \\{`, "m"));
  });

  test("contains every row of the user, none of other users, and no secrets", async () => {
    const { actor, personal } = await makeUserWithEverything();
    const { actor: stranger } = await makeUserWithEverything();
    const response = await callRoute(getExport, "/api/account/export", { as: actor });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toContain("attachment");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { data } = response.body;
    expect(data.User).toMatchObject({
      email: actor.email,
      firstName: personal.firstName,
      shippingAddress: personal.address,
    });
    const rows = Object.fromEntries(Object.entries(data).map(([model, found]) => [model, [found].flat().length]));
    expect(rows).toMatchObject({
      Order: 2,
      Charge: 1,
      CartLine: 1,
      Comment: 1,
      CommentReaction: 1,
      CommentConversation: 1,
      CommentAppeal: 1,
      CommentMute: 1,
      MemberNote: 1,
      Subscription: 1,
      SubscriptionEntry: 1,
      AutoRenewal: 1,
      Fulfilment: 1,
      UserToken: 1,
      Passkey: 1,
      Bid: 1,
      BidderAlias: 1,
      NewsletterSubscriber: 1,
      NewsletterDelivery: 1,
      ProductAlert: 1,
      WishlistItem: 1,
      GiftMembership: 2,
      Voucher: 1,
    });
    expect(data.MemberNote[0]).toEqual({
      id: expect.any(String),
      userId: actor._id,
      text: `Cousin of ${personal.lastName}`,
      createdAt: expect.any(String),
    });
    expect(response.text).not.toContain(stranger._id);
    expect(response.text).not.toContain(stranger.email);
    expect(response.text).not.toMatch(
      /argon2|passwordHash|tokenHash|codeHash|sessionVersion|emailToken|storageKey|leaveToken|publicKey/,
    );
  });

  test("requires a session", async () => {
    expect((await callRoute(getExport, "/api/account/export")).status).toBe(401);
  });
});

describe("deleting an account", () => {
  test("removes personal data from every table and preserves the financial records", async () => {
    const { actor, personal } = await makeUserWithEverything();
    const { cardNumber } = await db.subscription.findUniqueOrThrow({ where: { userId: actor._id } });
    const before = await db.order.aggregate({ where: { userId: actor._id }, _sum: { totalKobo: true }, _count: true });
    expect(await tablesContaining(actor.email)).toContain("orders");
    expect(await deleteOwnAccount(actor)).toMatchObject({ status: 200, body: { success: true } });
    const { firstName, lastName, displayName, phone, giftNote, address } = personal;
    const words = [
      actor.email,
      firstName,
      lastName,
      displayName,
      address.line1,
      address.line2,
      phone,
      giftNote,
      address.recipient,
      address.phone,
    ];
    for (const word of words) expect([word, await tablesContaining(word)]).toEqual([word, []]);
    const after = await db.order.aggregate({ where: { userId: actor._id }, _sum: { totalKobo: true }, _count: true });
    expect(after).toEqual(before);
    expect(await db.charge.count({ where: { userId: actor._id, status: "success" } })).toBe(1);
    expect(await db.subscriptionEntry.count({ where: { userId: actor._id } })).toBe(1);
    expect(await db.bid.count({ where: { userId: actor._id } })).toBe(1);
    expect(await getMembershipCard(cardNumber)).toBeNull();
    expect((await listFounders()).map(({ displayName }) => displayName)).not.toContain(displayName);
  });

  test("ends every session, prevents signing in and releases held stock", async () => {
    const actor = await makeActor({ shippingAddress: sampleAddress });
    const drop = await makeProduct({ stock: 3 });
    await makeOrder({ buyer: { ...actor, id: actor._id }, items: [{ product: drop }], paymentStatus: "unpaid" });
    expect((await deleteOwnAccount(actor)).cookies.la_session).toBe("");
    expect((await callRoute(getMe, "/api/me", { as: actor })).status).toBe(401);
    expect(await getActor(actor._id)).toBeNull();
    const body = { email: actor.email, password: SEED_PASSWORD };
    expect((await callRoute(postLogin, "/api/auth/login", { body })).status).toBe(401);
    const [variant] = await db.productVariant.findMany({ where: { productId: drop.id } });
    expect([variant?.stock, variant?.held]).toEqual([3, 0]);
  });

  test("allows the email address to register as a new user", async () => {
    const actor = await makeActor();
    await deleteOwnAccount(actor);
    const person = { firstName: "Ada", lastName: "Obi", email: actor.email, password: "a-good-password" };
    expect((await callRoute(postRegister, "/api/auth/register", { body: person })).status).toBe(200);
    const registered = await db.user.findUniqueOrThrow({ where: { email: actor.email } });
    expect(registered.id).not.toBe(actor._id);
  });

  test("enqueues disabling the automatic renewal", async () => {
    const actor = await makeActor({ plan: "monthly" });
    const code = `SUB_${actor._id}`;
    await db.autoRenewal.create({ data: { code, userId: actor._id, planKey: "monthly", customerCode: "CUS_2" } });
    await deleteOwnAccount(actor);
    const job = await db.outboxMessage.findUniqueOrThrow({ where: { key: `disable-auto-renew/${code}` } });
    expect(job).toMatchObject({ topic: "subscription.disable-auto-renew", payload: { code } });
  });

  test.each([
    ["a wrong password", { password: "not-the-password" }, "That is not your password."],
    ["no password", { password: "" }, "Password is required"],
    ["other words", { confirmation: "yes" }, "Please type “delete my account”"],
  ])("rejects %s", async (_what, body, error) => {
    const actor = await makeActor();
    expect(await deleteOwnAccount(actor, body)).toMatchObject({ status: 400, body: { error } });
    expect(await getActor(actor._id)).toEqual(actor);
  });

  test("is rejected while a paid order is not shipped", async () => {
    const actor = await makeActor({ shippingAddress: sampleAddress });
    const { number } = await makeOrder({
      buyer: { ...actor, id: actor._id },
      items: [{ product: await makeProduct() }],
    });
    const response = await deleteOwnAccount(actor);
    expect(response.status).toBe(409);
    expect(response.body.error).toContain(`order ${number}`);
    expect(await getActor(actor._id)).toEqual(actor);
  });

  test("is rejected while the user leads a running auction", async () => {
    const actor = await makeActor({ plan: "yearly" });
    const { id, title } = await makeAuction();
    await placeBid({ actor, auctionId: id, amount: 5_000 });
    const response = await deleteOwnAccount(actor);
    expect(response.status).toBe(409);
    expect(response.body.error).toContain(title);
    expect(await getActor(actor._id)).not.toBeNull();
  });

  test("happens once under concurrent requests", async () => {
    const actor = await makeActor();
    const statuses = (await Promise.all([deleteOwnAccount(actor), deleteOwnAccount(actor)]))
      .map(({ status }) => status)
      .sort();
    expect(statuses[0]).toBe(200);
    expect([200, 400, 401, 409]).toContain(statuses[1]);
    expect(await db.auditLog.count({ where: { action: "account.delete", subject: actor._id } })).toBe(1);
  });
});

describe("an owner on a user's page", () => {
  const call = (handler: Handler, as: Actor, id: string, body?: object) =>
    callRoute(handler, "/api/admin/users/x", { as, params: { id }, body });

  test("exports all data about the user, and erases the account after the email was typed, both recorded", async () => {
    const owner = await makeActor({ role: "Admin" });
    const { actor, personal } = await makeUserWithEverything();
    const file = await call(getUserData, owner, actor._id);
    expect([file.status, file.body.data.User.email]).toEqual([200, actor.email]);
    expect(file.text).not.toMatch(/argon2|passwordHash|tokenHash/);
    expect((await call(postErase, owner, actor._id, { email: owner.email })).status).toBe(400);
    expect((await call(postErase, owner, actor._id, { email: actor.email })).status).toBe(200);
    for (const word of [actor.email, personal.lastName, personal.phone])
      expect([word, await tablesContaining(word)]).toEqual([word, []]);
    const entries = await db.auditLog.findMany({ where: { subject: actor._id, actorId: owner._id } });
    expect(entries.map(({ action }) => action).sort()).toEqual(["user.erase", "user.export-data"]);
  });

  test("cannot erase their own account, nor one with a paid order that is not shipped", async () => {
    const [owner, buyer] = [await makeActor({ role: "Admin" }), await makeActor()];
    const { number } = await makeOrder({
      buyer: { ...buyer, id: buyer._id },
      items: [{ product: await makeProduct() }],
    });
    expect((await call(postErase, owner, owner._id, { email: owner.email })).status).toBe(409);
    const refused = await call(postErase, owner, buyer._id, { email: buyer.email });
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining(`Order ${number} is paid`)]);
  });

  test("cannot delete their account as the last owner, although other admins stay", async () => {
    const owner = await makeActor({ role: "Admin" });
    await makeActor({ role: "Admin", staffRole: "Packer" });
    await db.$executeRaw`UPDATE users SET staff_role = 'Packer' WHERE staff_role = 'Owner' AND id <> ${owner._id}`;
    const response = await deleteOwnAccount(owner);
    expect([response.status, response.body.error]).toEqual([409, expect.stringContaining("only owner")]);
  });
});
