import { followBody, numberWishBody } from "@/lib/collections/contracts";
import type { AppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/urls/paths";

/** The redirect after a failed form without JavaScript: a visitor signs in and comes back to follow what they chose. */
export function followFormErrorRedirect(error: AppError, form: unknown): string {
  const parsed = followBody.safeParse(form);
  const wanted = parsed.success ? parsed.data : {};
  if (error.code === "unauthenticated") return paths.login({ redirectTo: paths.following(wanted) });
  return paths.following({ error: error.code });
}

/** The same for a wish: after the login the visitor confirms the number that they chose. */
export function wishFormErrorRedirect(error: AppError, form: unknown): string {
  const parsed = numberWishBody.safeParse(form);
  const wanted = parsed.success ? parsed.data : {};
  if (error.code === "unauthenticated") return paths.login({ redirectTo: paths.following(wanted) });
  return paths.following({ error: `wish_${error.code}` });
}
