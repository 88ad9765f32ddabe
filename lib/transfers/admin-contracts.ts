import * as z from "zod/mini";
import { cursorParam } from "@/lib/core/list-query";
import {
  type ChainLink,
  type EditionMarkName,
  editionMark,
  type NumberedUnit,
  ownerMark,
  type TransferStatusName,
  transferStatus,
} from "@/lib/transfers/contracts";

/** The filters of the list of transfers. `q` is the name of a drop, an edition number or an email address. */
export const adminTransfersQuery = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  status: z.optional(transferStatus),
  mark: z.optional(editionMark),
  cursor: cursorParam,
});
export type AdminTransfersQuery = z.infer<typeof adminTransfersQuery>;

const reason = z.string().check(z.trim(), z.minLength(3, "Enter a reason"), z.maxLength(500));

export const disputeParams = z.object({ id: z.string().check(z.regex(/^dsp_[0-9a-z]{20}$/)) });

/** POST /admin/disputes/{id}: the decision. The reason is emailed to both sides. */
export const decideDisputeBody = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("release"), reason }),
  z.object({ decision: z.literal("confirm"), reason }),
  z.object({ decision: z.literal("give_back"), reason, ownershipId: z.string().check(z.maxLength(80)) }),
]);
export type DecideDisputeBody = z.infer<typeof decideDisputeBody>;

/** POST /admin/numbers/{editionId}/mark and /unmark. The reason is stored with the mark, and is not public. */
export const adminMarkBody = z.object({ mark: ownerMark, reason });
export const adminUnmarkBody = z.object({ reason });

/** A transfer in the admin list. The price is naira. */
export type AdminTransfer = NumberedUnit & {
  _id: string;
  sender: { _id: string; name: string; email: string } | null;
  recipient: { _id: string; name: string; email: string } | null;
  recipientEmail: string;
  isGift: boolean;
  price: number | null;
  status: TransferStatusName;
  endReason: string | null;
  mark: EditionMarkName | null;
  createdAt: string;
  expiresAt: string;
  endedAt: string | null;
};

/** A link of the chain with the owner's account, which the public never sees. */
export type AdminChainLink = ChainLink & {
  ownershipId: string;
  nameShown: boolean;
  owner: { _id: string; name: string; email: string } | null;
};

/** A dispute with who opened and who decided it. */
export type AdminDispute = {
  _id: string;
  openedBy: { _id: string; name: string; email: string } | null;
  reason: string;
  openedAt: string;
  decision: "release" | "give_back" | "confirm" | "voided" | null;
  decidedBy: string | null;
  decidedAt: string | null;
  note: string;
};

/** A numbered unit with everything that an admin decides by. */
export type AdminNumber = NumberedUnit & {
  orderNumber: string;
  voidedAt: string | null;
  mark: EditionMarkName | null;
  markedAt: string | null;
  markNote: string | null;
  chain: AdminChainLink[];
  transfers: AdminTransfer[];
  disputes: AdminDispute[];
};
