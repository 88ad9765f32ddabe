import type { Actor } from "@/lib/auth/contracts";
import { comparableText, findHoldReasons, type HoldRules, repeatScope } from "@/lib/comments/hold-rules";
import { sha256 } from "@/lib/core/secrets";
import { Prisma } from "@/prisma/generated/client";

/** How far back the same text counts as repeated. */
const REPEAT_DAYS = 30;

/** Equal for two texts that differ in case, accents, spaces or punctuation only. */
export const textHash = (message: string): string => sha256(comparableText(message));

type HeldText = {
  actor: Actor;
  message: string;
  rules: HoldRules;
  exceptId: string | null;
  /** The mode of the thread, in SQL. */
  mode: Prisma.Sql;
  hasVoice: boolean;
};

/**
 * Why a text of this author is held for review, as an array in SQL: empty for an admin, and for a further comment that no rule holds.
 * A comment that its author deleted does not count; one that a moderator removed counts as a repeated text, not as a first comment.
 */
export function holdReasonsSql({ actor, message, rules, exceptId, mode, hasVoice }: HeldText): Prisma.Sql {
  if (actor.role === "Admin") return Prisma.sql`'{}'::text[]`;
  const scope = repeatScope(message, rules);
  const found = [...findHoldReasons(message, rules), ...(hasVoice ? ["voice"] : [])];
  return Prisma.sql`(${found}::text[]
    || CASE WHEN ${mode} = 'before' THEN ARRAY['mode'] ELSE '{}'::text[] END
    || CASE WHEN EXISTS (
         SELECT 1 FROM comments o WHERE o.user_id = ${actor._id} AND o.id IS DISTINCT FROM ${exceptId}::text AND o.status = 'approved'
           AND (o.deleted_at IS NULL OR o.deleted_by_id = o.user_id))
       THEN '{}'::text[] ELSE ARRAY['first'] END
    || CASE WHEN ${scope} <> 'none' AND EXISTS (
         SELECT 1 FROM comments r WHERE r.text_hash = ${textHash(message)} AND r.id IS DISTINCT FROM ${exceptId}::text
           AND r.created_at > clock_timestamp() - make_interval(days => ${REPEAT_DAYS}::int)
           AND (${scope} = 'all' OR r.user_id = ${actor._id})
           AND (r.deleted_at IS NULL OR r.deleted_by_id IS DISTINCT FROM r.user_id))
       THEN ARRAY['repeat'] ELSE '{}'::text[] END)`;
}
