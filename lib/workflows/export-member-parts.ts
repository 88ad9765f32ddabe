import { db } from "@/lib/db/client";

/** The user with the current address and those of merged accounts. */
export type UserKey = { userId: string; emails: string[] };

/** What an import of members has read about the user. The note is the admin's. */
export const memberImportRows = ({ userId, emails }: UserKey) =>
  db.memberImportRow.findMany({
    where: { OR: [{ userId }, { email: { in: emails } }] },
    omit: { importId: true, line: true, note: true, entryId: true },
  });

/** The user's seats in groups, and those of the groups that they have bought. */
export const groupSeats = ({ userId, emails }: UserKey) =>
  db.groupSeat.findMany({
    where: { OR: [{ redeemedById: userId }, { email: { in: emails } }, { gift: { buyerId: userId } }] },
    omit: { codeHash: true, redeemedById: true },
  });

/** Whom the user has muted. Only the names: ids are not for others, and who has muted the user is not theirs to know. */
export const commentMutes = ({ userId }: UserKey) =>
  db.commentMute.findMany({
    where: { userId },
    select: { createdAt: true, muted: { select: { displayName: true } } },
    orderBy: { createdAt: "asc" },
  });

/** What owners wrote about the user. Who wrote it is another person's data. */
export const memberNotes = ({ userId }: UserKey) =>
  db.memberNote.findMany({ where: { userId }, omit: { authorId: true }, orderBy: { createdAt: "asc" } });

/** Whom the user has brought, and who has brought the user. Who the other one is, is another person's data. */
export const referrals = async ({ userId }: UserKey) => [
  ...(await db.referral.findMany({ where: { referredId: userId }, omit: { referrerId: true } })),
  ...(await db.referral.findMany({
    where: { referrerId: userId },
    omit: { referredId: true, paymentReference: true },
  })),
];
