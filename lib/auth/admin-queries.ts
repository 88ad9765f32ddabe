import type {
  AdminUser,
  AuditFilter,
  AuditLine,
  AuditQuery,
  UsersFilter,
  UsersQuery,
} from "@/lib/auth/admin-contracts";
import type { PlanName } from "@/lib/auth/contracts";
import { readSegmentFilter, segmentCondition } from "@/lib/auth/segments/queries";
import type { StaffRole } from "@/lib/auth/staff-roles";
import { throwAppError } from "@/lib/core/errors";
import { cutPage, escapeLike, keysetQuery, pageSize, readCursor } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { type AuditLog, Prisma } from "@/prisma/generated/client";

const AUDIT_PAGE_SIZE = pageSize(50);

function formatDetail(detail: Prisma.JsonValue): string {
  if (!detail || typeof detail !== "object" || Array.isArray(detail)) return "";
  if (typeof detail.sentence === "string") return detail.sentence;
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join(", ")
    .slice(0, 600);
}

async function findActorIds(actor: string | undefined): Promise<string[] | undefined> {
  if (!actor) return undefined;
  const found = await db.user.findMany({
    where: { OR: [{ email: actor.toLowerCase() }, { id: actor }] },
    select: { id: true },
  });
  return found.map(({ id }) => id);
}

async function auditWhere({ action, subject, actor }: AuditFilter): Promise<Prisma.AuditLogWhereInput> {
  const actorIds = await findActorIds(actor);
  return {
    ...(action && { action: { startsWith: action } }),
    ...(subject && { subject }),
    ...(actorIds && { actorId: { in: actorIds } }),
  };
}

const auditOrder = ({ sort }: AuditFilter, after: ReturnType<typeof readCursor>) =>
  sort === "oldest" ? keysetQuery("createdAt", "asc", "desc", after) : keysetQuery("createdAt", "desc", "asc", after);

/** Adds the names of the people who acted. */
async function toAuditLines(rows: readonly AuditLog[]): Promise<AuditLine[]> {
  const actors = await db.user.findMany({
    where: { id: { in: [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))] } },
    select: { id: true, firstName: true, lastName: true },
  });
  const names = new Map(actors.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  return rows.map(({ id, actorId, action, subject, detail, createdAt }) => ({
    _id: id,
    action,
    subject,
    detail: formatDetail(detail),
    stored: detail,
    actor: (actorId && names.get(actorId)) || "System",
    at: createdAt.toISOString(),
  }));
}

/** Lists the audit log, newest first by default. `action` matches as a prefix. */
export async function listAudit({ cursor, ...filter }: AuditQuery) {
  const after = readCursor(cursor, "This page of the audit log does not exist.");
  const where = await auditWhere(filter);
  const { orderBy, beyond } = auditOrder(filter, after);
  const [rows, total] = await Promise.all([
    db.auditLog.findMany({ where: { AND: [where, beyond] }, orderBy, take: AUDIT_PAGE_SIZE + 1 }),
    db.auditLog.count({ where }),
  ]);
  const { shown, nextCursor } = cutPage(rows, AUDIT_PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { lines: await toAuditLines(shown), nextCursor, total };
}

/** The entries of the audit log that the filter leaves, up to `limit`. */
export async function selectAudit(filter: AuditFilter, limit: number): Promise<AuditLine[]> {
  const { orderBy } = auditOrder(filter, null);
  return toAuditLines(await db.auditLog.findMany({ where: await auditWhere(filter), orderBy, take: limit }));
}

export type UserRow = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: "Member" | "Admin";
  staff_role: StaffRole | null;
  plan: PlanName | null;
  ends_at: Date | null;
  active: boolean | null;
  paused: boolean | null;
  disabled_at: Date | null;
  email_verified_at: Date | null;
  last_seen_at: Date | null;
  created_at: Date;
  position: string;
};

const { sql } = Prisma;

const USERS_PAGE_SIZE = 20;

/** A filter whose segment is read. */
type ReadyFilter = Omit<UsersFilter, "segment"> & { condition?: Prisma.Sql | undefined };

