import * as z from "zod/mini";

const place = z.optional(z.string().check(z.maxLength(200)));

/** Where the three lists of a drop's pieces begin: at a number, at a hold, at somebody who waits. */
export const piecesQuery = z.object({
  from: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000))),
  held: place,
  waiting: place,
});
export type PiecesQuery = z.infer<typeof piecesQuery>;

/** What is counted of one size, or of a drop without sizes, whose size has no name. */
export type CountedSize = { _id: string; size: string; stock: number; held: number; sold: number; isOffered: boolean };

/** A drop's pieces as one looks at them from afar. */
export type PieceCounts = {
  sizes: CountedSize[];
  numbered: number;
  takenOut: number;
  waiting: number;
  unconfirmed: number;
};

/** One numbered piece: who bought it with which order, and what became of it since. */
export type NumberedPiece = {
  number: number;
  size: string;
  orderNumber: string;
  buyer: string;
  at: string;
  standing: "to-ship" | "shipped" | "delivered" | "taken-out";
};

/** Pieces that an order holds while it is being paid. Once its time is over they go back to the shelf with the next sweep. */
export type RunningHold = {
  _id: string;
  size: string;
  quantity: number;
  orderNumber: string;
  buyer: string;
  until: string;
  isOver: boolean;
};

/** Somebody who asked, and said yes, to hear when the drop can be bought. */
export type Waiting = { _id: string; email: string; userId: string | null; since: string };
