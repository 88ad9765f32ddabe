import { auditChanges } from "@/lib/auth/audit-changes";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwEditConflict } from "@/lib/auth/throw-edit-conflict";
import type { ThreadSettings, ThreadSettingsBody } from "@/lib/comments/admin-contracts";
import type { ThreadPolicy } from "@/lib/comments/contracts";
import { guestbook } from "@/lib/comments/rules";
import { type CommentMode, defaultGuidelines, mayComment, modeNames, type Writer } from "@/lib/comments/thread-rules";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db, type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { Prisma } from "@/prisma/generated/client";

/** The mode of an exhibition's comments now, in SQL. */
export const modeSql = (exhibition: string | Prisma.Sql): Prisma.Sql => Prisma.sql`COALESCE((
  SELECT CASE WHEN m.closes_at <= clock_timestamp() THEN 'closed' ELSE m.mode END
  FROM comment_thread_settings m WHERE m.exhibition = ${exhibition}), 'after')`;

/** Who may comment on an exhibition now, and the guidelines at the form. */
export async function getThreadPolicy(exhibition: string, tx: Tx = db): Promise<Omit<ThreadPolicy, "canComment">> {
  const [row] = await tx.$queryRaw<[{ mode: CommentMode; guidelines: string | null }]>`
    SELECT ${modeSql(exhibition)}::text AS mode,
      (SELECT guidelines FROM comment_thread_settings WHERE exhibition = ${exhibition}) AS guidelines`;
  return { mode: row.mode, guidelines: row.guidelines || defaultGuidelines };
}

/** The same for one reader, with whether they may comment, bans apart. */
export async function getReaderPolicy(exhibition: string, reader: Writer | null): Promise<ThreadPolicy> {
  const policy = await getThreadPolicy(exhibition);
  return { ...policy, canComment: reader !== null && mayComment(policy.mode, reader) };
}

/** The settings of the guestbook and of every exhibition; version 0 where nothing was set. */
export async function listThreadSettings(): Promise<ThreadSettings[]> {
  const [exhibitions, rows] = await Promise.all([
    db.exhibition.findMany({
      where: { deletedAt: null },
      select: { slug: true, title: true },
      orderBy: [{ position: "asc" }, { id: "asc" }],
    }),
    db.commentThreadSettings.findMany(),
  ]);
  return [{ slug: guestbook, title: "Guestbook" }, ...exhibitions].map(({ slug, title }) => {
    const row = rows.find(({ exhibition }) => exhibition === slug);
    return {
      exhibition: slug,
      title,
      mode: row?.mode ?? "after",
      guidelines: row?.guidelines ?? "",
      closesAt: row?.closesAt?.toISOString() ?? null,
      version: row?.version ?? 0,
    };
  });
}

type Stored = Pick<ThreadSettings, "mode" | "guidelines"> & { closesAt: Date | null };

const noSettings: Stored = { mode: "after", guidelines: "", closesAt: null };

/** The settings in words, for the audit log. */
const toReadable = ({ mode, guidelines, closesAt }: Stored) => ({
  whoMayComment: modeNames[mode],
  guidelines: guidelines || defaultGuidelines,
  closesAt: closesAt?.toISOString() ?? null,
});

type Update = { actor: Actor; exhibition: string; body: ThreadSettingsBody };

/** Sets who may comment on an exhibition, or in the guestbook, and until when. Throws `stale` for an old version. */
export async function updateThreadSettings({
  actor,
  exhibition,
  body: { version, closesAt, ...words },
}: Update): Promise<void> {
  if (exhibition !== guestbook && !(await db.exhibition.findFirst({ where: { slug: exhibition, deletedAt: null } })))
    throwAppError("not_found", "There is no such exhibition.");
  const before = await db.commentThreadSettings.findUnique({ where: { exhibition } });
  const settings = { ...words, closesAt: closesAt === null ? null : new Date(closesAt) };
  await transaction(async (tx) => {
    const { count } =
      version === 0
        ? await tx.commentThreadSettings.createMany({ data: [{ exhibition, ...settings }], skipDuplicates: true })
        : await tx.commentThreadSettings.updateMany({
            where: { exhibition, version },
            data: { ...settings, version: { increment: 1 } },
          });
    if (count === 0) await throwThreadConflict(exhibition);
    await recordAudit(tx, {
      actorId: actor._id,
      action: "comment-thread.update",
      subject: exhibition,
      detail: {
        exhibition,
        mode: settings.mode,
        changes: auditChanges(toReadable(before ?? noSettings), toReadable(settings)),
      },
    });
  });
  if (exhibition === guestbook) await revalidatePages(pagesShowing.guestbook);
}

async function throwThreadConflict(exhibition: string): Promise<never> {
  const row = await db.commentThreadSettings.findUniqueOrThrow({ where: { exhibition } });
  const { version, mode, guidelines, closesAt } = row;
  return throwEditConflict({
    subject: exhibition,
    actions: ["comment-thread.update"],
    message: "Failed to save this",
    what: "it",
    current: { version, fields: { mode, guidelines, closesAt: closesAt?.toISOString() ?? null } },
  });
}
