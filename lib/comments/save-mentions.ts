import { publishedSql } from "@/lib/comments/published-sql";
import { findMentions, MAX_MENTIONS } from "@/lib/comments/thread-rules";
import type { Tx } from "@/lib/db/client";

type Named = { id: string; name: string; isInConversation: boolean };
type Mentioning = { id: string; userId: string; message: string };

/**
 * Records whom a comment names with "@": people with a published comment in the same thread, by their public name. Of several with one
 * name it is who takes part in the conversation; when that is still not clear, nobody, so that no email goes to the wrong person.
 */
export async function saveMentions(tx: Tx, { id, userId, message }: Mentioning): Promise<void> {
  await tx.commentMention.deleteMany({ where: { commentId: id } });
  if (!message.includes("@")) return;
  const people = await tx.$queryRaw<Named[]>`
    SELECT u.id, u.display_name AS name, bool_or(s.root_id IS NOT NULL AND s.root_id IN (c.id, c.parent_id)) AS "isInConversation"
    FROM comments c JOIN users u ON u.id = c.user_id
      JOIN (SELECT id, exhibition, artwork, parent_id AS root_id FROM comments WHERE id = ${id}) s
        ON s.exhibition = c.exhibition AND s.artwork IS NOT DISTINCT FROM c.artwork
    WHERE c.id <> ${id} AND ${publishedSql} AND u.deleted_at IS NULL
      AND position('@' || lower(u.display_name) IN lower(${message})) > 0
    GROUP BY u.id, u.display_name`;
  const names = findMentions(
    message,
    people.map(({ name }) => name),
  ).map(({ name }) => name.toLowerCase());
  const named = [...new Set(names)].flatMap((name) => {
    const all = people.filter((person) => person.name.toLowerCase() === name);
    const near = all.filter(({ isInConversation }) => isInConversation);
    const clear = near.length > 0 ? near : all;
    return clear.length === 1 ? clear : [];
  });
  const others = named.filter((person) => person.id !== userId).slice(0, MAX_MENTIONS);
  await tx.commentMention.createMany({ data: others.map((person) => ({ commentId: id, userId: person.id })) });
}
