import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { Actor } from "@/lib/accounts/contracts";
import { sessionCookieName } from "@/lib/accounts/session-token";
import { actorFromToken } from "@/lib/http/find-actor";
import { paths } from "@/lib/platform/paths";

/** Who is looking at this page, or null; asked once a request. Makes the page dynamic: never call it in a public one. */
export const getViewer = cache(async (): Promise<Actor | null> => {
  const jar = await cookies();
  return actorFromToken(jar.get(sessionCookieName())?.value);
});

/** The signed-in viewer; a visitor is sent to sign in and comes back to `here`. */
export async function requireViewer(here: string): Promise<Actor> {
  return (await getViewer()) ?? redirect(paths.login({ redirectTo: here }));
}

/** A viewer with a plan that has not ended, or an admin; anyone else is shown the plans, and comes back to `here`. */
export async function requireVip(here: string): Promise<Actor> {
  const viewer = await requireViewer(here);
  if (viewer.isVIP || viewer.role === "Admin") return viewer;
  return redirect(paths.plans({ redirectTo: here }));
}

/**
 * The admin who looks at a desk of the back office. A visitor is sent to sign in, an admin who has not yet set up the second
 * factor that is asked of them to that; null is a member, who is told so there.
 */
export async function getAdmin(here: string): Promise<Actor | null> {
  const viewer = await requireViewer(here);
  if (viewer.mustEnrol) redirect(paths.security({ redirectTo: here }));
  return viewer.role === "Admin" ? viewer : null;
}
