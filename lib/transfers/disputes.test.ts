import { beforeEach, expect, test } from "vitest";
import { POST as postDispute } from "@/app/api/account/numbers/[editionId]/dispute/route";
import { POST as postCancel } from "@/app/api/account/transfers/[id]/cancel/route";
import { POST as postDecide } from "@/app/api/admin/disputes/[id]/route";
import { POST as postMark } from "@/app/api/admin/numbers/[editionId]/mark/route";
import { POST as postUnmark } from "@/app/api/admin/numbers/[editionId]/unmark/route";
import { POST as postAccept } from "@/app/api/transfers/[token]/accept/route";
import { POST as postDecline } from "@/app/api/transfers/[token]/decline/route";
import { POST as postTokenDispute } from "@/app/api/transfers/[token]/dispute/route";
import type { Actor } from "@/lib/auth/contracts";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { findAdminNumber } from "@/lib/transfers/admin-queries";
import { expireTransfers } from "@/lib/transfers/expire-transfers";
import { makeOwnedNumber, makeTransfer } from "@/lib/transfers/factory";
import { getOwnNumber } from "@/lib/transfers/queries";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

let owner: Actor;
let friend: Actor;
let admin: Actor;
beforeEach(async () => {
  await db.$executeRaw`DELETE FROM rate_limits`;
  [owner, friend, admin] = await Promise.all([makeActor(), makeActor(), makeActor({ role: "Admin" })]);
});

const reason = "I did not start this transfer.";
const dispute = (editionId: string, as: Actor) =>
  callRoute(postDispute, "/", { as, params: { editionId }, body: { reason } });
const accept = (token: string, as = friend) => callRoute(postAccept, "/", { as, params: { token }, body: {} });
const openDispute = (editionId: string) =>
  db.editionDispute.findFirstOrThrow({ where: { editionId, decidedAt: null } });
const decide = async (editionId: string, body: object, id?: string) =>
  callRoute(postDecide, "/", {
    as: admin,
    params: { id: id ?? (await openDispute(editionId)).id },
    body: { reason: "We have seen the papers.", ...body },
  });
const owners = async (editionId: string) =>
  (await db.editionOwnership.findMany({ where: { editionId }, orderBy: { position: "asc" } })).map(
    ({ position, userId, endedAt }) => [position, userId, endedAt === null],
  );
const emailsTo = (address: string) =>
  emulator()
    .emails()
    .filter(({ to }) => [to].flat().includes(address))
    .map(({ subject }) => subject);

async function offered() {
  const { editionId } = await makeOwnedNumber({ buyerId: owner._id });
  return { editionId, ...(await makeTransfer({ editionId, email: friend.email })) };
}
async function accepted() {
  const unit = await offered();
  await accept(unit.token);
  return unit;
}

test("a dispute freezes a waiting transfer, and a release lets it go on with the days that it had left", async () => {
  const { editionId, token, id } = await offered();
  const before = await db.editionTransfer.findUniqueOrThrow({ where: { id } });
  expect(await callRoute(postTokenDispute, "/", { as: friend, params: { token }, body: { reason } })).toMatchObject({
    status: 200,
  });
  expect(await accept(token)).toMatchObject({ status: 409, body: { error: expect.stringMatching(/disputed/) } });
  expect(await callRoute(postDecline, "/", { params: { token }, body: {} })).toMatchObject({ status: 409 });
  expect(await callRoute(postCancel, "/", { as: owner, params: { id }, body: {} })).toMatchObject({ status: 409 });
  await db.editionDispute.updateMany({ where: { editionId }, data: { openedAt: new Date(Date.now() - 3_600_000) } });
  expect(await decide(editionId, { decision: "release" })).toMatchObject({ status: 200 });
  const after = await db.editionTransfer.findUniqueOrThrow({ where: { id } });
  expect(after.expiresAt.getTime() - before.expiresAt.getTime()).toBeGreaterThanOrEqual(3_600_000);
  expect(await dispute(editionId, friend)).toMatchObject({ status: 404 });
  expect(await accept(token)).toMatchObject({ status: 200 });
  await processOutbox();
  // Opened, decided, and accepted.
  expect(emailsTo(owner.email)).toHaveLength(3);
  expect(emailsTo(friend.email)).toHaveLength(3);
});

