import { createHash, verify, X509Certificate } from "node:crypto";
import { ContentInfo, id_messageDigest, id_signedData, id_signingTime, SignedData } from "@peculiar/asn1-cms";
import { AsnConvert, OctetString } from "@peculiar/asn1-schema";
import { unzipSync } from "fflate";
import { decodeJwt, jwtVerify } from "jose";
import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod";
import { POST as rsvp } from "@/app/api/events/[id]/rsvp/route";
import { GET as applePass } from "@/app/api/events/[id]/ticket/apple/route";
import { GET as googlePass } from "@/app/api/events/[id]/ticket/google/route";
import type { Actor } from "@/lib/auth/contracts";
import { day, hour } from "@/lib/core/clock";
import * as settings from "@/lib/core/env";
import { toLagosIso } from "@/lib/core/lagos-datetime";
import { makeAppleKeys, makeGoogleKeys } from "@/lib/core/test-wallet-keys";
import { db } from "@/lib/db/client";
import { acceptTicket } from "@/lib/events/accept-ticket";
import { writeApplePass } from "@/lib/events/apple-pass";
import { cancelEvent } from "@/lib/events/cancel-event";
import { makePaidEvent } from "@/lib/events/factory";
import { googleSaveUrl } from "@/lib/events/google-pass";
import { passOnTicket } from "@/lib/events/pass-on-ticket";
import { ticketLinkToken } from "@/lib/events/ticket-link";
import { offeredWallets, requireWalletTicket } from "@/lib/events/wallet-ticket";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import type { Prisma } from "@/prisma/generated/client";

const free = { everyoneKobo: 0n, monthlyKobo: 0n, yearlyKobo: 0n };
const apple = await makeAppleKeys();
const google = makeGoogleKeys();
const withoutWallets = settings.env();

/** Sets these of the wallets' settings, and no others. */
function setWallets(wallets: Record<string, string>) {
  const { APPLE_PASS_CERTIFICATE, APPLE_PASS_KEY, APPLE_WWDR_CERTIFICATE, GOOGLE_WALLET_ISSUER_ID, GOOGLE_WALLET_KEY } =
    settings.parseEnv({ ...process.env, ...wallets });
  vi.spyOn(settings, "env").mockReturnValue({
    ...withoutWallets,
    APPLE_PASS_CERTIFICATE,
    APPLE_PASS_KEY,
    APPLE_WWDR_CERTIFICATE,
    GOOGLE_WALLET_ISSUER_ID,
    GOOGLE_WALLET_KEY,
  });
}

beforeEach(() => setWallets({ ...apple, ...google.settings }));

async function makeGuest(overrides: Partial<Prisma.EventUncheckedCreateInput> = {}) {
  const id = await makePaidEvent({ ...free, title: "Open studio with Ṣọlá", ...overrides });
  const guest = await makeActor({ firstName: "Adé", lastName: "Eze" });
  await callRoute(rsvp, `/api/events/${id}/rsvp`, { as: guest, body: {}, params: { id } });
  const { checkInCode: code } = await rowOf(id, guest);
  return { id, guest, code };
}
const rowOf = (id: string, { _id }: Actor) =>
  db.eventRsvp.findUniqueOrThrow({ where: { eventId_userId: { eventId: id, userId: _id } } });
const read = (wallet: "apple" | "google", id: string, as: Actor | null) =>
  callRoute(wallet === "apple" ? applePass : googlePass, `/api/events/${id}/ticket/${wallet}`, { as, params: { id } });
const tokenOf = (url: string) => url.replace("https://pay.google.com/gp/v/save/", "");
const sha1 = (data: Uint8Array) => createHash("sha1").update(data).digest("hex");

