import { originalLanguage } from "@/lib/core/languages";
import { db } from "@/lib/db/client";
import type { LeaderPage } from "@/lib/exhibitions/contracts";
import { leadersIn, readLeader, toLeaderPage } from "@/lib/exhibitions/leader-mappers";

/** The page of a leader, also of a draft. It checks no access: it is for the pages of admins. */
export async function getDraftLeader(id: string): Promise<LeaderPage | null> {
  const where = { id, exhibition: { deletedAt: null } };
  const row = await db.leader.findFirst({ ...leadersIn(originalLanguage), where });
  const read = row && readLeader(row, originalLanguage);
  return read && toLeaderPage(read);
}
