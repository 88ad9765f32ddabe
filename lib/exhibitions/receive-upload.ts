import type { Actor } from "@/lib/accounts/contracts";
import { databaseNow } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { storage } from "@/lib/platform/storage";
import { StorageError } from "@/lib/platform/storage-driver";
import type { UploadTicket } from "@/prisma/generated/client";

export type TicketOf = { actor: Actor; slug: string; ticketId: string };

/** The caller's own ticket, open and of that exhibition. */
export async function requireTicket({ actor, slug, ticketId }: TicketOf): Promise<UploadTicket> {
  const ticket = await db.uploadTicket.findFirst({ where: { id: ticketId, userId: actor._id } });
  const { exhibitionId } = (ticket?.intent ?? {}) as { exhibitionId?: string };
  const isHere =
    exhibitionId && (await db.exhibition.findFirst({ where: { id: exhibitionId, slug, deletedAt: null } }));
  if (!ticket || !isHere) return refuse("not_found", "There is no such upload.");
  if (ticket.claimedAt) refuse("conflict", "This file has been taken already, or its time ran out.");
  if (ticket.expiresAt <= (await databaseNow()))
    refuse("conflict", "The time for this upload ran out. Please begin again.");
  return ticket;
}

type ReceiveUpload = TicketOf & { body: ReadableStream<Uint8Array> | null; length: number };

/** Takes the bytes of a ticket where storage signs no addresses of its own. More than were announced are not taken. */
export async function receiveUpload({ body, length, ...of }: ReceiveUpload): Promise<void> {
  const ticket = await requireTicket(of);
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
