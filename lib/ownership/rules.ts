import type { OwnershipKind } from "@/prisma/generated/enums";

/** How an owner came to a number. */
export const ownershipKindLabels: Readonly<Record<OwnershipKind, string>> = {
  purchase: "Bought from the museum",
  auction: "Won at auction",
  gift: "Received as a gift",
  transfer: "Received by transfer",
};
