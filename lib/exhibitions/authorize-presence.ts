import { createHmac } from "node:crypto";
import type { Actor } from "@/lib/auth/contracts";
import { noPermission } from "@/lib/auth/permissions";
import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { getExhibition, isLeaderInExhibition } from "@/lib/exhibitions/queries";
import { canAccess, parsePresenceChannel } from "@/lib/exhibitions/rules";
import { authorizeChannel } from "@/lib/realtime/realtime";

type AuthorizePresence = { actor: Actor; socketId: string; channel: string };

/**
 * Authorises a socket for a presence channel. The user id on the channel is an HMAC of the account and the channel: two tabs of one
 * user count once, and nobody can follow a user from one channel to another or back to an account.
 */
export async function authorizePresence({
  actor,
  socketId,
  channel,
}: AuthorizePresence): Promise<{ auth: string; channel_data?: string }> {
  const target = parsePresenceChannel(channel);
  const exhibition = target && (await getExhibition(target.exhibition));
  const exists =
    target && exhibition && (target.leader === null || (await isLeaderInExhibition(target.exhibition, target.leader)));
  if (!exists || !canAccess(exhibition, actor)) return throwAppError("forbidden", noPermission);
  const userId = createHmac("sha256", env().NEXTAUTH_SECRET).update(`${channel}\n${actor._id}`).digest("base64url");
  return authorizeChannel(socketId, channel, { userId: userId.slice(0, 22) });
}