test("a waiting transfer does not expire while the number is disputed", async () => {
  const { editionId, id, token } = await offered();
  await callRoute(postTokenDispute, "/", { as: friend, params: { token }, body: { reason } });
  await db.editionTransfer.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1_000) } });
  expect(await expireTransfers()).toBe(0);
  await decide(editionId, { decision: "confirm" });
  expect(await db.editionTransfer.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: "cancelled",
    endReason: "dispute",
  });
});

test("giving back to the former owner adds a link to the chain", async () => {
  const { editionId } = await accepted();
  expect(await dispute(editionId, owner)).toMatchObject({ status: 200 });
  expect(await dispute(editionId, friend)).toMatchObject({ status: 409 });
  const chain = (await findAdminNumber(editionId))?.chain ?? [];
  const [first, second] = chain;
  expect(await decide(editionId, { decision: "give_back", ownershipId: second?.ownershipId })).toMatchObject({
    status: 400,
  });
  const { id } = await openDispute(editionId);
  expect(await decide(editionId, { decision: "give_back", ownershipId: first?.ownershipId })).toMatchObject({
    status: 200,
  });
  expect(await owners(editionId)).toEqual([
    [1, owner._id, false],
    [2, friend._id, false],
    [3, owner._id, true],
  ]);
  expect(await decide(editionId, { decision: "release" }, id)).toMatchObject({ status: 409 });
  await processOutbox();
  // Opened and decided.
  expect(emailsTo(owner.email).filter((subject) => /dispute/.test(subject))).toHaveLength(2);
  expect(emailsTo(friend.email).filter((subject) => /dispute/.test(subject))).toHaveLength(2);
  expect(await db.auditLog.findFirst({ where: { subject: editionId } })).toMatchObject({
    actorId: admin._id,
    action: "edition.decide-dispute",
    detail: { decision: "give_back" },
  });
});

test("the parties of a dispute learn whether they opened it, and only who opened it sees the reason", async () => {
  const { editionId } = await accepted();
  expect(await getOwnNumber({ actor: owner, editionId })).toMatchObject({ dispute: null });
  await dispute(editionId, owner);
  expect(await getOwnNumber({ actor: owner, editionId })).toMatchObject({ dispute: { openedByYou: true, reason } });
  const seen = (await getOwnNumber({ actor: friend, editionId }))?.dispute;
  expect(seen).toEqual({ openedAt: expect.any(String), openedByYou: false, reason: null });
  await decide(editionId, { decision: "confirm" });
  expect(await getOwnNumber({ actor: friend, editionId })).toMatchObject({ dispute: null });
});

test("a confirmed owner is not disputed again", async () => {
  const { editionId } = await accepted();
  await dispute(editionId, owner);
  expect(await decide(editionId, { decision: "confirm" })).toMatchObject({ status: 200 });
  expect(await owners(editionId)).toEqual([
    [1, owner._id, false],
    [2, friend._id, true],
  ]);
  expect(await dispute(editionId, owner)).toMatchObject({ status: 409 });
  expect(await dispute(editionId, friend)).toMatchObject({ status: 409 });
});

test("an admin marks a number and takes the mark back, with entries in the audit log", async () => {
  const { editionId } = await makeOwnedNumber({ buyerId: owner._id });
  const call = (handler: typeof postMark | typeof postUnmark, body: object) =>
    callRoute(handler, "/", { as: admin, params: { editionId }, body });
  const because = { reason: "The police wrote." };
  expect(await call(postUnmark, because)).toMatchObject({ status: 409 });
  expect(await call(postMark, { mark: "stolen", ...because })).toMatchObject({ status: 200 });
  expect(await call(postMark, { mark: "destroyed", ...because })).toMatchObject({ status: 409 });
  expect(await call(postUnmark, because)).toMatchObject({ status: 200 });
  expect(await db.edition.findUniqueOrThrow({ where: { id: editionId } })).toMatchObject({
    mark: null,
    markedAt: null,
    markNote: null,
  });
  const log = await db.auditLog.findMany({ where: { subject: editionId }, orderBy: { createdAt: "asc" } });
  expect(log.map(({ action }) => action)).toEqual(["edition.mark", "edition.unmark"]);
  await processOutbox();
  expect(emailsTo(owner.email)).toHaveLength(2);
});
