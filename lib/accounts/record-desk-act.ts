import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import type { Tx } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import type { Prisma } from "@/prisma/generated/client";

type DeskAct = {
  actor: Actor;
  userId: string;
  action: string;
  reason: string;
  detail?: Prisma.InputJsonObject;
  /** The fact of the membership that it wrote. */
  factId?: string;
  /** What of theirs it was done to, where it was not the person: the line is found under it. */
  subject?: string;
};

/**
 * What an admin did to a person: a line of the audit log, which stays as it is for ever, and the reason beside it, which goes when
 * the person does. The line names the note.
 */
export async function recordDeskAct(
  tx: Tx,
  { actor, userId, action, reason, detail, factId, subject = userId }: DeskAct,
): Promise<string> {
  const id = newId("dnt");
  await tx.deskNote.create({ data: { id, userId, act: action, text: reason, factId, actorId: actor._id } });
  await recordAudit(tx, { actorId: actor._id, action, subject, detail: { ...detail, note: id } });
  return id;
}
