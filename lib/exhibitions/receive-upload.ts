import type { Actor } from "@/lib/accounts/contracts";
import { db } from "@/lib/platform/db";
import { receiveOn, requireOpenTicket } from "@/lib/platform/receive-upload";
import type { UploadTicket } from "@/prisma/generated/client";

export type TicketOf = { actor: Actor; slug: string; ticketId: string };

/** The caller's own ticket, open and of that exhibition. */
export function requireTicket({ actor, slug, ticketId }: TicketOf): Promise<UploadTicket> {
  return requireOpenTicket({ id: ticketId, userId: actor._id }, async ({ exhibitionId: id }) => {
    if (typeof id !== "string") return false;
    return (await db.exhibition.count({ where: { id, slug, deletedAt: null } })) > 0;
  });
}

type ReceiveUpload = TicketOf & { body: ReadableStream<Uint8Array> | null; length: number };

/** Takes the bytes of a ticket where storage signs no addresses of its own. */
export async function receiveUpload({ body, length, ...of }: ReceiveUpload): Promise<void> {
  await receiveOn({ ticket: await requireTicket(of), body, length });
}
