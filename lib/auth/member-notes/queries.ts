import type { Actor } from "@/lib/auth/contracts";
import type { MemberNote } from "@/lib/auth/member-notes/contracts";
import { db } from "@/lib/db/client";

type Reader = Pick<Actor, "_id" | "staffRole">;

/** The notes about a person, newest first. */
export async function listMemberNotes(userId: string, reader: Reader): Promise<MemberNote[]> {
  const notes = await db.memberNote.findMany({
    where: { userId, user: { deletedAt: null } },
    include: { author: { select: { firstName: true, lastName: true } } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  });
  return notes.map(({ id, text, author, authorId, createdAt }) => ({
    id,
    text,
    author: author ? `${author.firstName} ${author.lastName}` : "Deleted account",
    at: createdAt.toISOString(),
    canDelete: authorId === reader._id || reader.staffRole === "Owner",
  }));
}
