import { methods, route } from "@/lib/http/route";
import { verifyBody, verifyReply } from "@/lib/certificates/contracts";
import { getCertificateKeys } from "@/lib/certificates/queries";
import { verifyCertificate } from "@/lib/certificates/rules";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";

/** POST /certificates/verify: checks a pasted certificate, for browsers that cannot do it themselves. Nothing is stored. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "read",
    body: verifyBody,
    reply: verifyReply,
    messages: { failed: "The certificate could not be checked" },
    form: {
      done: ({ result }) => formRedirectPaths.verifyResult(result),
      refused: () => formRedirectPaths.verifyResult("not-a-certificate"),
    },
    run: async ({ body }) => verifyCertificate(body.certificate, await getCertificateKeys()),
  }),
});
