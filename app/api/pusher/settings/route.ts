import { liveSettings } from "@/lib/community/contracts";
import { methods, route } from "@/lib/http/route";
import { env } from "@/lib/platform/env";

/** GET /pusher/settings: where the browser listens. Public pages are made before anybody knows it, so their script asks. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    limit: "read",
    reply: liveSettings,
    run: async () => ({
      key: env().PUSHER_KEY,
      cluster: env().PUSHER_CLUSTER,
      host: env().PUSHER_HOST ?? null,
      port: env().PUSHER_PORT ?? null,
      tls: env().PUSHER_USE_TLS,
    }),
  }),
});
