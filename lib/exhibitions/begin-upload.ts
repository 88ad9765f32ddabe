import type { Actor } from "@/lib/accounts/contracts";
import type { BeginUploadBody } from "@/lib/exhibitions/content-contracts";
import { requireExhibitionId } from "@/lib/exhibitions/content-queries";
import { refuseSize } from "@/lib/exhibitions/inspect-file";
import type { UploadTicketReply } from "@/lib/membership/ticket-contracts";
import { deskCalls } from "@/lib/platform/desk-calls";
import { reserveUpload } from "@/lib/platform/reserve-upload";
import { storage } from "@/lib/platform/storage";

type BeginUpload = { actor: Actor; slug: string; body: BeginUploadBody };
const minutes = 60;
/** Storage is told nothing of what it is; the row will know, once the bytes have been looked at. */
const type = "application/octet-stream";

/** A ticket for a file of exactly that size: to storage itself where it signs addresses, else through this museum. */
export async function beginUpload({ actor, slug, body }: BeginUpload): Promise<UploadTicketReply["ticket"]> {
  const exhibitionId = await requireExhibitionId(slug);
  const { size, ...fields } = body;
  refuseSize(fields.type, size);
  const intent = { exhibitionId, size, fields };
  const ticket = await reserveUpload({ folder: "members", userId: actor._id, maxBytes: size, minutes, intent });
  const signed = storage().signedUploadUrl(ticket.storageKey, { type, size, seconds: minutes * 60 });
  return {
    id: ticket.id,
    url: signed?.url ?? deskCalls.uploadTicket(slug, ticket.id),
    headers: signed?.headers ?? { "content-type": type },
    expiresAt: ticket.expiresAt.toISOString(),
  };
}
