import type { Actor } from "@/lib/auth/contracts";
import { type ErrorCode, throwAppError } from "@/lib/core/errors";

/**
 * Who may call a route. `public`: everyone, unauthenticated; `anyone`: everyone, authenticated if possible; `session`: a signed-in
 * user; `vip`: a user with an active plan, or an admin; `admin`: an admin; `cron`: the scheduler, by its secret.
 */
export type Access = "public" | "anyone" | "session" | "vip" | "admin" | "cron";

export const sessionExpired = "Session expired. Please log in again.";
export const mfaSetupRequired = "Please set up two-factor authentication first. It is required for admins.";
export const noPermission = "You don’t have permission to access this feature.";

type AccessRefusal = { code: ErrorCode; message: string } | null;
type AccessMessages = { unauthenticated?: string; forbidden?: string };

/** Why the actor has no access, or null. */
export function accessRefusal(access: Access, actor: Actor | null, messages: AccessMessages = {}): AccessRefusal {
  if (access === "public" || access === "anyone" || access === "cron") return null;
  if (!actor) return { code: "unauthenticated", message: messages.unauthenticated ?? sessionExpired };
  if (actor.role === "Admin" || access === "session") return null;
  if (access === "vip" && actor.isVIP) return null;
  if (access === "admin" && actor.mfaRequired) return { code: "mfa_required", message: mfaSetupRequired };
  return { code: access === "vip" ? "vip_only" : "admin_only", message: messages.forbidden ?? noPermission };
}

/** Throws the refusal of `accessRefusal`. */
export function requireAccess(access: Access, actor: Actor | null, messages?: AccessMessages): void {
  const refusal = accessRefusal(access, actor, messages);
  if (refusal) throwAppError(refusal.code, refusal.message);
}
