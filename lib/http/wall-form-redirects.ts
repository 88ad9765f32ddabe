import type { AppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/urls/paths";
import { wallWorkBody } from "@/lib/personal-walls/contracts";

/** The redirect after a failed form without JavaScript: a visitor signs in and comes back to put the work on their wall. */
export function wallFormErrorRedirect(error: AppError, form: unknown): string {
  const parsed = wallWorkBody.safeParse(form);
  const add = parsed.success ? { add: parsed.data.work } : {};
  if (error.code === "unauthenticated") return paths.login({ redirectTo: paths.myWall(add) });
  return paths.myWall({ error: error.code });
}
