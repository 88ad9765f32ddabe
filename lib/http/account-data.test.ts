import fs from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { POST as postDelete } from "@/app/api/account/delete/route";
import { GET as getExport } from "@/app/api/account/export/route";
import { POST as postLogin } from "@/app/api/auth/login/route";
import { POST as postRegister } from "@/app/api/auth/register/route";
import { GET as getMe } from "@/app/api/me/route";
import type { Actor } from "@/lib/accounts/contracts";
import { knownPassword, someAddress } from "@/lib/accounts/factory";
import { makeAuction } from "@/lib/auction/factory";
import { placeBid } from "@/lib/auction/place-bid";
import { makeComment } from "@/lib/community/factory";
import { exportedModels, withheld } from "@/lib/http/export-account";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { findActor, getCard, listFounders } from "@/lib/membership/queries";
import { db } from "@/lib/platform/db";
import { linkToken, newId } from "@/lib/platform/ids";
import { makeCartLine, makeOrder, makeProduct } from "@/lib/shop/factory";
import { emulator } from "@/local/testing";

beforeEach(() => {
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
});

const schema = () =>
  fs
    .readdirSync("prisma/schema")
    .map((file) => fs.readFileSync(`prisma/schema/${file}`, "utf8"))
    .join("\n");

/** The models of the schema that name a person: by relation, by an id in a column, by an address. */
function modelsAboutPeople(): string[] {
  const named = /^\s+(\w*[uU]serId|email|actorId|\w*ById|winnerId|topBidderId|\w+\s+User\b)/m;
  const models = [...schema().matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)];
  return models.flatMap(([, name, fields]) => (name && named.test(fields ?? "") ? [name] : []));
}

/** What is personal about somebody, of whom there is one only. */
function aLife() {
  const mark = newId("usr").slice(-8);
  const address = {
    line1: `77 Aqueduct Crescent ${mark}`,
    line2: `Behind the kiosk ${mark}`,
    city: "Makurdi",
    state: "Benue",
    postalCode: "970102",
    country: "Nigeria",
  };
  return {
    firstName: `Ọlábísí${mark}`,
    lastName: `Quarshie-${mark}`,
    displayName: `Bisi ${mark}`,
    phone: `+234-${mark}`,
    address,
  };
}

/** Somebody about whom there is a row in nearly every table. */
async function someoneWithEverything() {
  const life = aLife();
  const { phone, address, ...secret } = life;
  const actor = await makeActor({ ...secret, shippingAddress: address, plan: "collector" });
  const { _id: userId, email } = actor;
  const buyer = { ...actor, id: userId };
  const drop = await makeProduct({ stock: 9 });
  const order = await makeOrder({ buyer, items: [{ product: drop }], status: "delivered", trackingNumber: "GIG1" });
  await makeCartLine({ userId, product: drop });
  await makeOrder({ buyer, items: [{ product: drop }], paymentStatus: "unpaid" });
  await makeComment({ userId, message: `Signed, ${secret.firstName} ${secret.lastName}` });
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
      topic: "shop.order-paid",
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
  const issue = await db.newsletterIssue.create({
    data: { id: newId("nws"), subject: "May", content: "Hats.", sentById },
  });
  await db.newsletterDelivery.create({ data: { id: newId("dlv"), issueId: issue.id, email, status: "sent" } });
  // Asked for before there was an account: only the address tells whose it is.
  await db.dropAlert.create({ data: { id: newId("alr"), productId: drop.id, email, leaveToken: linkToken() } });
  await db.cardRenewal.create({
    data: { code: `SUB_${userId}`, userId, planKey: "collector", customerCode: "CUS_1", cardLabel: "Visa 4081" },
  });
  await db.perkDue.create({
    data: { id: newId("prk"), userId, perk: "welcomePack", period: "2026", dueAt: new Date(), note: address.line1 },
  });
  await db.userToken.create({
    data: { id: newId("tok"), userId, purpose: "ResetPassword", tokenHash: linkToken(), expiresAt: new Date() },
  });
  const { id: auctionId } = await makeAuction();
  await placeBid({ actor, auctionId, amount: 5_000, maximum: 9_000 });
  const other = await makeActor({ plan: "collector" });
  await placeBid({ actor: other, auctionId, amount: 50_000 });
  return { actor, life };
}

const leave = (actor: Actor, body: object = {}) =>
  callRoute(postDelete, "/api/account/delete", {
    as: actor,
    body: { password: knownPassword, confirmation: "delete my account", ...body },
  });

