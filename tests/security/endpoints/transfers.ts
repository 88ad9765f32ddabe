import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { makeOwnedNumber, makeTransfer } from "@/lib/transfers/factory";
import { adminOnly, type Endpoint, openToAll, ownerOnly, signedInOnly } from "@/tests/security/access-matrix";
import type { Personas } from "@/tests/security/personas";

const ownedByOwner = ({ actors: { owner } }: Personas) => makeOwnedNumber({ buyerId: owner._id });

/** A number of somebody else that is offered to the person with the link. */
async function makeOffered() {
  const { editionId } = await makeOwnedNumber();
  return makeTransfer({ editionId });
}

async function makeDispute() {
  const { editionId, buyer } = await makeOwnedNumber();
  const { id: ownershipId } = await db.editionOwnership.findFirstOrThrow({ where: { editionId } });
  const id = newId("dsp");
  await db.editionDispute.create({ data: { id, editionId, ownershipId, openedById: buyer.id, reason: "Not mine." } });
  await db.edition.update({ where: { id: editionId }, data: { mark: "disputed", markedAt: new Date() } });
  return id;
}

/** Handing a number on, and what admins decide about numbers. */
export const transferEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/account/numbers/[editionId]/transfer",
    access: "session",
    expected: ownerOnly(),
    makeInput: async (world) => ({
      params: { editionId: (await ownedByOwner(world)).editionId },
      body: { email: `${newId("usr").replace("_", "-")}@livingarchive.test` },
    }),
  },
  {
    method: "POST",
    path: "/api/account/numbers/[editionId]/mark",
    access: "session",
    expected: ownerOnly(),
    makeInput: async (world) => ({
      params: { editionId: (await ownedByOwner(world)).editionId },
      body: { mark: "stolen", confirmed: true },
    }),
  },
  {
    method: "POST",
    path: "/api/account/numbers/[editionId]/dispute",
    access: "session",
    expected: ownerOnly(),
    makeInput: async (world) => {
      const { editionId } = await ownedByOwner(world);
      await makeTransfer({ editionId });
      return { params: { editionId }, body: { reason: "I did not start this." } };
    },
  },
  {
    method: "POST",
    path: "/api/account/transfers/[id]/cancel",
    access: "session",
    expected: ownerOnly(),
    makeInput: async (world) => {
      const { id } = await makeTransfer(await ownedByOwner(world));
      return { params: { id }, body: {} };
    },
  },
  {
    method: "PUT",
    path: "/api/account/ownerships/[id]",
    access: "session",
    expected: ownerOnly(),
    makeInput: async (world) => {
      const { editionId } = await ownedByOwner(world);
      const { id } = await db.editionOwnership.findFirstOrThrow({ where: { editionId } });
      return { params: { id }, body: { nameShown: true } };
    },
  },
  {
    method: "POST",
    path: "/api/transfers/[token]/accept",
    access: "session",
    expected: signedInOnly(),
    messages: { 401: "Please log in to accept the number" },
    makeInput: async () => ({ params: { token: (await makeOffered()).token }, body: {} }),
  },
  {
    method: "POST",
    path: "/api/transfers/[token]/decline",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ params: { token: (await makeOffered()).token }, body: {} }),
  },
  {
    method: "POST",
    path: "/api/transfers/[token]/dispute",
    access: "session",
    expected: signedInOnly(),
    messages: { 401: "Please log in to open a dispute" },
    makeInput: async () => ({ params: { token: (await makeOffered()).token }, body: { reason: "It was stolen." } }),
  },
  {
    method: "POST",
    path: "/api/admin/disputes/[id]",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({
      params: { id: await makeDispute() },
      body: { decision: "release", reason: "All is well." },
    }),
  },
  {
    method: "POST",
    path: "/api/admin/numbers/[editionId]/mark",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({
      params: { editionId: (await makeOwnedNumber()).editionId },
      body: { mark: "destroyed", reason: "A fire." },
    }),
  },
  {
    method: "POST",
    path: "/api/admin/numbers/[editionId]/unmark",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => {
      const { editionId } = await makeOwnedNumber();
      await db.edition.update({ where: { id: editionId }, data: { mark: "stolen", markedAt: new Date() } });
      return { params: { editionId }, body: { reason: "It was found." } };
    },
  },
];
