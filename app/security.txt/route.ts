import { env } from "@/lib/core/env";
import { securityTxt } from "@/lib/core/security-txt";

// Its expiry moves with the day of the request.
export const dynamic = "force-dynamic";

/** Whom to write to about a vulnerability; also at /.well-known/security.txt (next.config.ts). */
export function GET(): Response {
  const { APP_URL, CONTACT_EMAIL } = env();
  const text = securityTxt({ url: APP_URL, email: CONTACT_EMAIL, now: new Date() });
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
