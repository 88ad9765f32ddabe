import * as z from "zod/mini";
import { emailAddress } from "@/lib/auth/contracts";

/** The length of the message to the recipient, of a note on a mark and of the reason of a dispute. */
export const MAX_MESSAGE = 300;
export const MAX_REASON = 1_000;

const text = (limit: number) =>
  z.string().check(z.trim(), z.maxLength(limit, `Please use at most ${limit} characters`));
const requiredText = (limit: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(3, "Please write a sentence"),
      z.maxLength(limit, `Please use at most ${limit} characters`),
    );

/** A price in naira that is recorded; no money passes through the museum. */
const recordedPrice = z.number().check(
  z.gt(0, "Enter an amount above zero"),
  z.lte(10_000_000_000, "Enter a smaller amount"),
  z.refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), "At most two decimals"),
);

/** What is entered to transfer a number. */
export const transferFields = z.object({
  email: emailAddress,
  isGift: z._default(z.boolean(), false),
  price: z._default(z.nullable(recordedPrice), null),
  message: z._default(text(MAX_MESSAGE), ""),
});

/** A gift has no price. */
export const giftWithoutPrice = z.refine<{ isGift: boolean; price: number | null }>(
  ({ isGift, price }) => !(isGift && price !== null),
  { path: ["price"], message: "A gift has no price" },
);

/** POST /account/numbers/{editionId}/transfer. */
export const startTransferBody = transferFields.check(giftWithoutPrice);
export type StartTransferBody = z.infer<typeof startTransferBody>;

const idOf = (prefix: string) => z.string().check(z.regex(new RegExp(`^${prefix}_[0-9a-zA-Z-]{1,60}$`)));
/** A numbered unit in a path. */
export const numberParams = z.object({ editionId: idOf("edn") });
export const transferParams = z.object({ id: idOf("trf") });
export const ownershipParams = z.object({ id: idOf("own") });
/** The signed token of an emailed link. */
export const transferLinkParams = z.object({ token: z.string().check(z.maxLength(120)) });

/** POST /transfers/{token}/accept: whether the new owner is named in public. */
export const acceptTransferBody = z.object({ nameShown: z._default(z.union([z.boolean(), z.stringbool()]), false) });

/** PUT /account/ownerships/{id}. */
export const ownerNameBody = z.object({ nameShown: z.boolean() });
export const ownerNameReply = z.object({ nameShown: z.boolean() });

/** A dispute, by an owner, a former owner or the recipient of a transfer. */
export const openDisputeBody = z.object({ reason: requiredText(MAX_REASON) });

/** What an owner reports of a unit. Only an admin takes it back, so the owner confirms it. */
export const ownerMark = z.enum(["stolen", "destroyed"]);
export type OwnerMark = z.infer<typeof ownerMark>;
export const markNumberBody = z.object({
  mark: z.enum(["stolen", "destroyed"], "Please choose one"),
  note: z._default(text(MAX_MESSAGE), ""),
  confirmed: z.literal(true, "Please confirm that only the museum can take this back"),
});

export const transferStatus = z.enum(["pending", "accepted", "declined", "cancelled", "expired"]);
export type TransferStatusName = z.infer<typeof transferStatus>;
export const editionMark = z.enum(["stolen", "destroyed", "disputed"]);
export type EditionMarkName = z.infer<typeof editionMark>;

/** A transfer that was started. */
export const startedTransferReply = z.object({ id: z.string(), expiresAt: z.string() });
export const transferReply = z.object({ status: transferStatus });
/** Declining leads back to the page of the link. */
export const declinedTransferReply = z.object({ status: transferStatus, token: z.string() });
/** Accepting leads to the number among the new owner's. */
export const acceptedTransferReply = z.object({ editionId: z.string() });

/** A link of the chain as everybody may see it. Times are ISO 8601, the price is naira. */
export type ChainLink = {
  position: number;
  name: string;
  kind: "purchase" | "auction" | "gift" | "transfer";
  acquiredAt: string;
  endedAt: string | null;
  price: number | null;
};

/** What a numbered unit is. */
export type NumberedUnit = {
  editionId: string;
  name: string;
  number: number;
  editionSize: number | null;
  image: { url: string; alt: string } | null;
  /** Null after the drop was deleted. */
  dropSlug: string | null;
};

/** A transfer that waits for its recipient, as its sender sees it. */
export type SentTransfer = {
  _id: string;
  recipientEmail: string;
  isGift: boolean;
  price: number | null;
  createdAt: string;
  expiresAt: string;
};

/** An open dispute as a party of it sees it: nothing about who else has opened it, or why. */
export type OwnDispute = {
  openedAt: string;
  openedByYou: boolean;
  /** What the user wrote; null if somebody else opened it. */
  reason: string | null;
};

/** A unit that the user owns or owned. */
export type OwnedNumber = NumberedUnit & {
  ownershipId: string;
  acquiredAt: string;
  /** Null for the current owner. */
  endedAt: string | null;
  kind: ChainLink["kind"];
  nameShown: boolean;
  voided: boolean;
  mark: EditionMarkName | null;
  dispute: OwnDispute | null;
  pending: SentTransfer | null;
  /** The code of its certificate, for the current owner only. */
  certificate: string | null;
};

/** One unit of the user with its chain. The label's code is for the current owner only. */
export type OwnedNumberDetail = OwnedNumber & {
  chain: ChainLink[];
  labelCode: string | null;
  markedAt: string | null;
  markNote: string | null;
  /** Whether the order is not delivered yet: the parcel goes to the buyer's address. */
  parcelTo: "buyer" | null;
  canDispute: boolean;
};

/** A transfer as the person with its link sees it. */
export type OfferedTransfer = NumberedUnit & {
  status: TransferStatusName;
  /** The unit is disputed, stolen or destroyed. */
  mark: EditionMarkName | null;
  from: string;
  isGift: boolean;
  price: number | null;
  message: string;
  expiresAt: string;
  chain: ChainLink[];
  parcelTo: "buyer" | null;
};
