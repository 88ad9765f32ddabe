import type { AuditAction } from "@/lib/auth/audit-actions";
import { throwAppError } from "@/lib/core/errors";
import { db, type Tx } from "@/lib/db/client";

type Conflict = {
  /** The record, and the actions that save it, as in the audit log. */
  subject: string;
  actions: readonly AuditAction[];
  /** What the error says about the request: "Failed to save delivery zone". */
  message: string;
  /** What was edited: "this zone". */
  what: string;
  /** What is saved now, in the fields of the request. */
  current: { version: number; fields: Record<string, unknown> };
};

type LastEdit = { at: Date; by: string | null };

/** Throws `stale` for an edit of an older version, with what is saved now, by whom and when, so that the form can compare and merge. */
export async function throwEditConflict(conflict: Conflict, tx: Tx = db): Promise<never> {
  const { subject, actions, message, what, current } = conflict;
  const [last] = await tx.$queryRaw<LastEdit[]>`
    SELECT l.created_at AS at, u.first_name || ' ' || u.last_name AS by
    FROM audit_log l LEFT JOIN users u ON u.id = l.actor_id
    WHERE l.subject = ${subject} AND l.action = ANY(${actions}) ORDER BY l.created_at DESC LIMIT 1`;
  const { at, by = null } = last ?? {};
  return throwAppError("stale", message, {
    fields: { version: `${by ?? "Someone else"} has changed ${what} in the meantime. Reload the page and try again.` },
    current: { ...current, savedBy: by, savedAt: at?.toISOString() ?? null },
  });
}
