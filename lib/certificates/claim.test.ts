import { expect, test } from "vitest";
import { POST as claimRoute } from "@/app/api/certificates/[code]/claim/route";
import { GET as fileRoute } from "@/app/api/certificates/[code]/route";
import { makeUser } from "@/lib/auth/factory";
import { claimHash } from "@/lib/certificates/claim-certificate";
import { makeCertificate } from "@/lib/certificates/factory";
import { printClaimCodes } from "@/lib/certificates/print-claim-codes";
import { getCertificate } from "@/lib/certificates/queries";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";

type Person = Awaited<ReturnType<typeof makeActor>>;

/** A number with a sealed code, as a gift or bought by a guest if asked. */
async function makeSealed({ isGift = false, isGuest = false } = {}) {
  const buyer = await makeUser();
  const made = await makeCertificate({ buyer });
  if (isGift) await db.order.update({ where: { id: made.order.id }, data: { isGift } });
  if (isGuest) await db.user.update({ where: { id: buyer.id }, data: { isGuest } });
  const [printed] = await printClaimCodes({
    actor: await makeActor({ role: "Admin" }),
    labelCodes: [made.edition.labelCode],
  });
  if (!printed) throw new Error("no code was printed");
  return { ...made, buyer, claimCode: printed.claimCode };
}

const claim = (as: Person, code: string, claimCode: string) =>
  callRoute(claimRoute, "/", { as, params: { code }, body: { claimCode } });
const ownersOf = (editionId: string) =>
  db.editionOwnership.findMany({ where: { editionId }, orderBy: { position: "asc" } });

test("a sealed code is stored as a hash only, and a newly printed one replaces it", async () => {
  const { certificate, edition, claimCode } = await makeSealed();
  expect(claimCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
  const stored = await db.certificate.findUniqueOrThrow({ where: { id: certificate.id } });
  expect(stored.claimHash).toBe(claimHash(certificate.code, claimCode.toLowerCase()));
  expect(JSON.stringify([stored, await db.auditLog.findMany(), await db.outboxMessage.findMany()])).not.toContain(
    claimCode,
  );
  await printClaimCodes({ actor: await makeActor({ role: "Admin" }), labelCodes: [edition.labelCode] });
  expect((await claim(await makeActor(), certificate.code, claimCode)).status).toBe(409);
});

test("the receiver of a gift becomes the owner, and the certificate is signed again", async () => {
  const { certificate, edition, buyer, claimCode } = await makeSealed({ isGift: true });
  const receiver = await makeActor();
  const typed = claimCode.toLowerCase().replace(/(....)/g, "$1-");
  expect((await claim(receiver, certificate.code, typed)).body).toMatchObject({ result: "given" });
  expect(await ownersOf(edition.id)).toMatchObject([
    { position: 1, userId: buyer.id, endedAt: expect.any(Date) },
    { position: 2, userId: receiver._id, kind: "gift", endedAt: null },
  ]);
  const document = (await getCertificate(certificate.code))?.signed?.file.document;
  expect(document?.chain.map(({ kind }) => kind)).toEqual(["purchase", "gift"]);
  const again = await claim(await makeActor(), certificate.code, claimCode);
  expect([again.status, again.body.error]).toEqual([409, "This code has been used already."]);
});

test("a number bought by a guest passes to the account that has the code", async () => {
  const { certificate, edition, claimCode } = await makeSealed({ isGuest: true });
  const actor = await makeActor();
  expect((await claim(actor, certificate.code, claimCode)).body).toMatchObject({ result: "given" });
  expect(await ownersOf(edition.id)).toMatchObject([{ position: 1 }, { position: 2, userId: actor._id }]);
});

test("refuses somebody else than the buyer of a number that was no gift, and leaves the code usable", async () => {
  const { certificate, edition, claimCode } = await makeSealed();
  const refused = await claim(await makeActor(), certificate.code, claimCode);
  expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining("not bought as a gift")]);
  expect(await ownersOf(edition.id)).toMatchObject([{ position: 1, endedAt: null }]);
  expect(await db.certificate.findUnique({ where: { id: certificate.id } })).toMatchObject({ claimedAt: null });
});

test("the owner claims the number without a change of the chain", async () => {
  const { certificate, edition, claimCode } = await makeSealed();
  const owner = await makeActor();
  await db.editionOwnership.updateMany({ where: { editionId: edition.id }, data: { userId: owner._id } });
  expect((await claim(owner, certificate.code, claimCode)).body).toMatchObject({ result: "claimed" });
  expect(await ownersOf(edition.id)).toHaveLength(1);
});

test("of racers with the same code exactly one becomes the owner", async () => {
  const { certificate, edition, claimCode } = await makeSealed({ isGift: true });
  const racers = await Promise.all(Array.from({ length: 5 }, () => makeActor()));
  const replies = await Promise.all(racers.map((actor) => claim(actor, certificate.code, claimCode)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  const owners = await ownersOf(edition.id);
  expect(owners).toHaveLength(2);
  expect(owners[1]?.userId).toBe(racers[replies.findIndex(({ status }) => status === 200)]?._id);
});

test("wrong codes are limited, for an account and for a number, and change nothing", async () => {
  const { certificate, claimCode } = await makeSealed({ isGift: true });
  const guesser = await makeActor();
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) statuses.push((await claim(guesser, certificate.code, `GUESS-${i}`)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 409), 429]);
  expect((await claim(guesser, certificate.code, claimCode)).status).toBe(429);
  for (const other of [await makeActor(), await makeActor()])
    for (let i = 0; i < 10; i++) await claim(other, certificate.code, `GUESS-${i}`);
  expect((await claim(await makeActor(), certificate.code, "GUESS")).status).toBe(429);
  expect(await db.certificate.findUnique({ where: { id: certificate.id } })).toMatchObject({ claimedAt: null });
});

test("a voided number cannot be claimed", async () => {
  const { certificate, edition, claimCode } = await makeSealed({ isGift: true });
  await db.edition.update({ where: { id: edition.id }, data: { voidedAt: new Date(Date.now() + 60_000) } });
  const refused = await claim(await makeActor(), certificate.code, claimCode);
  expect([refused.status, refused.body.error]).toEqual([409, "This number cannot be claimed: voided."]);
});

test.each([
  "../../etc/passwd",
  "..%2f..",
  "0".repeat(15),
  "OOOOOOOOOOOOOOOO",
  "<script>",
  "\u0000",
  "0'; DROP TABLE--",
])("the code %j is not found", async (code) => {
  expect((await callRoute(fileRoute, "/", { params: { code } })).status).toBe(404);
  expect((await claim(await makeActor(), code, "X")).status).toBe(404);
});
