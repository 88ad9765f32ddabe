import { beforeEach, describe, expect, test } from "vitest";
import { POST as postDispute } from "@/app/api/account/numbers/[editionId]/dispute/route";
import { POST as postMark } from "@/app/api/account/numbers/[editionId]/mark/route";
import { POST as postTransfer } from "@/app/api/account/numbers/[editionId]/transfer/route";
import { PUT as putOwnership } from "@/app/api/account/ownerships/[id]/route";
import { POST as postCancel } from "@/app/api/account/transfers/[id]/cancel/route";
import { POST as postAccept } from "@/app/api/transfers/[token]/accept/route";
import { POST as postDecline } from "@/app/api/transfers/[token]/decline/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct } from "@/lib/catalog/factory";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import type { Handler } from "@/lib/http/route";
import { callRoute } from "@/lib/http/test-client";
import { makeOrder } from "@/lib/orders/factory";
import { getOwnershipChain, privateOwner } from "@/lib/ownership/queries";
import { makeActor } from "@/lib/subscriptions/factory";
import { expireTransfers } from "@/lib/transfers/expire-transfers";
import { makeOwnedNumber, makeTransfer } from "@/lib/transfers/factory";
import { getLabelOwner, getOfferedTransfer, getOwnNumber, listOwnNumbers } from "@/lib/transfers/queries";
import { remindRecipients } from "@/lib/transfers/remind-recipients";
import { transferLinkToken } from "@/lib/transfers/transfer-link";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

let owner: Actor;
let friend: Actor;
beforeEach(async () => {
  await db.$executeRaw`DELETE FROM rate_limits`;
  [owner, friend] = await Promise.all([makeActor({ displayName: "Ada O." }), makeActor({ displayName: "Tunde B." })]);
});

const ownedNumber = () => makeOwnedNumber({ buyerId: owner._id });
const start = (editionId: string, body: object = {}, as = owner) =>
  callRoute(postTransfer, "/", { as, params: { editionId }, body: { email: friend.email, ...body } });
const accept = (token: string, as: Actor | undefined = friend, body: object = {}) =>
  callRoute(postAccept, "/", { ...(as && { as }), params: { token }, body });
const decline = (token: string) => callRoute(postDecline, "/", { params: { token }, body: {} });
const cancel = (id: string, as = owner) => callRoute(postCancel, "/", { as, params: { id }, body: {} });
const chainOf = async (editionId: string) =>
  (await db.editionOwnership.findMany({ where: { editionId }, orderBy: { position: "asc" } })).map(
    ({ position, userId, kind, endedAt }) => ({ position, userId, kind, current: endedAt === null }),
  );
const transferOf = (editionId: string) => db.editionTransfer.findFirstOrThrow({ where: { editionId } });
const emailsTo = (address: string) =>
  emulator()
    .emails()
    .filter(({ to }) => [to].flat().includes(address))
    .map(({ subject }) => subject);

test("somebody without the number cannot use up how often an address is written to", async () => {
  const { editionId } = await ownedNumber();
  const stranger = await makeActor();
  for (let tries = 0; tries < 11; tries += 1) expect((await start(editionId, {}, stranger)).status).toBe(404);
  expect((await start(editionId)).status).toBe(200);
});

test("a number is offered by email and accepted by another account", async () => {
  const { editionId } = await ownedNumber();
  const response = await start(editionId, { price: 120_000.5, message: "Take care of it." });
  expect(response).toMatchObject({ status: 200 });
  const { id } = await transferOf(editionId);
  await processOutbox();
  expect(emailsTo(owner.email)).toHaveLength(1);
  expect(emailsTo(friend.email)).toHaveLength(1);
  const token = transferLinkToken(id);
  expect(await getOfferedTransfer(token)).toMatchObject({
    status: "pending",
    from: "Ada O.",
    price: 120_000.5,
    message: "Take care of it.",
    chain: [{ name: privateOwner }],
  });
  const other = await makeActor();
  expect(await accept(token, other, { nameShown: true })).toMatchObject({ status: 200, body: { editionId } });
  expect(await chainOf(editionId)).toEqual([
    { position: 1, userId: owner._id, kind: "purchase", current: false },
    { position: 2, userId: other._id, kind: "transfer", current: true },
  ]);
  expect(await getOwnershipChain(db, editionId)).toMatchObject([
    { name: privateOwner },
    { name: other.displayName, price: 120_000.5 },
  ]);
  await processOutbox();
  expect(emailsTo(owner.email)).toHaveLength(2);
  expect(emailsTo(other.email)).toHaveLength(1);
  expect(await accept(token, friend)).toMatchObject({ status: 409 });
  expect(await accept(token, other)).toMatchObject({ status: 409 });
  expect(await decline(token)).toMatchObject({ status: 409 });
  expect(await cancel(id)).toMatchObject({ status: 409 });
});

