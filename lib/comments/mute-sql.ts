import { Prisma } from "@/prisma/generated/client";

/** Whether a reader has muted the author of comments, in SQL. Moderators are never muted: what they write can be a notice to the reader. */
export const isMutedSql = (reader: Prisma.Sql, author: Prisma.Sql): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT 1 FROM comment_mutes t JOIN users w ON w.id = t.muted_id
  WHERE t.user_id = ${reader} AND t.muted_id = ${author} AND w.role <> 'Admin')`;
