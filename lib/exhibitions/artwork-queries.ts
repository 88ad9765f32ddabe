import { onShow } from "@/lib/exhibitions/rules";
import { db } from "@/lib/platform/db";

/** Whether an artwork of that slug hangs in that exhibition. */
export async function isHung(exhibition: string, artwork: string): Promise<boolean> {
  const found = await db.artwork.findFirst({
    where: { slug: artwork, exhibition: { slug: exhibition, ...onShow } },
    select: { id: true },
  });
  return found !== null;
}

/** Whether a leader of that slug is on that exhibition's timeline. */
export async function isOnTimeline(exhibition: string, leader: string): Promise<boolean> {
  const found = await db.leader.findFirst({
    where: { slug: leader, exhibition: { slug: exhibition, ...onShow } },
    select: { id: true },
  });
  return found !== null;
}