/** Verifies a detached signature by its parts: the digest of the content, the signature of the attributes, the chain. */
function verifyDetached(signature: Uint8Array, content: Uint8Array) {
  const { contentType, content: inner } = AsnConvert.parse(signature, ContentInfo);
  expect(contentType).toBe(id_signedData);
  const { certificates, encapContentInfo, signerInfos } = AsnConvert.parse(inner, SignedData);
  expect(encapContentInfo.eContent).toBeUndefined();
  const chain = (certificates ?? []).map(
    ({ certificate }) => new X509Certificate(Buffer.from(AsnConvert.serialize(certificate))),
  );
  const [issuer, own] = chain;
  const [signer] = signerInfos;
  if (!issuer || !own || !signer?.signedAttrs) throw new Error("a part of the signature is missing");
  const attributes = signer.signedAttrs;
  const serialNumber = signer.sid.issuerAndSerialNumber?.serialNumber;
  expect(serialNumber && Buffer.from(serialNumber).toString("hex")).toBe(own.serialNumber.toLowerCase());
  expect([own.checkIssued(issuer), own.verify(issuer.publicKey)]).toEqual([true, true]);
  expect(own.fingerprint256).toBe(new X509Certificate(apple.APPLE_PASS_CERTIFICATE).fingerprint256);
  const attributeOf = (type: string) => attributes.find(({ attrType }) => attrType === type)?.attrValues[0];
  const digest = attributeOf(id_messageDigest);
  if (!digest) throw new Error("there is no digest");
  expect(Buffer.from(AsnConvert.parse(digest, OctetString).buffer).toString("hex")).toBe(sha1(content));
  expect(attributeOf(id_signingTime)).toBeDefined();
  // What is signed is the set of the attributes (RFC 5652, 5.4), with the tag of a set; its length takes one byte below 128.
  const encoded = Buffer.concat(attributes.map((one) => Buffer.from(AsnConvert.serialize(one))));
  expect(encoded.length).toBeLessThan(128);
  const signed = Buffer.concat([Buffer.from([0x31, encoded.length]), encoded]);
  expect(verify("sha1", signed, own.publicKey, Buffer.from(signer.signature.buffer))).toBe(true);
}

test("the pass for Apple Wallet is signed, its manifest names every file, and it has the QR code of the ticket", async () => {
  const { id, guest, code } = await makeGuest();
  const response = await read("apple", id, guest);
  expect([response.status, response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
    200,
    "application/vnd.apple.pkpass",
    "no-store",
  ]);
  expect(response.headers.get("content-disposition")).toContain(`ticket-${code}.pkpass`);
  const files = unzipSync(writeApplePass(await requireWalletTicket("apple", { actor: guest, id })));
  const { "manifest.json": manifest, signature, ...others } = files;
  if (!manifest || !signature || !others["pass.json"]) throw new Error("the pass is not whole");
  verifyDetached(signature, manifest);
  expect(JSON.parse(Buffer.from(manifest).toString())).toEqual(
    Object.fromEntries(Object.entries(others).map(([name, data]) => [name, sha1(data)])),
  );
  expect(Object.keys(others)).toEqual(expect.arrayContaining(["icon.png", "icon@2x.png", "icon@3x.png", "logo.png"]));
  const pass = JSON.parse(Buffer.from(others["pass.json"]).toString());
  const { startsAt } = await db.event.findUniqueOrThrow({ where: { id } });
  const url = `${withoutWallets.APP_URL}/admin/events/${id}/check-in#${code}`;
  expect(pass).toMatchObject({
    formatVersion: 1,
    passTypeIdentifier: "pass.example.tickets",
    teamIdentifier: "TEAM123456",
    serialNumber: code,
    sharingProhibited: true,
    barcodes: [{ format: "PKBarcodeFormatQR", message: url, altText: code }],
    eventTicket: { primaryFields: [{ value: "Open studio with Ṣọlá" }] },
  });
  const shown = Object.values(pass.eventTicket as Record<string, { value: string }[]>).flat();
  expect(shown.map(({ value }) => value)).toEqual(
    expect.arrayContaining([toLagosIso(startsAt.toISOString()), "Yaba", "Adé Eze", code]),
  );
  expect(new Date(pass.expirationDate).getTime()).toBe(startsAt.getTime() + day);
});