test("the email of an offer shows the object, asks in plain words and mentions a parcel that is still on its way", async () => {
  const image = { url: "/images/products/golden-voice-1-960.jpg", alt: "A gramophone horn" };
  const product = await makeProduct({ editionSize: 50, stock: 5, images: [image] });
  const buyer = await db.user.findUniqueOrThrow({ where: { id: owner._id } });
  const order = await makeOrder({ buyer, items: [{ product }] });
  await start(order.items[0]?.editions[0]?.id ?? "", { isGift: true });
  await processOutbox();
  const mail = emulator()
    .emails()
    .find(({ to }) => [to].flat().includes(friend.email));
  expect(mail?.subject).toMatch(/^Ada O\. wants to give you .*, No\. 1 of 50$/);
  for (const words of [image.url, image.alt, "Accept or decline", "Lagos time", "not delivered yet"])
    expect(mail?.html).toContain(words);
});

test("a gift is a gift in the chain, and has no price", async () => {
  const { editionId } = await ownedNumber();
  expect(await start(editionId, { isGift: true, price: 5 })).toMatchObject({ status: 400 });
  expect(await start(editionId, { isGift: true })).toMatchObject({ status: 200 });
  await accept(transferLinkToken((await transferOf(editionId)).id));
  expect(await chainOf(editionId)).toMatchObject([{}, { kind: "gift", userId: friend._id }]);
});

test("a declined, cancelled or expired number stays with its owner, and another transfer can start", async () => {
  const { editionId } = await ownedNumber();
  const first = await makeTransfer({ editionId, email: friend.email });
  expect(await start(editionId)).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/waiting already/) },
  });
  expect(await decline(first.token)).toMatchObject({ status: 200, body: { status: "declined" } });
  const second = await makeTransfer({ editionId, email: friend.email });
  expect(await cancel(second.id, friend)).toMatchObject({ status: 404 });
  expect(await cancel(second.id)).toMatchObject({ status: 200 });
  const third = await makeTransfer({ editionId, email: friend.email, expiresAt: new Date(Date.now() - 1_000) });
  expect(await getOfferedTransfer(third.token)).toMatchObject({ status: "expired" });
  expect(await accept(third.token)).toMatchObject({ status: 409, body: { error: expect.stringMatching(/expired/) } });
  expect(await expireTransfers()).toBe(1);
  expect(await expireTransfers()).toBe(0);
  await processOutbox();
  for (const address of [owner.email, friend.email]) expect(emailsTo(address)).toHaveLength(3);
  for (const { token } of [first, second, third]) expect(await accept(token)).toMatchObject({ status: 409 });
  expect(await chainOf(editionId)).toEqual([{ position: 1, userId: owner._id, kind: "purchase", current: true }]);
  expect(await start(editionId)).toMatchObject({ status: 200 });
});

test("both sides are reminded once, three days before the end", async () => {
  const { editionId } = await ownedNumber();
  const { id } = await makeTransfer({
    editionId,
    email: friend.email,
    expiresAt: new Date(Date.now() + 4 * 86_400_000),
  });
  expect(await remindRecipients()).toBe(0);
  await db.editionTransfer.update({ where: { id }, data: { expiresAt: new Date(Date.now() + 2 * 86_400_000) } });
  expect(await remindRecipients()).toBe(1);
  expect(await remindRecipients()).toBe(0);
  await processOutbox();
  expect([emailsTo(owner.email), emailsTo(friend.email)]).toMatchObject([{ length: 1 }, { length: 1 }]);
});

