import type { Actor } from "@/lib/auth/contracts";
import type { MuteBody, UnmuteBody } from "@/lib/comments/mute-contracts";
import { publishedSql } from "@/lib/comments/published-sql";
import { MAX_MUTES } from "@/lib/comments/rules";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { db, type Tx, transaction } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";

type Person = { id: string; role: "Member" | "Admin" };

/** The author of a published comment, or the owner of a public profile. */
async function findPerson(tx: Tx, target: MuteBody): Promise<Person> {
  const [person] =
    "comment" in target
      ? await tx.$queryRaw<Person[]>`
          SELECT u.id, u.role FROM comments c JOIN users u ON u.id = c.user_id
          WHERE c.id = ${target.comment} AND ${publishedSql} AND u.deleted_at IS NULL`
      : await tx.$queryRaw<Person[]>`
          SELECT u.id, u.role FROM public_profiles p JOIN users u ON u.id = p.user_id
          WHERE p.handle = ${target.handle} AND p.is_public AND u.deleted_at IS NULL AND u.disabled_at IS NULL`;
  return person ?? throwAppError("not_found", "This person is not shown any more.");
}

/** Hides the comments of a person for the actor, who gets no emails about them either. The person does not see it. Idempotent. */
export async function mute({ actor, target }: { actor: Actor; target: MuteBody }): Promise<void> {
  await consumeLimit("mute", actor._id);
  await transaction(async (tx) => {
    const { id, role } = await findPerson(tx, target);
    if (id === actor._id) throwAppError("conflict", "You cannot mute yourself.");
    if (role === "Admin") throwAppError("conflict", "A moderator cannot be muted.");
    // Two requests count one after the other.
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${actor._id} FOR NO KEY UPDATE`;
    await tx.$executeRaw`
      INSERT INTO comment_mutes (id, user_id, muted_id, created_at)
      SELECT ${newId("cmu")}, ${actor._id}, ${id}, clock_timestamp()
      WHERE (SELECT count(*) FROM comment_mutes WHERE user_id = ${actor._id}) < ${MAX_MUTES}
      ON CONFLICT (user_id, muted_id) DO NOTHING`;
    if ((await tx.commentMute.count({ where: { userId: actor._id, mutedId: id } })) === 0)
      throwAppError("conflict", `You can mute ${MAX_MUTES} people. Please unmute somebody first.`);
  });
}

/** Shows the comments of a person to the actor again. Idempotent. */
export async function unmute({ actor, target }: { actor: Actor; target: UnmuteBody }): Promise<void> {
  await consumeLimit("mute", actor._id);
  if ("id" in target) await db.commentMute.deleteMany({ where: { id: target.id, userId: actor._id } });
  else if ("comment" in target)
    await db.commentMute.deleteMany({
      where: { userId: actor._id, muted: { comments: { some: { id: target.comment } } } },
    });
  else
    await db.commentMute.deleteMany({
      where: { userId: actor._id, muted: { publicProfile: { handle: target.handle } } },
    });
}