test("the link to Google Wallet has a token that the account's key signed, with the QR code of the ticket", async () => {
  const { id, guest, code } = await makeGuest();
  const { status, headers } = await read("google", id, guest);
  expect([status, headers.get("cache-control"), headers.get("referrer-policy")]).toEqual([
    303,
    "no-store",
    "no-referrer",
  ]);
  const link = headers.get("location") ?? "";
  expect(link).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/);
  const { payload } = await jwtVerify(tokenOf(link), google.publicKey, {
    algorithms: ["RS256"],
    issuer: "passes@museum-1.iam.gserviceaccount.com",
    audience: "google",
  });
  const url = `${withoutWallets.APP_URL}/admin/events/${id}/check-in#${code}`;
  expect(payload).toMatchObject({
    typ: "savetowallet",
    payload: {
      eventTicketClasses: [{ eventName: { defaultValue: { value: "Open studio with Ṣọlá" } } }],
      eventTicketObjects: [
        { state: "ACTIVE", ticketHolderName: "Adé Eze", barcode: { type: "QR_CODE", value: url, alternateText: code } },
      ],
    },
  });
});

test("an event that moves is another pass for Google, which ignores an id that it knows", async () => {
  const { id, guest } = await makeGuest();
  const idsNow = async () => {
    const link = await googleSaveUrl(await requireWalletTicket("google", { actor: guest, id }));
    const payload = z.record(z.string(), z.array(z.object({ id: z.string() }))).parse(decodeJwt(tokenOf(link)).payload);
    return Object.values(payload).map(([one]) => one?.id);
  };
  const before = await idsNow();
  expect(await idsNow()).toEqual(before);
  await db.event.update({ where: { id }, data: { place: "Ikoyi" } });
  const after = await idsNow();
  expect(after).toHaveLength(2);
  for (const one of after) {
    expect(one).toMatch(/^3388000000012345678\.[0-9a-f]{24}$/);
    expect(before).not.toContain(one);
  }
});

test("the token for Google stays within the length that it advises, also with the longest texts", async () => {
  const { id, guest } = await makeGuest({
    title: "t".repeat(140),
    place: "p".repeat(200),
    venueDetails: "v".repeat(200),
    startsAt: new Date(Date.now() + hour),
    endsAt: new Date(Date.now() + 2 * hour),
  });
  const link = await googleSaveUrl(await requireWalletTicket("google", { actor: guest, id }));
  expect(tokenOf(link).length).toBeLessThanOrEqual(1_800);
});

test.each(["apple", "google"] as const)(
  "%s: only the guest has a pass, and only while the event is to come",
  async (wallet) => {
    const { id, guest } = await makeGuest();
    const [stranger, next] = await Promise.all([makeActor(), makeActor()]);
    expect((await read(wallet, id, null)).status).toBe(401);
    expect(await read(wallet, id, stranger)).toMatchObject({ status: 404, text: "You have no ticket of this event." });
    await passOnTicket({ actor: guest, id, email: next.email });
    const { transferKey } = await rowOf(id, guest);
    await acceptTicket({ actor: next, token: ticketLinkToken(transferKey ?? ""), responses: {} });
    expect((await read(wallet, id, guest)).status).toBe(404);
    expect((await read(wallet, id, next)).status).toBe(wallet === "apple" ? 200 : 303);
    await cancelEvent({ actor: await makeActor({ role: "Admin" }), id, reason: "Rain" });
    expect((await read(wallet, id, next)).status).toBe(409);
    const past = await makeGuest();
    await db.$executeRaw`UPDATE events SET starts_at = now() - interval '1 hour' WHERE id = ${past.id}`;
    expect(await read(wallet, past.id, past.guest)).toMatchObject({ status: 409, text: "This event is over." });
  },
);

test("a wallet is offered with its settings only, and Apple's while its certificates are valid", async () => {
  const { id, guest } = await makeGuest();
  expect(offeredWallets()).toEqual({ apple: true, google: true });
  setWallets(google.settings);
  expect(offeredWallets()).toEqual({ apple: false, google: true });
  expect((await read("apple", id, guest)).status).toBe(404);
  setWallets(await makeAppleKeys(new Date(Date.now() - day)));
  expect(offeredWallets()).toEqual({ apple: false, google: false });
  for (const wallet of ["apple", "google"] as const)
    expect(await read(wallet, id, guest)).toMatchObject({
      status: 404,
      text: "Tickets are not available for this wallet.",
    });
});
