import { listLedger } from "@/lib/auction/queries";
import { checkLedger, type LedgerVerdict } from "@/lib/auction/rules";
import { minute } from "@/lib/platform/clock";
import { db, type Tx } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { toKobo } from "@/lib/platform/money";
import type { Auction } from "@/prisma/generated/client";

type NewAuction = {
  id?: string;
  slug?: string;
  title?: string;
  description?: string;
  images?: { url: string; alt: string }[];
  status?: Auction["status"];
  startsAt?: Date | null;
  endsAt?: Date | null;
  /** Naira. */
  opening?: number;
  increment?: number;
  bands?: { from: number; increment: number }[];
  reserve?: number | null;
  extensionWindow?: number;
  extension?: number;
  extensionCap?: number;
  productId?: string | null;
  createdById?: string | null;
};

const kobo = (naira: number) => BigInt(toKobo(naira));

/** A sale that opened an hour ago and has an hour to go: from ₦2,000, by ₦100, without a reserve, unless it is said otherwise. */
export async function makeAuction(given: NewAuction = {}, tx: Tx = db): Promise<Auction> {
  const id = given.id ?? newId("auc");
  const soon = (minutes: number) => new Date(Date.now() + minutes * minute);
  const startsAt = given.startsAt === undefined ? soon(-60) : given.startsAt;
  const endsAt = given.endsAt === undefined ? soon(60) : given.endsAt;
  const openingKobo = kobo(given.opening ?? 2_000);
  return tx.auction.create({
    data: {
      id,
      slug: given.slug ?? id.replace("_", "-"),
      title: given.title ?? "A lot under the lamp",
      description: given.description ?? "",
      images: given.images ?? [],
      status: given.status ?? "scheduled",
      startsAt,
      endsAt,
      announcedEndsAt: endsAt,
      openingKobo,
      currentBidKobo: openingKobo,
      incrementKobo: kobo(given.increment ?? 100),
      incrementBands: (given.bands ?? []).map(({ from, increment }) => ({
        fromKobo: toKobo(from),
        incrementKobo: toKobo(increment),
      })),
      reserveKobo: given.reserve ? kobo(given.reserve) : null,
      extensionWindowSeconds: given.extensionWindow ?? 120,
      extensionSeconds: given.extension ?? 120,
      extensionCap: given.extensionCap ?? 10,
      productId: given.productId,
      createdById: given.createdById,
    },
  });
}

/** The row of a sale as it stands. */
export const standing = (id: string): Promise<Auction> => db.auction.findUniqueOrThrow({ where: { id } });

/** What the check of the whole ledger comes to, with its head and whatever hashes were given out. */
export async function verdictOn(id: string, given: string[] = []): Promise<LedgerVerdict> {
  const { lines, headHash } = await listLedger({ slugOrId: id, viewer: null });
  return checkLedger(id, lines, [...given, headHash]);
}
