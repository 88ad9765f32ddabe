import { methods, route } from "@/lib/http/route";
import { certificateParams } from "@/lib/certificates/contracts";
import { requireSignedCertificate } from "@/lib/certificates/queries";
import { attachmentHeader } from "@/lib/core/attachment-header";

/** GET /certificates/{code}: the signed document as a file, byte for byte as it was signed. Throws `conflict` while it waits for its signature. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 200: "application/octet-stream" },
    errors: ["not_found", "conflict"],
    limit: "read",
    params: certificateParams,
    run: async ({ params }) => {
      const { code, signed } = await requireSignedCertificate(params.code);
      return new Response(signed.text, {
        headers: {
          "content-type": "application/octet-stream",
          "content-disposition": attachmentHeader(`certificate-${code}.json`),
          "x-content-type-options": "nosniff",
          "x-robots-tag": "noindex",
          "cache-control": "no-store",
        },
      });
    },
  }),
});