describe("who may", () => {
  test("start: only the current owner, and not to themselves", async () => {
    const { editionId } = await ownedNumber();
    expect(await start(editionId, { email: "amina@example.org" }, friend)).toMatchObject({ status: 404 });
    expect(await start(editionId, { email: owner.email })).toMatchObject({ status: 400 });
    const { token } = await makeTransfer({ editionId });
    expect(await accept(token, owner)).toMatchObject({ status: 409 });
    await accept(token);
    expect(await start(editionId)).toMatchObject({ status: 404 });
  });

  test("start: ten times a day", async () => {
    const { editionId } = await ownedNumber();
    const emails = Array.from({ length: 11 }, (_, i) => `recipient${i}@example.org`);
    const statuses: number[] = [];
    for (const email of emails) {
      statuses.push((await start(editionId, { email })).status);
      await db.editionTransfer.deleteMany({ where: { editionId } });
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  test("accept: only with the signed token of the email", async () => {
    const { editionId } = await ownedNumber();
    const { id, token } = await makeTransfer({ editionId });
    expect(await accept(id)).toMatchObject({ status: 404 });
    expect(await accept(`${token.slice(0, -2)}xx`)).toMatchObject({ status: 404 });
    expect(await callRoute(postAccept, "/", { params: { token }, body: {} })).toMatchObject({ status: 401 });
    expect(await chainOf(editionId)).toHaveLength(1);
  });

  test("read a number and change a name: only who owns or owned it", async () => {
    const { editionId } = await ownedNumber();
    const { token } = await makeTransfer({ editionId });
    await accept(token);
    const [first, second] = await db.editionOwnership.findMany({ where: { editionId }, orderBy: { position: "asc" } });
    const put = (id: string | undefined, as: Actor) =>
      callRoute(putOwnership, "/", { method: "PUT", as, params: { id: id ?? "" }, body: { nameShown: true } });
    expect(await put(second?.id, owner)).toMatchObject({ status: 404 });
    expect(await put(first?.id, owner)).toMatchObject({ status: 200 });
    expect(await getOwnershipChain(db, editionId)).toMatchObject([{ name: "Ada O." }, { name: privateOwner }]);
    expect(await getOwnNumber({ actor: await makeActor(), editionId })).toBeNull();
    expect(await getOwnNumber({ actor: owner, editionId })).toMatchObject({ labelCode: null, canDispute: true });
    expect((await getOwnNumber({ actor: friend, editionId }))?.labelCode).toMatch(/^LA-/);
    expect(await listOwnNumbers(owner._id)).toMatchObject({ owned: [], total: 0, former: [{ editionId }] });
    expect(await listOwnNumbers(friend._id)).toMatchObject({ owned: [{ editionId }], total: 1, former: [] });
    const { labelCode } = await db.edition.findUniqueOrThrow({ where: { id: editionId } });
    expect(await getLabelOwner(labelCode)).toMatchObject({ owner: privateOwner, mark: null });
    await put(second?.id, friend);
    expect(await getLabelOwner(labelCode)).toMatchObject({ owner: "Tunde B." });
  });
});

describe("the forms of the page without JavaScript", () => {
  const send = (handler: Handler, token: string, fields: Record<string, string> = {}, as: Actor | null = null) =>
    callRoute(handler, "/", { as, params: { token }, body: new URLSearchParams(fields) });
  const locationOf = ({ status, headers }: Awaited<ReturnType<typeof send>>) => [status, headers.get("location")];

  test("accept a number, once, and log a visitor in first", async () => {
    const { editionId } = await ownedNumber();
    await start(editionId);
    const token = transferLinkToken((await transferOf(editionId)).id);
    const page = paths.transfer(token);
    expect(locationOf(await send(postAccept, token))).toEqual([303, paths.login({ redirectTo: page })]);
    expect(locationOf(await send(postAccept, token, {}, owner))).toEqual([
      303,
      paths.transfer(token, { error: "conflict" }),
    ]);
    const accepted = await send(postAccept, token, { nameShown: "on" }, friend);
    expect(locationOf(accepted)).toEqual([303, paths.myNumber(editionId)]);
    expect(await getOwnNumber({ actor: friend, editionId })).toMatchObject({ nameShown: true, endedAt: null });
    expect(locationOf(await send(postDecline, token))).toEqual([303, paths.transfer(token, { error: "conflict" })]);
  });

  test("decline a number and come back to the page", async () => {
    const { editionId } = await ownedNumber();
    await start(editionId);
    const { id } = await transferOf(editionId);
    const token = transferLinkToken(id);
    expect(locationOf(await send(postDecline, token))).toEqual([303, paths.transfer(token)]);
    expect((await transferOf(editionId)).status).toBe("declined");
  });
});

test("a number that its owner marks as stolen cannot be transferred, and a waiting transfer is cancelled", async () => {
  const { editionId } = await ownedNumber();
  const { token } = await makeTransfer({ editionId, email: friend.email });
  const mark = (body: object, as = owner) => callRoute(postMark, "/", { as, params: { editionId }, body });
  expect(await mark({ mark: "stolen", confirmed: false })).toMatchObject({ status: 400 });
  expect(await mark({ mark: "stolen", confirmed: true }, friend)).toMatchObject({ status: 404 });
  expect(await mark({ mark: "stolen", note: "In Lekki", confirmed: true })).toMatchObject({ status: 200 });
  expect(await mark({ mark: "destroyed", confirmed: true })).toMatchObject({ status: 409 });
  expect(await accept(token)).toMatchObject({ status: 409 });
  expect(await transferOf(editionId)).toMatchObject({ status: "cancelled", endReason: "mark" });
  expect(await start(editionId)).toMatchObject({ status: 409, body: { error: expect.stringMatching(/stolen/) } });
  await processOutbox();
  expect(emailsTo(owner.email).filter((subject) => /is marked as stolen/.test(subject))).toHaveLength(1);
});

test("only who owns or owned a number, or has its link, disputes it", async () => {
  const { editionId } = await ownedNumber();
  const dispute = (as: Actor) =>
    callRoute(postDispute, "/", { as, params: { editionId }, body: { reason: "I did not send this." } });
  expect(await dispute(friend)).toMatchObject({ status: 404 });
  expect(await dispute(owner)).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/never been transferred/) },
  });
});
