import * as z from "zod/mini";

/** Where to PUT the bytes, with which headers, before the ticket runs out. */
export const ticketReply = z.object({
  ticket: z.object({
    id: z.string(),
    url: z.string(),
    headers: z.record(z.string(), z.string()),
    expiresAt: z.string(),
  }),
});
export type UploadTicketReply = z.infer<typeof ticketReply>;
