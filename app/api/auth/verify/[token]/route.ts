import { methods, route } from "@/lib/http/route";
import type { NextRequest } from "next/server";
import { tokenParams, verifyReply } from "@/lib/auth/contracts";
import { messageCode } from "@/lib/auth/form-messages";
import { verifyEmail } from "@/lib/auth/verify-email";
import { throwAppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/urls/paths";
import { safeRedirectPath } from "@/lib/core/urls/safe-redirect-path";
import { startSession } from "@/lib/http/start-session";

// A GET that signs in must not be triggered by an image on another site or by a prefetch.
function requireIntent({ headers }: NextRequest): void {
  const site = headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") throwAppError("cross_site", "Forbidden");
  if (/prefetch|preview/i.test(`${headers.get("sec-purpose")} ${headers.get("purpose")}`))
    throwAppError("forbidden", "Forbidden");
}

const verify = route({
  access: "public",
  writes: true,
  errors: ["bad_token", "forbidden", "account_disabled", "cross_site", "mfa_required", "unauthenticated"],
  limit: "use-token",
  params: tokenParams,
  reply: verifyReply,
  form: { done: ({ redirectTo }) => redirectTo, refused: (error) => paths.login({ code: messageCode(error) }) },
  run: async ({ params, request, headers }) => {
    requireIntent(request);
    const { userId, payload } = await verifyEmail(params.token);
    const session = await startSession({ userId, request, headers, intent: payload.intent });
    return {
      message: "Email verified. You are logged in.",
      token: session.token,
      user: session.user,
      redirectTo: safeRedirectPath(payload.redirectTo, paths.dashboard),
    };
  },
});

/**
 * GET /auth/verify/{token}: verifies the email and signs in, for API clients. POST /auth/verify/{token}: verifies the
 * email for the page, which posts after it has loaded, so that a mail scanner consumes nothing.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: verify, POST: verify });

/** Next would run GET for a HEAD request, which must not consume the token. */
export function HEAD(): Response {
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
