import { expect, test } from "vitest";
import { makeUser } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { makeCertificate, signDueCertificates } from "@/lib/certificates/factory";
import { findExampleCode, getCertificate, getCertificateKeys } from "@/lib/certificates/queries";
import { renewCertificate } from "@/lib/certificates/renew-certificate";
import { renewCertificatesOf, replaceKey } from "@/lib/certificates/replace-key";
import { verifyCertificate } from "@/lib/certificates/rules";
import { signCertificate } from "@/lib/certificates/sign-certificate";
import { readSigningKey } from "@/lib/certificates/signing-key";
import { day } from "@/lib/core/clock";
import { db } from "@/lib/db/client";
import { makeOrder } from "@/lib/orders/factory";
import { privateOwner } from "@/lib/ownership/queries";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";

const textOf = async (code: string) => (await getCertificate(code))?.signed?.text ?? "";
const verify = async (text: string) => verifyCertificate(text, await getCertificateKeys());
const currentKey = "key-of-the-tests";
const newKey = readSigningKey(`key-two:${"4c".repeat(32)}`);

test("a paid number gets one certificate, which one job signs", async () => {
  const { certificate, edition, product } = await makeCertificate({ signed: false });
  expect(certificate).toMatchObject({ version: 1, signedVersion: 0, document: null, reason: "issued" });
  expect(certificate.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  expect((await getCertificate(certificate.code))?.signed).toBeNull();
  expect(await db.outboxMessage.count({ where: { topic: "certificate.sign" } })).toBe(1);
  await processOutbox();
  const result = await verify(await textOf(certificate.code));
  expect(result).toMatchObject({
    result: "valid",
    document: {
      code: certificate.code,
      version: 1,
      product: { name: product.name, slug: product.slug },
      number: edition.number,
      state: "valid",
      chain: [{ position: 1, name: privateOwner, kind: "purchase", until: null }],
      provenance: null,
      keyId: currentKey,
    },
  });
  expect(await db.certificateSignature.findMany({ where: { certificateId: certificate.id } })).toMatchObject([
    { version: 1, keyId: currentKey, reason: "issued" },
  ]);
});

test("the example is the newest valid certificate of a named owner whose signature is current; without one there is none", async () => {
  await db.certificate.deleteMany();
  const nameOwner = (editionId: string) =>
    db.editionOwnership.updateMany({ where: { editionId }, data: { nameShown: true } });
  const older = await makeCertificate({ signed: false });
  await nameOwner(older.edition.id);
  expect(await findExampleCode()).toBeNull();
  await signCertificate(older.certificate.id);
  expect(await findExampleCode()).toBe(older.certificate.code);
  const newer = await makeCertificate();
  expect(await findExampleCode()).toBe(older.certificate.code);
  await nameOwner(newer.edition.id);
  await signDueCertificates();
  expect(await findExampleCode()).toBe(newer.certificate.code);
  await db.edition.update({ where: { id: newer.edition.id }, data: { mark: "stolen", markedAt: new Date() } });
  expect(await findExampleCode()).toBe(older.certificate.code);
  await signDueCertificates();
  expect(await findExampleCode()).toBe(older.certificate.code);
});

test("codes are random: no two of many are alike, and each sign of the alphabet comes at each place", async () => {
  const rows = await db.$queryRaw<{ code: string }[]>`SELECT certificate_code() AS code FROM generate_series(1, 2000)`;
  expect(new Set(rows.map(({ code }) => code)).size).toBe(2000);
  for (let place = 0; place < 16; place++) expect(new Set(rows.map(({ code }) => code[place])).size).toBe(32);
});

test("a lot's certificate has the price at the hammer and the entry of the ledger, and not the bidder's alias", async () => {
  const { certificate, order } = await makeCertificate({ signed: false });
  const bidAt = "2026-11-20T18:00:00.000Z";
  const lot = { auctionId: "auc_1", slug: "first-sale", title: "First sale", alias: "Agogo", seq: 7, bidAt };
  await db.order.update({
    where: { id: order.id },
    data: { provenance: { ...lot, hash: "aa", headHash: "bb" } },
  });
  await signCertificate(certificate.id);
  const text = await textOf(certificate.code);
  expect((await verify(text)).document?.provenance).toMatchObject({
    auction: "First sale",
    hammerPriceKobo: Number(order.items[0]?.unitPriceKobo),
    ledgerEntry: 7,
    ledgerHash: "aa",
    ledgerHeadHash: "bb",
  });
  expect(text).not.toContain("Agogo");
});

test("no document has an email, an id of a person or the name of an owner who did not agree", async () => {
  const buyer = await makeUser({ displayName: "Hidden Person", firstName: "Hidden" });
  const { certificate, order } = await makeCertificate({ buyer });
  const text = await textOf(certificate.code);
  for (const secret of [buyer.id, buyer.email, "Hidden", order.id, order.number, "usr_", "@"])
    expect(text, secret).not.toContain(secret);
});

test("a change of the chain, of a shown name and of the number renews the document", async () => {
  const buyer = await makeUser({ displayName: "Ada" });
  const { certificate, edition } = await makeCertificate({ buyer });
  const chain = async () => {
    await processOutbox();
    return (await verify(await textOf(certificate.code))).document?.chain.map(({ name, kind }) => `${name} ${kind}`);
  };
  await db.user.update({ where: { id: buyer.id }, data: { displayName: "Ada O." } });
  expect(await db.certificate.findUnique({ where: { id: certificate.id } })).toMatchObject({ version: 1 });
  await db.editionOwnership.updateMany({ where: { editionId: edition.id }, data: { nameShown: true } });
  expect((await getCertificate(certificate.code))?.signed).toBeNull();
  expect(await chain()).toEqual(["Ada O. purchase"]);
  await db.user.update({ where: { id: buyer.id }, data: { displayName: "<script>alert(1)</script>" } });
  expect(await chain()).toEqual(["<script>alert(1)</script> purchase"]);
  await db.user.update({ where: { id: buyer.id }, data: { deletedAt: new Date() } });
  expect(await chain()).toEqual([`${privateOwner} purchase`]);
  const friend = await makeUser();
  await db.editionOwnership.updateMany({
    where: { editionId: edition.id },
    data: { endedAt: new Date(Date.now() + day) },
  });
  await db.editionOwnership.create({
    data: { id: "own_x", editionId: edition.id, position: 2, userId: friend.id, kind: "transfer" },
  });
  expect(await chain()).toEqual([`${privateOwner} purchase`, `${privateOwner} transfer`]);
});

test("a refund voids the certificate, and its page never shows the older document meanwhile", async () => {
  const { certificate, edition } = await makeCertificate();
  await db.edition.update({ where: { id: edition.id }, data: { voidedAt: new Date() } });
  expect((await getCertificate(certificate.code))?.signed).toBeNull();
  await processOutbox();
  expect((await verify(await textOf(certificate.code))).document).toMatchObject({ state: "voided" });
  expect(await db.certificate.findUnique({ where: { id: certificate.id } })).toMatchObject({ state: "voided" });
});

test("signing again without a change does nothing", async () => {
  const { certificate } = await makeCertificate();
  const before = await textOf(certificate.code);
  await signCertificate(certificate.id);
  expect(await textOf(certificate.code)).toBe(before);
  await Promise.all([signCertificate(certificate.id), signCertificate(certificate.id)]);
  expect(await db.certificateSignature.count({ where: { certificateId: certificate.id } })).toBe(1);
});

test("signatures are append-only", async () => {
  await makeCertificate();
  await expect(db.certificateSignature.deleteMany()).rejects.toThrow(/append-only/);
  await expect(db.certificateSignature.updateMany({ data: { keyId: "x" } })).rejects.toThrow(/append-only/);
});

test("an order of several numbers has a certificate for each; units of an open edition have none", async () => {
  const product = await makeProduct({ editionSize: 9, stock: 9 });
  const open = await makeProduct({ stock: 9 });
  const before = await db.certificate.count();
  await makeOrder({
    buyer: await makeUser(),
    items: [
      { product, quantity: 3 },
      { product: open, quantity: 2 },
    ],
  });
  expect((await db.certificate.count()) - before).toBe(3);
});

// The keys of this file change for good from here on.
test("after a rotation the old key's certificates verify, and it signs no more", async () => {
  const old = await makeCertificate();
  const oldText = await textOf(old.certificate.code);
  const next = await makeCertificate({ signed: false });
  await signCertificate(next.certificate.id, newKey);
  expect((await verify(await textOf(next.certificate.code))).document?.keyId).toBe("key-two");
  expect((await verify(oldText)).result).toBe("valid");
  const { keys } = await getCertificateKeys();
  expect(keys.map(({ id, until, lost }) => [id, until === null, lost])).toEqual([
    [currentKey, false, null],
    ["key-two", true, null],
  ]);
  await db.$transaction((tx) => renewCertificate(tx, old.edition.id, "requested"));
  await expect(signCertificate(old.certificate.id)).rejects.toThrow(/was replaced by a newer one/);
  expect((await getCertificate(old.certificate.code))?.signed).toBeNull();
  await signCertificate(old.certificate.id, newKey);
  expect((await verify(await textOf(old.certificate.code))).document?.keyId).toBe("key-two");
});

test("a lost key's certificates are signed again with a record, and its signatures count no more", async () => {
  const { certificate } = await makeCertificate({ key: newKey });
  const lostText = await textOf(certificate.code);
  const admin = await makeActor({ role: "Admin" });
  await expect(replaceKey({ actor: admin, keyId: currentKey })).rejects.toThrow(/in use/);
  await expect(replaceKey({ actor: admin, keyId: "no-such-key" })).rejects.toThrow("Key not found");
  const count = await db.certificate.count({ where: { keyId: "key-two" } });
  expect(await replaceKey({ actor: admin, keyId: "key-two" })).toEqual({ certificates: count });
  await expect(replaceKey({ actor: admin, keyId: "key-two" })).rejects.toThrow(/already/);
  expect((await getCertificate(certificate.code))?.signed).toBeNull();
  expect((await verify(lostText)).result).toBe("lost-key");
  await expect(signCertificate(certificate.id, newKey)).resolves.toBeUndefined();
  await renewCertificatesOf("key-two");
  await expect(signCertificate(certificate.id, newKey)).rejects.toThrow(/recorded as lost/);
  const third = readSigningKey(`key-three:${"5d".repeat(32)}`);
  await signDueCertificates(third);
  expect((await verify(await textOf(certificate.code))).document?.keyId).toBe("key-three");
  expect(
    await db.certificateSignature.findMany({
      where: { certificateId: certificate.id },
      orderBy: { version: "asc" },
      select: { keyId: true, reason: true },
    }),
  ).toEqual([
    { keyId: "key-two", reason: "issued" },
    { keyId: "key-three", reason: "key_lost" },
  ]);
  expect(await db.auditLog.findFirst({ where: { action: "certificate-key.replace" } })).toMatchObject({
    subject: "key-two",
    actorId: admin._id,
  });
});

test("a key under the id of another, and a known key under another id, sign nothing", async () => {
  const { certificate } = await makeCertificate({ signed: false });
  const impostor = readSigningKey(`key-three:${"6e".repeat(32)}`);
  await expect(signCertificate(certificate.id, impostor)).rejects.toThrow(/id key-three of another key/);
  const renamed = readSigningKey(`key-four:${"5d".repeat(32)}`);
  await expect(signCertificate(certificate.id, renamed)).rejects.toThrow(/under another id/);
  expect((await getCertificate(certificate.code))?.signed).toBeNull();
});
