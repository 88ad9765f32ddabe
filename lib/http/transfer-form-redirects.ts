import type { AppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/urls/paths";
import type { RouteParams } from "@/lib/http/route";

/** The redirect after a failed form of an offered number without JavaScript: a visitor signs in and comes back to it. */
export function transferFormErrorRedirect({ code }: AppError, _: unknown, { token }: RouteParams): string {
  const page = String(token);
  if (code === "unauthenticated") return paths.login({ redirectTo: paths.transfer(page) });
  return paths.transfer(page, { error: code });
}
