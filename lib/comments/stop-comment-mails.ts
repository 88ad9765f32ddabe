import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { linkToken } from "@/lib/core/ids";
import { db } from "@/lib/db/client";

/** Ends the emails about one conversation, which is not followed any more, or all of them, by the token of the link. Repeating it changes nothing. */
export async function stopCommentMails(token: string): Promise<void> {
  const stopped = await db.$executeRaw`
    UPDATE comment_conversations SET muted_at = COALESCE(muted_at, clock_timestamp()), followed_at = NULL
    WHERE unsubscribe_token = ${token}`;
  if (stopped > 0) return;
  const stoppedAll = await db.$executeRaw`
    UPDATE comment_mail_settings SET stopped_at = COALESCE(stopped_at, clock_timestamp()) WHERE unsubscribe_token = ${token}`;
  if (stoppedAll === 0) throwAppError("bad_token", "This link does not work any longer.");
}

/** Turns the emails about replies and mentions on or off, for the user. */
export async function setCommentMails({ actor, isOn }: { actor: Actor; isOn: boolean }): Promise<void> {
  await db.$executeRaw`
    INSERT INTO comment_mail_settings (user_id, unsubscribe_token, stopped_at)
    VALUES (${actor._id}, ${linkToken()}, CASE WHEN ${isOn} THEN NULL ELSE clock_timestamp() END)
    ON CONFLICT (user_id) DO UPDATE SET stopped_at =
      CASE WHEN ${isOn} THEN NULL ELSE COALESCE(comment_mail_settings.stopped_at, excluded.stopped_at) END`;
}
