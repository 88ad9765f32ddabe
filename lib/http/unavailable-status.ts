import { isDatabaseUnavailable } from "@/lib/db/unavailable";
import { onRequestStart } from "@/lib/http/on-request-start";

/** How long a failure counts: Next may render the page once more before it sends its response, and each render waits for a timeout. */
const COUNTS_MS = 30_000;
const MOST_PATHS = 1_000;

/** When the database was last unavailable to a path, the oldest first. */
const failures = new Map<string, number>();

const pathOf = (url: string | undefined) => (url ?? "/").split("?")[0] ?? "/";

/** Remembers that a path failed because the database was unavailable. `onRequestError` calls it before Next sends its response. */
export function recordUnavailable(error: unknown, { path }: { path: string }): void {
  if (!isDatabaseUnavailable(error)) return;
  failures.delete(pathOf(path));
  failures.set(pathOf(path), Date.now());
  const [oldest = ""] = failures.keys();
  if (failures.size > MOST_PATHS) failures.delete(oldest);
}

/**
 * Sends 503 and Retry-After in place of the 500 of a page that failed so. A page that is cached cannot redirect to `paths.unavailable`
 * as `readForPage` does, because the redirect would be cached, here and in proxies, and would replace the page that is still good.
 */
export function sendUnavailableStatus(): void {
  onRequestStart((request, response) => {
    const path = pathOf(request.url);
    response.writeHead = new Proxy(response.writeHead, {
      apply(writeHead, _, [status, ...rest]) {
        if (status !== 500 || Date.now() - (failures.get(path) ?? 0) > COUNTS_MS)
          return Reflect.apply(writeHead, response, [status, ...rest]);
        response.setHeader("retry-after", "5");
        response.statusMessage = "";
        return Reflect.apply(writeHead, response, [503, ...rest]);
      },
    });
  });
}