/** Every table and column of text in which a word stands. */
async function whereIs(word: string): Promise<string[]> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await db.$queryRawUnsafe<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM "${name}" t WHERE position(lower($1) IN lower(to_jsonb(t)::text)) > 0`,
      word,
    );
    if (row.count > 0) found.push(name);
  }
  return found;
}

describe("everything that is kept about me", () => {
  test("covers every model of the schema that names a person, or says why not", () => {
    const known = [...exportedModels, ...Object.keys(withheld)];
    expect(modelsAboutPeople().filter((model) => !known.includes(model))).toEqual([]);
    expect(exportedModels.filter((model) => model in withheld)).toEqual([]);
    for (const model of known) expect(schema()).toMatch(new RegExp(`^model ${model} \\{`, "m"));
  });

  test("comes as a file with every row of mine, none of anybody else's, and no secret", async () => {
    const { actor, life } = await someoneWithEverything();
    const { actor: stranger } = await someoneWithEverything();
    const answer = await callRoute(getExport, "/api/account/export", { as: actor });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const { data } = answer.body;
    expect(data.User).toMatchObject({ email: actor.email, firstName: life.firstName, shippingAddress: life.address });
    const rows = Object.fromEntries(Object.entries(data).map(([model, found]) => [model, [found].flat().length]));
    expect(rows).toMatchObject({
      Order: 2,
      Charge: 1,
      CartLine: 1,
      Comment: 1,
      Subscription: 1,
      MembershipFact: 1,
      CardRenewal: 1,
      PerkDue: 1,
      UserToken: 1,
      Bid: 1,
      BidderAlias: 1,
      NewsletterSubscriber: 1,
      NewsletterDelivery: 1,
      DropAlert: 1,
    });
    expect(answer.text).not.toContain(stranger._id);
    expect(answer.text).not.toContain(stranger.email);
    expect(answer.text).not.toMatch(/argon2|passwordHash|tokenHash|sessionVersion|emailToken|storageKey|leaveToken/);
  });

  test("is for the signed-in only", async () => {
    expect((await callRoute(getExport, "/api/account/export")).status).toBe(401);
  });
});

describe("deleting an account", () => {
  test("leaves no e-mail, name, phone or address in any column of any table, and the books as they were", async () => {
    const { actor, life } = await someoneWithEverything();
    const { cardNumber } = await db.subscription.findUniqueOrThrow({ where: { userId: actor._id } });
    const before = await db.order.aggregate({ where: { userId: actor._id }, _sum: { totalKobo: true }, _count: true });
    expect(await whereIs(actor.email)).toContain("orders");
    expect(await leave(actor)).toMatchObject({ status: 200, body: { success: true } });
    const { firstName, lastName, displayName, phone, address } = life;
    const words = [actor.email, firstName, lastName, displayName, address.line1, address.line2, phone];
    for (const word of words) expect([word, await whereIs(word)]).toEqual([word, []]);
    const after = await db.order.aggregate({ where: { userId: actor._id }, _sum: { totalKobo: true }, _count: true });
    expect(after).toEqual(before);
    expect(await db.charge.count({ where: { userId: actor._id, status: "success" } })).toBe(1);
    expect(await db.membershipFact.count({ where: { userId: actor._id } })).toBe(1);
    expect(await db.bid.count({ where: { userId: actor._id } })).toBe(1);
    expect(await getCard(cardNumber)).toBeNull();
    expect((await listFounders()).map(({ displayName }) => displayName)).not.toContain(displayName);
  });

  test("ends every session, shuts the log-in and gives held pieces back", async () => {
    const actor = await makeActor({ shippingAddress: someAddress });
    const drop = await makeProduct({ stock: 3 });
    await makeOrder({ buyer: { ...actor, id: actor._id }, items: [{ product: drop }], paymentStatus: "unpaid" });
    expect((await leave(actor)).cookies.la_session).toBe("");
    expect((await callRoute(getMe, "/api/me", { as: actor })).status).toBe(401);
    expect(await findActor(actor._id)).toBeNull();
    const body = { email: actor.email, password: knownPassword };
    expect((await callRoute(postLogin, "/api/auth/login", { body })).status).toBe(401);
    const [variant] = await db.productVariant.findMany({ where: { productId: drop.id } });
    expect([variant?.stock, variant?.held]).toEqual([3, 0]);
  });

  test("frees the address: it can register anew, and is somebody else then", async () => {
    const actor = await makeActor();
    await leave(actor);
    const person = { firstName: "Ada", lastName: "Obi", email: actor.email, password: "a-good-password" };
    expect((await callRoute(postRegister, "/api/auth/register", { body: person })).status).toBe(200);
    const anew = await db.user.findUniqueOrThrow({ where: { email: actor.email } });
    expect(anew.id).not.toBe(actor._id);
  });

  test("asks Paystack, through the outbox, to charge the card no more", async () => {
    const actor = await makeActor({ plan: "monthly" });
    const code = `SUB_${actor._id}`;
    await db.cardRenewal.create({ data: { code, userId: actor._id, planKey: "monthly", customerCode: "CUS_2" } });
    await leave(actor);
    const effect = await db.outboxMessage.findUniqueOrThrow({ where: { key: `stop-renewal/${code}` } });
    expect(effect).toMatchObject({ topic: "membership.stop-renewal", payload: { code } });
  });

  test.each([
    ["a wrong password", { password: "not-the-password" }, "That is not your password."],
    ["no password", { password: "" }, "Password is required"],
    ["other words", { confirmation: "yes" }, "Please type “delete my account”"],
  ])("with %s changes nothing", async (_what, body, error) => {
    const actor = await makeActor();
    expect(await leave(actor, body)).toMatchObject({ status: 400, body: { error } });
    expect(await findActor(actor._id)).toEqual(actor);
  });

  test("waits while an order is paid and not shipped", async () => {
    const actor = await makeActor({ shippingAddress: someAddress });
    const { number } = await makeOrder({
      buyer: { ...actor, id: actor._id },
      items: [{ product: await makeProduct() }],
    });
    const answer = await leave(actor);
    expect(answer.status).toBe(409);
    expect(answer.body.error).toContain(`order ${number}`);
    expect(await findActor(actor._id)).toEqual(actor);
  });

  test("waits while the person leads a running sale", async () => {
    const actor = await makeActor({ plan: "yearly" });
    const { id, title } = await makeAuction();
    await placeBid({ actor, auctionId: id, amount: 5_000 });
    const answer = await leave(actor);
    expect(answer.status).toBe(409);
    expect(answer.body.error).toContain(title);
    expect(await findActor(actor._id)).not.toBeNull();
  });

  test("twice at once happens once", async () => {
    const actor = await makeActor();
    const statuses = (await Promise.all([leave(actor), leave(actor)])).map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([200, 400, 401, 409]).toContain(statuses[1]);
    expect(await db.auditLog.count({ where: { action: "account.delete", subject: actor._id } })).toBe(1);
  });
});
