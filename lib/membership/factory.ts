import type { Actor, PlanName } from "@/lib/accounts/contracts";
import { makeUser } from "@/lib/accounts/factory";
import { findActor } from "@/lib/membership/queries";
import { day } from "@/lib/platform/clock";
import { db, type Tx } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { sha256 } from "@/lib/platform/secrets";
import { storage } from "@/lib/platform/storage";
import type { Download } from "@/prisma/generated/client";

/** A signed-in person as the use cases take them. A plan ends in so many days; with a negative number it has ended. */
export async function makeActor(
  given: Parameters<typeof makeUser>[0] & { plan?: PlanName; days?: number } = {},
): Promise<Actor> {
  const { days = 30, ...rest } = given;
  const user = await makeUser({ planTo: new Date(Date.now() + days * day), ...rest });
  const actor = await findActor(user.id);
  if (!actor) throw new Error("a person that nobody can be was made: unverified people are no actors");
  return actor;
}

type GivenDownload = Partial<Omit<Download, "sizeBytes" | "storageKey">> & { filename: string; bytes: Uint8Array };

/** A file for members: first in the storage, then on record. Its key holds a part of its fingerprint, so that other bytes lie elsewhere. */
export async function makeDownload(
  { id = newId("dwn"), bytes, contentType = "text/plain; charset=utf-8", title, ...rest }: GivenDownload,
  client: Tx | typeof db = db,
): Promise<Download> {
  const storageKey = `downloads/${id}/${sha256(Buffer.from(bytes).toString("base64")).slice(0, 16)}`;
  const { size: sizeBytes } = await storage().put(storageKey, bytes, { type: contentType });
  const data = { ...rest, id, contentType, storageKey, sizeBytes, title: title ?? rest.filename };
  return client.download.create({ data });
}
