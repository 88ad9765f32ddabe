import assert from "node:assert/strict";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { makeDownload } from "@/lib/downloads/factory";
import { createMediaUpload, partKey } from "@/lib/media/create-media-upload";
import { storeVersion } from "@/lib/storage/file-versions";
import { storage } from "@/lib/storage/storage";
import { adminOnly, type Endpoint } from "@/tests/security/access-matrix";
import type { Personas } from "@/tests/security/personas";

const notSaved = { 403: "Failed to save file" };
const TEXT = "A paper for members.";
const bytes = new TextEncoder().encode(TEXT);

/** A download of the library. */
async function createFile(given: { deletedAt?: Date } = {}): Promise<{ id: string; title: string }> {
  return makeDownload({ filename: `${newId("dwn")}.txt`, bytes, ...given });
}

/** An upload of the admin, whose only part has arrived. */
async function createUpload({ actors }: Personas): Promise<{ uploadId: string }> {
  const target = { kind: "download", title: `A paper ${newId("dwn").slice(-8)}`, level: "basic" } as const;
  const { id } = await createMediaUpload({ actor: actors.admin, body: { name: "a.txt", size: bytes.length, target } });
  const key = partKey(id, 0);
  await storage().put(key, bytes, { type: "application/octet-stream" });
  await db.uploadSession.create({
    data: {
      id: newId("tkt"),
      storageKey: key,
      intent: { received: true },
      maxBytes: bytes.length,
      userId: actors.admin._id,
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  return { uploadId: id };
}

/** A file with an earlier version. */
async function createVersion({ actors }: Personas): Promise<{ id: string; versionId: string }> {
  const { id } = await createFile();
  const contents = { storageKey: `downloads/${newId("dwn")}`, suffixes: [], mimeType: "text/plain", sizeBytes: 1 };
  await db.$transaction((tx) => storeVersion(tx, { fileId: id, number: 1, contents, userId: actors.admin._id }));
  const version = await db.fileVersion.findFirstOrThrow({ where: { fileId: id } });
  return { id, versionId: version.id };
}

const hidesStorageKey: Endpoint["assertReply"] = ({ body }) => assert.doesNotMatch(JSON.stringify(body), /storageKey/i);

/** Admin: the media library. */
export const adminMediaEndpoints: readonly Endpoint[] = [
  { method: "GET", path: "/api/admin/media/pictures", access: "admin", expected: adminOnly() },
  {
    method: "PUT",
    path: "/api/admin/media/[id]",
    access: "admin",
    expected: adminOnly(),
    messages: notSaved,
    makeInput: async () => {
      const { id } = await createFile();
      return { params: { id }, body: { title: "A paper", description: "", level: "basic", version: 1 } };
    },
    assertReply: hidesStorageKey,
  },
  {
    method: "GET",
    path: "/api/admin/media/[id]/file",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ params: { id: (await createFile()).id } }),
  },
  {
    method: "POST",
    path: "/api/admin/media/[id]/archive",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to archive file" },
    makeInput: async () => ({ params: { id: (await createFile()).id }, body: {} }),
  },
  {
    method: "POST",
    path: "/api/admin/media/[id]/restore",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to restore file" },
    makeInput: async () => ({ params: { id: (await createFile({ deletedAt: new Date() })).id }, body: {} }),
  },
  {
    method: "POST",
    path: "/api/admin/media/[id]/delete",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to delete file" },
    makeInput: async () => {
      const { id, title } = await createFile();
      return { params: { id }, body: { name: title } };
    },
  },
  {
    method: "POST",
    path: "/api/admin/media/[id]/versions",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to restore the version" },
    makeInput: async (world) => {
      const { id, versionId } = await createVersion(world);
      return { params: { id }, body: { versionId, version: 1 } };
    },
  },
  {
    method: "POST",
    path: "/api/admin/media-uploads",
    access: "admin",
    expected: adminOnly(201),
    makeInput: () => ({
      body: { name: "a.txt", size: 20, target: { kind: "download", title: "A paper", level: "basic" } },
    }),
  },
  {
    method: "GET",
    path: "/api/admin/media-uploads/[uploadId]",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({ params: await createUpload(world) }),
    assertReply: hidesStorageKey,
  },
  {
    method: "POST",
    path: "/api/admin/media-uploads/[uploadId]",
    access: "admin",
    expected: adminOnly(201),
    makeInput: async (world) => ({ params: await createUpload(world), body: {} }),
  },
  {
    method: "DELETE",
    path: "/api/admin/media-uploads/[uploadId]",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({ params: await createUpload(world) }),
  },
  {
    method: "PUT",
    path: "/api/admin/media-uploads/[uploadId]/parts/[part]",
    access: "admin",
    expected: adminOnly(),
    raw: true,
    makeInput: async (world) => ({
      params: { ...(await createUpload(world)), part: "0" },
      body: TEXT,
      headers: { "content-type": "application/octet-stream", "content-length": String(bytes.length) },
    }),
  },
];
