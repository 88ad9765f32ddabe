import { unavailablePage } from "@/lib/http/unavailable-page";

/** Where pages redirect to while the database is unavailable. A route, because a page cannot choose status 503. */
export function GET(request: Request): Response {
  const from = new URL(request.url).searchParams.get("from");
  return new Response(unavailablePage(from), {
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", "retry-after": "5" },
  });
}
