import type { AppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/urls/paths";
import type { RouteParams } from "@/lib/http/route";

/** The redirect after a failed form on the page of a guest's order: back to it, with the code of the error. */
export function guestOrderRedirect(error: AppError, _: unknown, { token }: RouteParams): string {
  if (error.code === "unauthenticated") return paths.login({ redirectTo: paths.guestOrder(String(token)) });
  return paths.guestOrder(String(token), { error: error.code });
}