// `by` is the sort expression; `position` is its value as text, for the cursor.
const toTimestampText = (column: Prisma.Sql) => sql`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL: whether the plan `s` has no time left; a paused one has. */
const hasEnded = sql`s.ends_at <= now() AND (s.resumes_to IS NULL OR s.resumes_to <= now())`;

const lastSeen = sql`COALESCE(u.last_seen_at, u.created_at)`;

const userOrderings = {
  newest: { by: sql`u.created_at`, position: toTimestampText(sql`u.created_at`), down: true, isTime: true },
  oldest: { by: sql`u.created_at`, position: toTimestampText(sql`u.created_at`), down: false, isTime: true },
  seen: { by: lastSeen, position: toTimestampText(lastSeen), down: true, isTime: true },
  ends: { by: sql`s.ends_at`, position: toTimestampText(sql`s.ends_at`), down: true, isTime: true },
  email: { by: sql`u.email`, position: sql`u.email`, down: false, isTime: false },
} as const;

function usersWhere({ q, role, plan, status, account, sort, ...filter }: ReadyFilter): Prisma.Sql {
  const { who, condition } = filter;
  const pattern = q && `%${escapeLike(q.toLowerCase())}%`;
  const planNow = sql`CASE WHEN s.next_plan_at <= now() THEN s.next_plan ELSE s.plan END`;
  const needsPlan = who === undefined || who === "circle" || sort === "ends" || status !== undefined;
  const parts = [
    sql`u.deleted_at IS NULL AND NOT u.is_guest`,
    ...(condition ? [condition] : []),
    ...(who === "admins" ? [sql`u.role = 'Admin'`] : []),
    ...(needsPlan ? [sql`s.id IS NOT NULL`] : []),
    ...(pattern ? [sql`lower(u.email || ' ' || u.first_name || ' ' || u.last_name) LIKE ${pattern}`] : []),
    ...(role ? [sql`u.role = ${role}::"Role"`] : []),
    ...(plan === "none" ? [sql`(s.id IS NULL OR (${hasEnded}))`] : []),
    ...(plan && plan !== "none" ? [sql`${planNow} = ${plan}::"PlanKey"`] : []),
    ...(status === "active" ? [sql`s.ends_at > now()`] : []),
    ...(status === "ending" ? [sql`s.ends_at > now() AND s.ends_at <= now() + interval '7 days'`] : []),
    ...(status === "paused" ? [sql`s.paused_until > now()`] : []),
    ...(status === "expired" ? [hasEnded] : []),
    ...(account === "disabled" ? [sql`u.disabled_at IS NOT NULL`] : []),
    ...(account === "unconfirmed" ? [sql`u.email_verified_at IS NULL AND u.disabled_at IS NULL`] : []),
    ...(account === "open" ? [sql`u.email_verified_at IS NOT NULL AND u.disabled_at IS NULL`] : []),
  ];
  return Prisma.join(parts, " AND ");
}

function parseUsersCursor(cursor: string | undefined, isTime: boolean): { position: string; id: string } | null {
  if (!cursor) return null;
  const text = Buffer.from(cursor, "base64url").toString("utf8");
  const position = text.slice(0, text.lastIndexOf("|"));
  const id = text.slice(text.lastIndexOf("|") + 1);
  const isValid = isTime
    ? /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(position) && !Number.isNaN(Date.parse(position))
    : /^[!-~]+@[!-~]+$/.test(position);
  if (!isValid || !/^\w{1,80}$/.test(id)) return throwAppError("invalid_input", "This page of people does not exist.");
  return { position, id };
}

export function selectUsers(filter: ReadyFilter, beyond: Prisma.Sql, limit: number): Prisma.Sql {
  const { by, position, down } = userOrderings[filter.sort ?? "ends"];
  const direction = down ? sql`DESC` : sql`ASC`;
  return sql`
    SELECT u.id, u.email, u.first_name, u.last_name, u.role, u.staff_role, u.disabled_at, u.email_verified_at, u.last_seen_at, u.created_at,
           COALESCE(s.resumes_to, s.ends_at) AS ends_at, COALESCE(s.resumes_to, s.ends_at) > now() AS active,
           s.paused_until > now() AS paused, ${position} AS position,
           CASE WHEN s.next_plan_at <= now() THEN s.next_plan ELSE s.plan END AS plan
    FROM users u LEFT JOIN subscriptions s ON s.user_id = u.id
    WHERE ${usersWhere(filter)} ${beyond} ORDER BY ${by} ${direction}, u.id ${direction} LIMIT ${limit}`;
}

/** The filter of a segment's people, or the given one, with its order: members by the end of their plans, others by registration. */
export async function readyFilter({ segment, ...filter }: UsersFilter): Promise<ReadyFilter> {
  const condition = segment ? segmentCondition(await readSegmentFilter(segment)) : undefined;
  const who = segment ? "everybody" : filter.who;
  return { ...filter, who, condition, sort: filter.sort ?? (who && who !== "circle" ? "newest" : "ends") };
}

export const toAdminUser = (row: UserRow): AdminUser => ({
  _id: row.id,
  email: row.email,
  name: `${row.first_name} ${row.last_name}`,
  role: row.role,
  staffRole: row.role === "Admin" ? row.staff_role : null,
  plan: row.plan,
  endsAt: row.ends_at?.toISOString() ?? null,
  isActive: row.active === true,
  isPaused: row.paused === true,
  account: row.disabled_at ? "disabled" : row.email_verified_at ? "open" : "unconfirmed",
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});

/** Lists users, one page at a time. */
export async function listUsers({ cursor, ...query }: UsersQuery) {
  const filter = await readyFilter(query);
  const { by, down, isTime } = userOrderings[filter.sort ?? "ends"];
  const after = parseUsersCursor(cursor, isTime);
  const position = after && (isTime ? sql`${after.position}::timestamptz` : sql`${after.position}`);
  const beyond = !after
    ? Prisma.empty
    : down
      ? sql`AND (${by}, u.id) < (${position}, ${after.id})`
      : sql`AND (${by}, u.id) > (${position}, ${after.id})`;
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<UserRow[]>(selectUsers(filter, beyond, USERS_PAGE_SIZE + 1)),
    db.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM users u LEFT JOIN subscriptions s ON s.user_id = u.id WHERE ${usersWhere(filter)}`,
  ]);
  const shown = rows.slice(0, USERS_PAGE_SIZE);
  const last = rows.length > USERS_PAGE_SIZE ? shown.at(-1) : undefined;
  const nextCursor = last ? Buffer.from(`${last.position}|${last.id}`).toString("base64url") : null;
  return { people: shown.map(toAdminUser), nextCursor, total: counted?.total ?? 0 };
}
