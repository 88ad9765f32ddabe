import type { Actor } from "@/lib/auth/contracts";
import { can, type RequiredPermission } from "@/lib/auth/staff-roles";
import { type ErrorCode, throwAppError } from "@/lib/core/errors";

/**
 * Who may call a route. `public`: everyone, unauthenticated; `anyone`: everyone, authenticated if possible; `session`: a signed-in
 * user; `vip`: a user with an active plan, or an admin; `admin`: an admin with the declared permission; `cron`: the scheduler, by its
 * secret.
 */
export type Access = "public" | "anyone" | "session" | "vip" | "admin" | "cron";

export const sessionExpired = "Session expired. Please log in again.";
export const mfaSetupRequired = "Please set up two-factor authentication first. It is required for admins.";
export const noPermission = "You don’t have permission to access this feature.";

type AccessRefusal = { code: ErrorCode; message: string } | null;
type AccessMessages = { unauthenticated?: string; forbidden?: string };
/** What a route or page asks of its caller. */
export type Requirement = { access: Access; permission?: RequiredPermission };

/** Why the actor has no access, or null. An admin's call without a declared permission is refused. */
export function accessRefusal(
  { access, permission }: Requirement,
  actor: Actor | null,
  messages: AccessMessages = {},
): AccessRefusal {
  if (access === "public" || access === "anyone" || access === "cron") return null;
  if (!actor) return { code: "unauthenticated", message: messages.unauthenticated ?? sessionExpired };
  if (access === "session") return null;
  if (access === "vip" && (actor.isVIP || actor.role === "Admin")) return null;
  if (access === "admin" && permission && can(actor, permission)) return null;
  if (access === "admin" && actor.mfaRequired) return { code: "mfa_required", message: mfaSetupRequired };
  return { code: access === "vip" ? "vip_only" : "admin_only", message: messages.forbidden ?? noPermission };
}

/** Throws the refusal of `accessRefusal`. */
export function requireAccess(required: Requirement, actor: Actor | null, messages?: AccessMessages): void {
  const refusal = accessRefusal(required, actor, messages);
  if (refusal) throwAppError(refusal.code, refusal.message);
}
