import { methods, route } from "@/lib/http/route";
import { claimCertificate } from "@/lib/certificates/claim-certificate";
import { certificateParams, claimBody, claimReply } from "@/lib/certificates/contracts";
import { paths } from "@/lib/core/urls/paths";

/** POST /certificates/{code}/claim: claims a number with the code that is sealed under its label, once. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict", "not_found"],
    limit: "write",
    params: certificateParams,
    body: claimBody,
    reply: claimReply,
    messages: { unauthenticated: "Please log in to claim your number", failed: "The number could not be claimed" },
    form: {
      done: ({ result, code }) => paths.claimCertificate(code, { done: result }),
      refused: ({ code: error }, _, { code }) => paths.claimCertificate(String(code), { error }),
    },
    run: ({ actor, params, body, ip }) => claimCertificate({ actor, ip, code: params.code, claimCode: body.claimCode }),
  }),
});
