import { methods, route } from "@/lib/http/route";
import { env } from "@/lib/core/env";
import { realtimeSettings } from "@/lib/realtime/contracts";

/**
 * GET /pusher/settings: the realtime settings of the browser. Static pages cannot contain them, because they are built
 * without them.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    limit: "read",
    reply: realtimeSettings,
    run: async () => ({
      key: env().PUSHER_KEY,
      cluster: env().PUSHER_CLUSTER,
      host: env().PUSHER_HOST ?? null,
      port: env().PUSHER_PORT ?? null,
      tls: env().PUSHER_USE_TLS,
    }),
  }),
});
