import { methods, route } from "@/lib/http/route";
import { certificateKeys } from "@/lib/certificates/contracts";
import { getCertificateKeys } from "@/lib/certificates/queries";

/** GET /certificates/keys: the public keys as a plain file, also at /.well-known/living-archive-keys.json (next.config.ts). */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 200: "application/json" },
    limit: "read",
    run: async () => {
      const keys = certificateKeys.parse(await getCertificateKeys());
      // Other sites may check certificates too.
      const headers = { "access-control-allow-origin": "*" };
      return Response.json(keys, { headers });
    },
  }),
});
