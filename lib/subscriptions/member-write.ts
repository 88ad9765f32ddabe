import type { Operation } from "@/lib/core/telemetry";

/**
 * A write of a member that is a part of the statement that finds the caller and counts the call, for calls on one hot row: one round trip
 * and one transaction instead of two. Postgres runs it for a user with an active plan within the limit only; an admin has none, because the
 * rules for admins are in TypeScript.
 */
export type MemberWrite = {
  /** The name of the prepared statement. */
  name: string;
  /** SQL that returns jsonb. `person.id` is the caller; the values are $6 and up. */
  sql: string;
  /** SQL over its `result`: whether it wrote something, and the call has to wait until that is on the disk. */
  wroteSql: string;
  values: readonly unknown[];
  operation: Operation;
};

// The database knows microseconds and `isVipAt` milliseconds: with this margin nobody writes here whom `requireAccess` refuses.
const isVip = "person.role = 'Member' AND person.ends_at > person.now + interval '1 millisecond'";

const texts = new Map<string, string>();

/** The statement of `person` and `counted` with a write. `callerCtes` are the two, with the limit's seconds as $4; $5 is its points. */
export function memberWriteSql({ name, sql, wroteSql }: MemberWrite, callerCtes: string): string {
  const known = texts.get(name);
  if (known) return known;
  const text = `${callerCtes},
    written AS MATERIALIZED (
      SELECT CASE WHEN ${isVip} AND counted.points <= $5 THEN ${sql} END AS result FROM person, counted)
    SELECT person.*, counted.*, result,
      CASE WHEN (${wroteSql}) IS NOT TRUE THEN set_config('synchronous_commit', 'off', true) END
    FROM person, counted, written`;
  texts.set(name, text);
  return text;
}
