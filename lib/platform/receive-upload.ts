import { databaseNow } from "@/lib/platform/clock";
import { db, type Tx } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { storage } from "@/lib/platform/storage";
import { StorageError } from "@/lib/platform/storage-driver";
import type { UploadTicket } from "@/prisma/generated/client";

const taken = "This file has been taken already, or its time ran out.";

/** Somebody's own ticket, open still, if `isFor` finds in it what it is asked for. */
export async function requireOpenTicket(
  of: { id: string; userId: string },
  isFor: (intent: Record<string, unknown>) => boolean | Promise<boolean>,
): Promise<UploadTicket> {
  const ticket = await db.uploadTicket.findFirst({ where: of });
  const isHere = ticket && (await isFor((ticket.intent ?? {}) as Record<string, unknown>));
  if (!isHere) return refuse("not_found", "There is no such upload.");
  if (ticket.claimedAt) refuse("conflict", taken);
  if (ticket.expiresAt <= (await databaseNow()))
    refuse("conflict", "The time for this upload ran out. Please begin again.");
  return ticket;
}

/** The claim of a file, in the transaction of what it becomes: of two that want the same file one gets it. */
export async function claimTicket(tx: Tx, ticketId: string): Promise<void> {
  const claimed = await tx.$executeRaw`
    UPDATE upload_tickets SET claimed_at = now() WHERE id = ${ticketId} AND claimed_at IS NULL AND expires_at > now()`;
  if (claimed === 0) refuse("conflict", taken);
}

/** The same for a file that something else was made of: its own bytes are of no further use. */
export async function spendTicket(tx: Tx, ticketId: string): Promise<void> {
  const spent = await tx.$executeRaw`
    UPDATE upload_tickets SET expires_at = now() WHERE id = ${ticketId} AND claimed_at IS NULL AND expires_at > now()`;
  if (spent === 0) refuse("conflict", taken);
}

type Received = { ticket: UploadTicket; body: ReadableStream<Uint8Array> | null; length: number };

/** Takes the bytes of a ticket where storage signs no addresses of its own. More than were announced are not taken. */
export async function receiveOn({ ticket, body, length }: Received): Promise<void> {
  const tooLarge = () => refuse("too_large", "The file is larger than was announced.");
  if (length > ticket.maxBytes) tooLarge();
  if (!body) return refuse("invalid_input", "Please select a file.");
  await storage()
    .put(ticket.storageKey, body, { type: "application/octet-stream", maxBytes: ticket.maxBytes })
    .catch((error: unknown) => {
      if (!(error instanceof StorageError)) throw error;
      if (error.kind === "too-large") tooLarge();
      if (error.kind === "broken-body")
        refuse("invalid_input", "The file broke off before its end. Please send it again.");
      throw error;
    });
}
