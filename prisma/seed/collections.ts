import { createHash } from "node:crypto";
import { makePublicProfile } from "../../lib/collections/factory";
import { day } from "../../lib/core/clock";
import type { IdPrefix } from "../../lib/core/ids";
import type { Tx } from "../../lib/db/client";
import type { SeedUser } from "./users";

/** The series of a seeded product, by its categories. */
export const seedSeries = (categories: readonly string[] = []): string | undefined =>
  categories.includes("Vase") ? "Vases of office" : undefined;

/** Whose profile is public. */
const publicKey: SeedUser["key"] = "collector";

/** The members who are listed beside them. */
const listed: readonly { key: SeedUser["key"]; handle: string }[] = [
  { key: "yearly", handle: "patron-of-hats" },
  { key: "monthly", handle: "ebiere" },
];

/** A public profile whose owner is named at their numbers, and follows a leader, a series and the comments on a work. Returns how many rows were added. */
export async function addCollections(
  tx: Tx,
  now: Date,
  fixedId: (prefix: IdPrefix, name: string) => string,
): Promise<number> {
  const userId = fixedId("usr", publicKey);
  const user = await tx.user.findUnique({ where: { id: userId }, include: { publicProfile: true } });
  if (!user || user.publicProfile) return 0;
  await makePublicProfile({ userId, handle: "first-collector", isListed: true, isIndexed: true }, tx);
  for (const { key, handle } of listed)
    await makePublicProfile({ userId: fixedId("usr", key), handle, isListed: true }, tx);
  await tx.editionOwnership.updateMany({ where: { userId }, data: { nameShown: true } });
  const followed = [
    { kind: "leader", key: "ibrahim-babangida" },
    { kind: "series", key: "vases-of-office" },
  ] as const;
  const { count } = await tx.follow.createMany({
    data: followed.map((each, index) => ({
      ...each,
      id: fixedId("flw", each.key),
      userId,
      unsubscribeToken: createHash("sha256").update(fixedId("flw", each.key)).digest("base64url"),
      createdAt: new Date(now.getTime() - (index + 3) * day),
    })),
    skipDuplicates: true,
  });
  return count + 1 + listed.length + (await addFollowedThread(tx, userId, now, fixedId));
}

/** The comments on a work, of which the user gets emails. */
async function addFollowedThread(
  tx: Tx,
  userId: string,
  now: Date,
  fixedId: (prefix: IdPrefix, name: string) => string,
): Promise<number> {
  const tokenOf = (name: string) => createHash("sha256").update(fixedId("ccv", name)).digest("base64url");
  const id = fixedId("ccv", "dark-glasses");
  const { count } = await tx.commentConversation.createMany({
    data: [
      {
        ...{ id, userId, exhibition: "heads-of-state", artwork: "dark-glasses" },
        ...{ unsubscribeToken: tokenOf("dark-glasses"), followedAt: new Date(now.getTime() - 2 * day) },
      },
    ],
    skipDuplicates: true,
  });
  await tx.commentMailSetting.createMany({
    data: [{ userId, unsubscribeToken: tokenOf("mails") }],
    skipDuplicates: true,
  });
  return count;
}
