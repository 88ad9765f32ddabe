import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";

type ShowOwnerName = { actor: Actor; id: string; nameShown: boolean };

/** Shows or hides the public name of the actor at one of the links of a chain that are theirs, current or former. */
export async function showOwnerName({ actor, id, nameShown }: ShowOwnerName): Promise<{ nameShown: boolean }> {
  const { count } = await db.editionOwnership.updateMany({ where: { id, userId: actor._id }, data: { nameShown } });
  if (count === 0) throwAppError("not_found", "Number not found");
  await revalidatePages(pagesShowing.ownership);
  return { nameShown };
}
