import assert from "node:assert/strict";
import { newId } from "@/lib/core/ids";
import { makeDownload } from "@/lib/downloads/factory";
import { createUpload } from "@/lib/storage/create-upload";
import { storage } from "@/lib/storage/storage";
import { adminOnly, type Endpoint } from "@/tests/security/access-matrix";
import type { Personas } from "@/tests/security/personas";

const notSavedMessage = { 403: "Failed to save file" };
const bytes = new TextEncoder().encode("A paper for members.");

/** A file that members see already. */
async function createDownload(given: { deletedAt?: Date; position?: number } = {}): Promise<{ id: string }> {
  const { id } = await makeDownload({ filename: `${newId("dwn")}.txt`, bytes, ...given });
  return { id };
}

/** Below another file, so that it can be moved up. */
async function createLowerDownload(): Promise<{ id: string }> {
  await createDownload({ position: 0 });
  return createDownload({ position: 1 });
}

/** A ticket of the admin, with its file in storage already. */
async function createUploadSession({ actors }: Personas): Promise<{ uploadId: string }> {
  const intent = { download: true, size: bytes.length };
  const userId = actors.admin._id;
  const ticket = await createUpload({ folder: "downloads", userId, maxBytes: bytes.length, minutes: 5, intent });
  await storage().put(ticket.storageKey, bytes, { type: "application/octet-stream" });
  return { uploadId: ticket.id };
}

const titleFields = () => ({ title: `A paper ${newId("dwn").slice(-8)}`, description: "", level: "basic" });
const hidesStorageKey: Endpoint["assertReply"] = ({ body }) =>
  assert.doesNotMatch(JSON.stringify(body), /storage|downloads\//i);

/** Admin: downloads. */
export const adminDownloadEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/admin/downloads",
    access: "admin",
    expected: adminOnly(201),
    messages: notSavedMessage,
    makeInput: async (world) => ({ body: { ...titleFields(), ...(await createUploadSession(world)) } }),
    assertReply: hidesStorageKey,
  },
  {
    method: "POST",
    path: "/api/admin/download-uploads",
    access: "admin",
    expected: adminOnly(201),
    makeInput: () => ({ body: { size: 20 } }),
  },
  {
    method: "PUT",
    path: "/api/admin/download-uploads/[uploadId]",
    access: "admin",
    expected: adminOnly(),
    raw: true,
    makeInput: async (world) => ({
      params: await createUploadSession(world),
      body: "A paper for members.",
      headers: { "content-type": "application/octet-stream" },
    }),
  },
  {
    method: "DELETE",
    path: "/api/admin/download-uploads/[uploadId]",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({ params: await createUploadSession(world) }),
  },
  {
    method: "PUT",
    path: "/api/admin/downloads/[id]",
    access: "admin",
    expected: adminOnly(),
    messages: notSavedMessage,
    makeInput: async () => ({ params: await createDownload(), body: { ...titleFields(), version: 1 } }),
    assertReply: hidesStorageKey,
  },
  {
    method: "DELETE",
    path: "/api/admin/downloads/[id]",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to archive file" },
    makeInput: async () => ({ params: await createDownload() }),
  },
  {
    method: "POST",
    path: "/api/admin/downloads/[id]/file",
    access: "admin",
    expected: adminOnly(),
    messages: notSavedMessage,
    makeInput: async (world) => ({
      params: await createDownload(),
      body: { ...(await createUploadSession(world)), version: 1 },
    }),
    assertReply: hidesStorageKey,
  },
  {
    method: "POST",
    path: "/api/admin/downloads/[id]/restore",
    access: "admin",
    expected: adminOnly(),
    messages: notSavedMessage,
    makeInput: async () => ({ params: await createDownload({ deletedAt: new Date() }) }),
  },
  {
    method: "POST",
    path: "/api/admin/downloads/[id]/move-up",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to save the order" },
    makeInput: async () => ({ params: await createLowerDownload() }),
  },
];
