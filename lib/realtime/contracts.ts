import * as z from "zod/mini";

/** GET /pusher/settings: how the browser connects to Channels. */
export const realtimeSettings = z.object({
  key: z.string(),
  cluster: z.string(),
  host: z.nullable(z.string()),
  port: z.nullable(z.int()),
  tls: z.boolean(),
});

/** POST /pusher/auth, as pusher-js sends it. The formats are strict, because both values become part of the signed text. */
export const channelBody = z.object({
  socket_id: z.string().check(z.regex(/^\d{1,20}\.\d{1,20}$/)),
  channel_name: z.string().check(z.regex(/^[A-Za-z0-9_\-=@,.;]{1,164}$/)),
});

export const channelReply = z.object({ auth: z.string(), channel_data: z.optional(z.string()) });
