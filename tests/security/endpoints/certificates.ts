import { strict as assert } from "node:assert";
import { makeCertificate } from "@/lib/certificates/factory";
import { printClaimCodes } from "@/lib/certificates/print-claim-codes";
import { db } from "@/lib/db/client";
import { makeActor } from "@/lib/subscriptions/factory";
import { adminOnly, type Endpoint, openToAll, signedInOnly } from "@/tests/security/access-matrix";

const codeParams = async () => ({ params: { code: (await makeCertificate()).certificate.code } });

/** A gift with its sealed code. */
async function makeClaim() {
  const { certificate, edition, order } = await makeCertificate();
  await db.order.update({ where: { id: order.id }, data: { isGift: true } });
  const actor = await makeActor({ role: "Admin" });
  const [printed] = await printClaimCodes({ actor, labelCodes: [edition.labelCode] });
  return { params: { code: certificate.code }, body: { claimCode: printed?.claimCode } };
}

/** An old key. */
async function makeKey() {
  const id = `old-${Math.random().toString(36).slice(2, 10)}`;
  const publicKey = Buffer.from(id.padEnd(32)).toString("hex");
  await db.certificateKey.create({ data: { id, publicKey, activeUntil: new Date() } });
  return { params: { id }, body: {} };
}

/** Certificates: reading and checking them, claiming a number, and what admins do. */
export const certificateEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/api/certificates/[code]",
    access: "public",
    expected: openToAll(),
    makeInput: codeParams,
  },
  {
    method: "GET",
    path: "/api/certificates/[code]/pdf",
    access: "public",
    expected: openToAll(),
    makeInput: codeParams,
  },
  {
    method: "GET",
    path: "/api/certificates/keys",
    access: "public",
    expected: openToAll(),
    assertReply: ({ body }) => assert.deepEqual(Object.keys(body).sort(), ["algorithm", "issuer", "keys"]),
  },
  {
    method: "POST",
    path: "/api/certificates/verify",
    access: "public",
    expected: openToAll(),
    makeInput: () => ({ body: { certificate: "{}" } }),
  },
  {
    method: "POST",
    path: "/api/certificates/[code]/claim",
    access: "session",
    expected: signedInOnly(),
    messages: { 401: "Please log in to claim your number" },
    makeInput: makeClaim,
  },
  {
    method: "POST",
    path: "/api/admin/certificates/[id]/sign",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ params: { id: (await makeCertificate()).certificate.id }, body: {} }),
  },
  {
    method: "POST",
    path: "/api/admin/certificates/claim-codes",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ body: { labelCodes: [(await makeCertificate()).edition.labelCode] } }),
  },
  {
    method: "POST",
    path: "/api/admin/certificate-keys/[id]/replace",
    access: "admin",
    expected: adminOnly(),
    makeInput: makeKey,
  },
];
