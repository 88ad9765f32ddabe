import * as z from "zod/mini";

/** Where and with which headers to PUT the bytes, until `expiresAt`. */
export const uploadSessionReply = z.object({
  ticket: z.object({
    id: z.string(),
    url: z.string(),
    headers: z.record(z.string(), z.string()),
    expiresAt: z.string(),
  }),
});
export type UploadSessionReply = z.infer<typeof uploadSessionReply>;
