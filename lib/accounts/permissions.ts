import type { Actor } from "@/lib/accounts/contracts";
import { type ErrorCode, refuse } from "@/lib/platform/errors";

/**
 * Who may make a call. `public` never looks who it is; `anyone` looks and lets all pass; `session` wants a signed-in person,
 * `vip` one with a plan that has not ended (an admin passes), `admin` an admin; `cron` the scheduler's secret.
 */
export type Access = "public" | "anyone" | "session" | "vip" | "admin" | "cron";

export const sessionExpired = "Session expired. Please log in again.";
export const enrolFirst = "Please set up your second factor first. It is asked of everyone who works here.";
export const noPermission = "You don’t have permission to access this feature.";

type Refusal = { code: ErrorCode; message: string } | null;
type Sentences = { unauthenticated?: string; forbidden?: string };

/** The rule itself: why this person may not, or null. */
export function accessRefusal(access: Access, actor: Actor | null, sentences: Sentences = {}): Refusal {
  if (access === "public" || access === "anyone" || access === "cron") return null;
  if (!actor) return { code: "unauthenticated", message: sentences.unauthenticated ?? sessionExpired };
  if (actor.role === "Admin" || access === "session") return null;
  if (access === "vip" && actor.isVIP) return null;
  if (access === "admin" && actor.mustEnrol) return { code: "factor_required", message: enrolFirst };
  return { code: access === "vip" ? "vip_only" : "admin_only", message: sentences.forbidden ?? noPermission };
}

/** Throws the refusal of `accessRefusal`. */
export function refuseActor(access: Access, actor: Actor | null, sentences?: Sentences): void {
  const refusal = accessRefusal(access, actor, sentences);
  if (refusal) refuse(refusal.code, refusal.message);
}
