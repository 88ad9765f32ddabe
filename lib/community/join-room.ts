import { createHmac } from "node:crypto";
import type { Actor } from "@/lib/accounts/contracts";
import { noPermission } from "@/lib/accounts/permissions";
import { roomOfChannel } from "@/lib/community/rules";
import { isOnTimeline } from "@/lib/exhibitions/artwork-queries";
import { getExhibition } from "@/lib/exhibitions/queries";
import { mayEnter } from "@/lib/exhibitions/rules";
import { env } from "@/lib/platform/env";
import { refuse } from "@/lib/platform/errors";
import { authorizeChannel } from "@/lib/platform/realtime";

type JoinRoom = { actor: Actor; socketId: string; channel: string };

/**
 * Lets somebody be counted among those who stand in a room. They are known there by a number that belongs to the room: two tabs
 * are one person, and nobody can be followed from one room to the next or back to an account.
 */
export async function joinRoom({
  actor,
  socketId,
  channel,
}: JoinRoom): Promise<{ auth: string; channel_data?: string }> {
  const room = roomOfChannel(channel);
  const exhibition = room && (await getExhibition(room.exhibition));
  const isThere = room && exhibition && (room.leader === null || (await isOnTimeline(room.exhibition, room.leader)));
  if (!isThere || !mayEnter(exhibition, actor)) return refuse("forbidden", noPermission);
  const userId = createHmac("sha256", env().NEXTAUTH_SECRET).update(`${channel}\n${actor._id}`).digest("base64url");
  return authorizeChannel(socketId, channel, { userId: userId.slice(0, 22) });
}
