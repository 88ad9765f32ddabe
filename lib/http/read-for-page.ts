import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { log } from "@/lib/core/log";
import { paths } from "@/lib/core/urls/paths";
import { isDatabaseUnavailable } from "@/lib/db/unavailable";
import { PAGE_HEADER } from "@/lib/http/middleware-redirect";

/**
 * The result of a page's reads for this request. While the database is unavailable it redirects to the page that says so with status 503,
 * because a page itself can answer an error only with 403, 404 or 500. `here` is the page where the middleware does not pass its path.
 */
export async function readForPage<T>(reading: Promise<T>, here?: string): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    const from = here ?? (await headers()).get(PAGE_HEADER) ?? paths.home;
    log().error({ err: error }, "the database was unavailable to a page");
    redirect(paths.unavailable(from));
  }
}
