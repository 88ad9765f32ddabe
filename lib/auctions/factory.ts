import { listLedger } from "@/lib/auctions/queries";
import { checkLedger, type LedgerCheckResult } from "@/lib/auctions/rules";
import { minute } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { toKobo } from "@/lib/core/money";
import { db, type Tx } from "@/lib/db/client";
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
  shipping?: number;
  estimate?: { low: number; high: number };
  conditionReport?: string;
  medium?: string;
  dimensions?: string;
  accession?: string;
};

const toBigKobo = (naira: number) => BigInt(toKobo(naira));

/** An auction; by default opened an hour ago, ends in an hour, opening bid ₦2,000, increment ₦100, no reserve. */
export async function makeAuction(given: NewAuction = {}, tx: Tx = db): Promise<Auction> {
  const id = given.id ?? newId("auc");
  const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * minute);
  const startsAt = given.startsAt === undefined ? minutesFromNow(-60) : given.startsAt;
  const endsAt = given.endsAt === undefined ? minutesFromNow(60) : given.endsAt;
  const openingKobo = toBigKobo(given.opening ?? 2_000);
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
      incrementKobo: toBigKobo(given.increment ?? 100),
      incrementBands: (given.bands ?? []).map(({ from, increment }) => ({
        fromKobo: toKobo(from),
        incrementKobo: toKobo(increment),
      })),
      reserveKobo: given.reserve ? toBigKobo(given.reserve) : null,
      extensionWindowSeconds: given.extensionWindow ?? 120,
      extensionSeconds: given.extension ?? 120,
      extensionCap: given.extensionCap ?? 10,
      productId: given.productId,
      createdById: given.createdById,
      shippingKobo: toBigKobo(given.shipping ?? 0),
      conditionReport: given.conditionReport ?? "",
      medium: given.medium ?? "",
      dimensions: given.dimensions ?? "",
      accession: given.accession ?? "",
      ...(given.estimate && {
        estimateLowKobo: toBigKobo(given.estimate.low),
        estimateHighKobo: toBigKobo(given.estimate.high),
      }),
    },
  });
}

/** The current row of an auction. */
export const getStoredAuction = (id: string): Promise<Auction> => db.auction.findUniqueOrThrow({ where: { id } });

/** Verifies the stored ledger against its head and the given hashes. */
export async function verifyStoredLedger(id: string, given: string[] = []): Promise<LedgerCheckResult> {
  const { lines, headHash } = await listLedger({ slugOrId: id, viewer: null });
  return checkLedger(id, lines, [...given, headHash]);
}
