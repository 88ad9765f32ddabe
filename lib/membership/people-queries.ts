import type { Actor, PlanName } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import type { DeskPerson, PeopleQuery, PeopleWanted } from "@/lib/membership/people-contracts";
import { writeCsv } from "@/lib/platform/csv";
import { db, type Tx, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { literally } from "@/lib/platform/paging";
import { Prisma } from "@/prisma/generated/client";

type Row = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: "Member" | "Admin";
  plan: PlanName | null;
  ends_at: Date | null;
  active: boolean | null;
  disabled_at: Date | null;
  email_verified_at: Date | null;
  last_seen_at: Date | null;
  created_at: Date;
  place: string;
};

const { sql } = Prisma;
const size = 20;

// What a list is sorted by, which way, and how the place of a row is written down and read again.
const timestamp = (column: Prisma.Sql) => sql`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const seen = sql`COALESCE(u.last_seen_at, u.created_at)`;
const sorts = {
  newest: { by: sql`u.created_at`, place: timestamp(sql`u.created_at`), down: true, isTime: true },
  oldest: { by: sql`u.created_at`, place: timestamp(sql`u.created_at`), down: false, isTime: true },
  seen: { by: seen, place: timestamp(seen), down: true, isTime: true },
  ends: { by: sql`s.ends_at`, place: timestamp(sql`s.ends_at`), down: true, isTime: true },
  email: { by: sql`u.email`, place: sql`u.email`, down: false, isTime: false },
} as const;

function wantedBy({ who, q, role, plan, status, account, sort }: PeopleWanted): Prisma.Sql {
  const words = q && `%${literally(q.toLowerCase())}%`;
  const planNow = sql`CASE WHEN s.next_plan_at <= now() THEN s.next_plan ELSE s.plan END`;
  const needsPlan = who !== "everybody" || sort === "ends" || status !== undefined;
  const parts = [
    sql`u.deleted_at IS NULL`,
    ...(needsPlan ? [sql`s.id IS NOT NULL`] : []),
    ...(words ? [sql`lower(u.email || ' ' || u.first_name || ' ' || u.last_name) LIKE ${words}`] : []),
    ...(role ? [sql`u.role = ${role}::"Role"`] : []),
    ...(plan === "none" ? [sql`(s.id IS NULL OR s.ends_at <= now())`] : []),
    ...(plan && plan !== "none" ? [sql`${planNow} = ${plan}::"PlanKey"`] : []),
    ...(status === "active" ? [sql`s.ends_at > now()`] : []),
    ...(status === "expired" ? [sql`s.ends_at <= now()`] : []),
    ...(account === "disabled" ? [sql`u.disabled_at IS NOT NULL`] : []),
    ...(account === "unconfirmed" ? [sql`u.email_verified_at IS NULL AND u.disabled_at IS NULL`] : []),
    ...(account === "open" ? [sql`u.email_verified_at IS NOT NULL AND u.disabled_at IS NULL`] : []),
  ];
  return Prisma.join(parts, " AND ");
}

function readPlace(cursor: string | undefined, isTime: boolean): { place: string; id: string } | null {
  if (!cursor) return null;
  const text = Buffer.from(cursor, "base64url").toString("utf8");
  const place = text.slice(0, text.lastIndexOf("|"));
  const id = text.slice(text.lastIndexOf("|") + 1);
  const isPlace = isTime
    ? /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(place) && !Number.isNaN(Date.parse(place))
    : /^[!-~]+@[!-~]+$/.test(place);
  if (!isPlace || !/^\w{1,80}$/.test(id)) return refuse("invalid_input", "This page of people does not exist.");
  return { place, id };
}

function select(wanted: PeopleWanted, beyond: Prisma.Sql, limit: number): Prisma.Sql {
  const { by, place, down } = sorts[wanted.sort ?? "ends"];
  const way = down ? sql`DESC` : sql`ASC`;
  return sql`
    SELECT u.id, u.email, u.first_name, u.last_name, u.role, u.disabled_at, u.email_verified_at, u.last_seen_at, u.created_at,
           s.ends_at, s.ends_at > now() AS active, ${place} AS place,
           CASE WHEN s.next_plan_at <= now() THEN s.next_plan ELSE s.plan END AS plan
    FROM users u LEFT JOIN subscriptions s ON s.user_id = u.id
    WHERE ${wantedBy(wanted)} ${beyond} ORDER BY ${by} ${way}, u.id ${way} LIMIT ${limit}`;
}

/** The usual order: the Circle by the end of its plans, everybody by when they came. */
const sorted = (wanted: PeopleWanted): PeopleWanted => ({
  ...wanted,
  sort: wanted.sort ?? (wanted.who === "everybody" ? "newest" : "ends"),
});

const toDeskPerson = (row: Row): DeskPerson => ({
  _id: row.id,
  email: row.email,
  name: `${row.first_name} ${row.last_name}`,
  role: row.role,
  plan: row.plan,
  endsAt: row.ends_at?.toISOString() ?? null,
  isActive: row.active === true,
  account: row.disabled_at ? "disabled" : row.email_verified_at ? "open" : "unconfirmed",
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});

/** The people the desk asks for, a page at a time. Whether a plan has ended is the database's word. */
export async function listPeople({ cursor, ...given }: PeopleQuery) {
  const wanted = sorted(given);
  const { by, down, isTime } = sorts[wanted.sort ?? "ends"];
  const after = readPlace(cursor, isTime);
  const place = after && (isTime ? sql`${after.place}::timestamptz` : sql`${after.place}`);
  const beyond = !after
    ? Prisma.empty
    : down
      ? sql`AND (${by}, u.id) < (${place}, ${after.id})`
      : sql`AND (${by}, u.id) > (${place}, ${after.id})`;
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<Row[]>(select(wanted, beyond, size + 1)),
    db.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM users u LEFT JOIN subscriptions s ON s.user_id = u.id WHERE ${wantedBy(wanted)}`,
  ]);
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  const nextCursor = last ? Buffer.from(`${last.place}|${last.id}`).toString("base64url") : null;
  return { people: shown.map(toDeskPerson), nextCursor, total: counted?.total ?? 0 };
}

const columns = ["Name", "E-mail", "Role", "Plan", "Plan ends", "Account", "Joined", "Last here"];
const mostRows = 50_000;

/** The same people as a table for a spreadsheet; that it was taken is written down, with how many they were. */
export async function exportPeople({ actor, wanted }: { actor: Actor; wanted: PeopleWanted }): Promise<string> {
  const people = await transaction(async (tx: Tx) => {
    const rows = await tx.$queryRaw<Row[]>(select(sorted(wanted), Prisma.empty, mostRows));
    await recordAudit(tx, {
      actorId: actor._id,
      action: "user.export",
      subject: "users",
      detail: { rows: rows.length },
    });
    return rows.map(toDeskPerson);
  });
  const day = (at: string | null) => at?.slice(0, 10) ?? null;
  return writeCsv(
    columns,
    people.map(({ name, email, role, plan, endsAt, account, createdAt, lastSeenAt }) => [
      name,
      email,
      role,
      plan,
      day(endsAt),
      account,
      day(createdAt),
      day(lastSeenAt),
    ]),
  );
}
