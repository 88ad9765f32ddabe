import { methods, route } from "@/lib/http/route";
import { certificateParams } from "@/lib/certificates/contracts";
import { requireSignedCertificate } from "@/lib/certificates/queries";
import { pdfResponse } from "@/lib/http/pdf-response";

/** GET /certificates/{code}/pdf: the certificate to print. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 200: "application/pdf" },
    errors: ["not_found", "conflict"],
    limit: "read",
    params: certificateParams,
    run: async ({ params }) => {
      const { code, signed } = await requireSignedCertificate(params.code);
      // Loaded here, because the library and the faces are large and rarely used.
      const { writeCertificatePdf } = await import("@/lib/certificates/write-certificate-pdf");
      const response = pdfResponse(`certificate-${code}`, writeCertificatePdf(signed.file));
      response.headers.set("x-robots-tag", "noindex");
      return response;
    },
  }),
});
