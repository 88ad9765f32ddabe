import * as z from "zod/mini";
import type { Actor } from "@/lib/accounts/contracts";
import { claimUpload } from "@/lib/exhibitions/claim-upload";
import { type ContentItem, uploadFields } from "@/lib/exhibitions/content-contracts";
import { requireExhibitionId } from "@/lib/exhibitions/content-queries";
import { readyFile } from "@/lib/exhibitions/ready-file";
import { requireTicket, type TicketOf } from "@/lib/exhibitions/receive-upload";
import { keepContent } from "@/lib/exhibitions/upload-content";
import { inStorage } from "@/lib/platform/byte-source";
import { AppError, refuse } from "@/lib/platform/errors";
import { dropUpload } from "@/lib/platform/reserve-upload";
import { storage } from "@/lib/platform/storage";
import type { UploadTicket } from "@/prisma/generated/client";

const intended = z.object({ exhibitionId: z.string(), size: z.int(), fields: uploadFields });

/** Looks at the bytes that were sent on a ticket and hangs them; what is refused is gone from storage. */
export async function completeUpload({ actor, slug, ticketId }: TicketOf): Promise<ContentItem> {
  const id = await requireExhibitionId(slug);
  const ticket = await requireTicket({ actor, slug, ticketId });
  try {
    return await hang(actor, { id, slug }, ticket);
  } catch (error) {
    const isFinal = error instanceof AppError && ["invalid_input", "too_large"].includes(error.code);
    if (isFinal) await dropUpload(ticket);
    throw error;
  }
}

async function hang(
  actor: Actor,
  exhibition: { id: string; slug: string },
  ticket: UploadTicket,
): Promise<ContentItem> {
  const { size, fields, exhibitionId } = z.parse(intended, ticket.intent);
  if (exhibitionId !== exhibition.id) refuse("not_found", "There is no such upload.");
  const found = (await storage().head(ticket.storageKey)) ?? refuse("conflict", "The file has not arrived yet.");
  if (found.size !== size) refuse("invalid_input", "The file broke off before its end. Please send it again.");
  const { kind, redrawn } = await readyFile(fields.type, inStorage(ticket.storageKey, size));
  if (!redrawn) return claimUpload({ actor, exhibition, fields, kind, size, place: ticket });
  const item = await keepContent({ actor, exhibition, fields, kind, bytes: redrawn, spent: ticket });
  // The piece hangs; the sweep takes the original if this does not.
  await dropUpload(ticket).catch(() => undefined);
  return item;
}
