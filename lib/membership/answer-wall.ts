import { transaction } from "@/lib/platform/db";
import { paths } from "@/lib/platform/paths";
import { republish } from "@/lib/platform/republish";

/** Whether a member's name may hang on the Founders Wall, as they answered. They are asked once; Profile Settings has the switch. */
export async function answerWall(userId: string, show: boolean): Promise<void> {
  await transaction(async (tx) => {
    const asked = await tx.$executeRaw`
      UPDATE subscriptions SET wall_asked_at = clock_timestamp(), updated_at = now() WHERE user_id = ${userId} AND wall_asked_at IS NULL`;
    // An answer that comes twice, or from an old page, does not undo what was set since.
    if (asked > 0) await tx.user.update({ where: { id: userId }, data: { showOnWall: show } });
  });
  republish([paths.foundersWall]);
}
