import assert from "node:assert/strict";
import { makeDownload } from "@/lib/membership/factory";
import { newId } from "@/lib/platform/ids";
import { reserveUpload } from "@/lib/platform/reserve-upload";
import { storage } from "@/lib/platform/storage";
import { type Call, toAdmins } from "@/tests/hostile/table";
import type { World } from "@/tests/hostile/world";

const notSaved = { 403: "Failed to save file" };
const bytes = new TextEncoder().encode("A paper for members.");

/** A file that members see already, beside one above it. */
async function aFile(given: { deletedAt?: Date } = {}): Promise<{ id: string }> {
  const { id } = await makeDownload({ filename: `${newId("dwn")}.txt`, bytes, ...given });
  return { id };
}

/** A ticket of the admin, with its file in storage already. */
async function aTicket({ people }: World): Promise<{ ticketId: string }> {
  const intent = { download: true, size: bytes.length };
  const userId = people.admin._id;
  const ticket = await reserveUpload({ folder: "downloads", userId, maxBytes: bytes.length, minutes: 5, intent });
  await storage().put(ticket.storageKey, bytes, { type: "application/octet-stream" });
  return { ticketId: ticket.id };
}

const aTitle = () => ({ title: `A paper ${newId("dwn").slice(-8)}`, description: "", level: "basic" });
const tellsNoPlace: Call["holds"] = ({ body }) => assert.doesNotMatch(JSON.stringify(body), /storage|downloads\//i);

/** The desk of the files for members. */
export const downloadDeskCalls: readonly Call[] = [
  {
    verb: "POST",
    path: "/api/admin/downloads",
    access: "admin",
    expected: toAdmins(201),
    says: notSaved,
    send: async (world) => ({ body: { ...aTitle(), ...(await aTicket(world)) } }),
    holds: tellsNoPlace,
  },
  {
    verb: "POST",
    path: "/api/admin/downloads/uploads",
    access: "admin",
    expected: toAdmins(201),
    send: () => ({ body: { size: 20 } }),
  },
  {
    verb: "PUT",
    path: "/api/admin/downloads/uploads/[ticketId]",
    access: "admin",
    expected: toAdmins(),
    raw: true,
    send: async (world) => ({
      params: await aTicket(world),
      body: "A paper for members.",
      headers: { "content-type": "application/octet-stream" },
    }),
  },
  {
    verb: "DELETE",
    path: "/api/admin/downloads/uploads/[ticketId]",
    access: "admin",
    expected: toAdmins(),
    send: async (world) => ({ params: await aTicket(world) }),
  },
  {
    verb: "PUT",
    path: "/api/admin/downloads/[id]",
    access: "admin",
    expected: toAdmins(),
    says: notSaved,
    send: async () => ({ params: await aFile(), body: { ...aTitle(), version: 1 } }),
    holds: tellsNoPlace,
  },
  {
    verb: "DELETE",
    path: "/api/admin/downloads/[id]",
    access: "admin",
    expected: toAdmins(),
    says: { 403: "Failed to retire file" },
    send: async () => ({ params: await aFile() }),
  },
  {
    verb: "POST",
    path: "/api/admin/downloads/[id]/file",
    access: "admin",
    expected: toAdmins(),
    says: notSaved,
    send: async (world) => ({ params: await aFile(), body: { ...(await aTicket(world)), version: 1 } }),
    holds: tellsNoPlace,
  },
  {
    verb: "POST",
    path: "/api/admin/downloads/[id]/restore",
    access: "admin",
    expected: toAdmins(),
    says: notSaved,
    send: async () => ({ params: await aFile({ deletedAt: new Date() }) }),
  },
  {
    verb: "POST",
    path: "/api/admin/downloads/[id]/up",
    access: "admin",
    expected: toAdmins(),
    says: { 403: "Failed to save the order" },
    send: async () => ({ params: await aFile() }),
  },
];
