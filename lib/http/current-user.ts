import { cookies } from "next/headers";
import { forbidden, redirect } from "next/navigation";
import { cache } from "react";
import type { Actor } from "@/lib/auth/contracts";
import { accessRefusal } from "@/lib/auth/permissions";
import { sessionCookieName } from "@/lib/auth/sessions/session-token";
import type { RequiredPermission } from "@/lib/auth/staff-roles";
import type { ViewAs } from "@/lib/auth/view-as/contracts";
import { paths } from "@/lib/core/urls/paths";
import { asViewed, getActorFromToken } from "@/lib/http/authenticate";
import { readForPage } from "@/lib/http/read-for-page";

const getSessionActor = cache(async (): Promise<Actor | null> => {
  const cookieStore = await cookies();
  return readForPage(getActorFromToken(cookieStore.get(sessionCookieName())?.value));
});

/** The current user or null, cached per request. Makes the page dynamic, so public pages must not call it. */
export const getCurrentUser = async (): Promise<Actor | null> => asViewed(await getSessionActor());

/** As whom an admin views the site in this session; null for everybody else. */
export const getViewAs = async (): Promise<ViewAs | null> => (await getSessionActor())?.viewAs ?? null;

/** The current user; redirects a visitor to sign in and back to `here`. */
export async function requireCurrentUser(here: string): Promise<Actor> {
  return (await getCurrentUser()) ?? redirect(paths.login({ redirectTo: here }));
}

/** A user with an active plan, or an admin; redirects everyone else to the plans and back to `here`. */
export async function requireVip(here: string): Promise<Actor> {
  const user = await requireCurrentUser(here);
  if (user.isVIP || user.role === "Admin") return user;
  return redirect(paths.plans({ redirectTo: here }));
}

/**
 * The current admin with that permission. A member, or an admin without it, gets the segment's forbidden.tsx with status 403; a visitor
 * is redirected to sign in, and an admin without the required MFA to its setup. While an admin views the site as somebody else, it is
 * forbidden to them too.
 */
export async function requireAdmin(here: string, permission: RequiredPermission): Promise<Actor> {
  const actor = await getSessionActor();
  if (actor?.viewAs) forbidden();
  const user = actor ?? redirect(paths.login({ redirectTo: here }));
  if (user.mfaRequired) redirect(paths.security({ redirectTo: here }));
  return accessRefusal({ access: "admin", permission }, user) ? forbidden() : user;
}
