import { newId } from "@/lib/core/ids";
import { db, type Tx } from "@/lib/db/client";
import type { MemberContent, Prisma } from "@/prisma/generated/client";

type NewContent = Partial<Prisma.MemberContentUncheckedCreateInput> & { exhibitionId: string };

/** A content item for every VIP by default. A test that opens it has to store a file under its `storageKey`. */
export async function makeContent(overrides: NewContent, tx: Tx = db): Promise<MemberContent> {
  const id = overrides.id ?? newId("cnt");
  const data = { type: "sketch", title: `Item ${id.slice(-6)}`, storageKey: `members/${id}`, ...overrides } as const;
  return tx.memberContent.create({ data: { ...data, id } });
}
