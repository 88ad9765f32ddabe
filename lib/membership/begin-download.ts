import type { Actor } from "@/lib/accounts/contracts";
import type { UploadTicketReply } from "@/lib/membership/ticket-contracts";
import { deskCalls } from "@/lib/platform/desk-calls";
import { receiveOn, requireOpenTicket } from "@/lib/platform/receive-upload";
import { reserveUpload } from "@/lib/platform/reserve-upload";
import { storage } from "@/lib/platform/storage";
import type { UploadTicket } from "@/prisma/generated/client";

type BeginDownload = { actor: Actor; size: number };
const minutes = 60;
/** Storage is told nothing of what it is; the row will know, once the bytes have been looked at. */
const type = "application/octet-stream";

/** A ticket for a file of exactly that size: to storage itself where it signs addresses, else through this museum. */
export async function beginDownload({ actor, size }: BeginDownload): Promise<UploadTicketReply["ticket"]> {
  const intent = { download: true, size };
  const ticket = await reserveUpload({ folder: "downloads", userId: actor._id, maxBytes: size, minutes, intent });
  const signed = storage().signedUploadUrl(ticket.storageKey, { type, size, seconds: minutes * 60 });
  return {
    id: ticket.id,
    url: signed?.url ?? deskCalls.downloadTicket(ticket.id),
    headers: signed?.headers ?? { "content-type": type },
    expiresAt: ticket.expiresAt.toISOString(),
  };
}

type TicketOf = { actor: Actor; ticketId: string };

/** The caller's own ticket for a file of the downloads, open still. */
export function requireDownloadTicket({ actor, ticketId }: TicketOf): Promise<UploadTicket> {
  return requireOpenTicket({ id: ticketId, userId: actor._id }, ({ download }) => download === true);
}

/** Takes the bytes of a ticket where storage signs no addresses of its own. */
export async function receiveDownload({
  body,
  length,
  ...of
}: TicketOf & { body: ReadableStream<Uint8Array> | null; length: number }): Promise<void> {
  await receiveOn({ ticket: await requireDownloadTicket(of), body, length });
}
