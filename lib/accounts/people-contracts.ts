import * as z from "zod/mini";
import { role } from "@/lib/accounts/contracts";

export const personParams = z.object({ id: z.string().check(z.regex(/^\w{1,80}$/)) });

/** Why something is done to a person: 3 to 300 characters. Who it concerns may read it. */
export const deskReason = z
  .string("Please say why")
  .check(z.trim(), z.minLength(3, "Please say why"), z.maxLength(300, "Please use at most 300 characters"));

/** POST /admin/users/{id}/sign-out, /verification, /factor and /plan/end. */
export const reasonBody = z.object({ reason: deskReason });
/** POST /admin/users/{id}/standing. */
export const standingBody = z.object({ standing: z.enum(["disabled", "enabled"]), reason: deskReason });
/** POST /admin/users/{id}/role. */
export const roleBody = z.object({ role, reason: deskReason });
