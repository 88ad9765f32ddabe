import * as z from "zod/mini";
import type { AdminAuction } from "@/lib/auctions/admin-contracts";
import {
  decimal,
  emptyAsNull,
  optional,
  required,
  requiredText,
  wholeNaira,
  wholeNumber,
} from "@/lib/core/form-inputs";

const amount = required(wholeNaira, "Enter an amount");
/** Typed in minutes, sent in seconds. */
const duration = z.pipe(
  required(decimal),
  z.transform((minutes) => Math.round(minutes * 60)),
);
const band = z.pipe(
  z.object({ key: z.string(), from: amount, increment: amount }),
  z.transform(({ from, increment }) => ({ from, increment })),
);

/** The form of an auction: everything as typed. Its output is the body of the request. */
const auctionInputs = z.object({
  title: requiredText("A title is required"),
  slug: requiredText("A slug is required"),
  description: z.string(),
  productId: emptyAsNull,
  openingBid: amount,
  increment: amount,
  reserve: optional(wholeNaira),
  extensionWindow: duration,
  extension: duration,
  extensionCap: required(wholeNumber),
  bands: z.array(band),
  shipping: amount,
  estimateLow: optional(wholeNaira),
  estimateHigh: optional(wholeNaira),
  conditionReport: z.string(),
  medium: z.string(),
  dimensions: z.string(),
  accession: z.string(),
  images: z.array(z.object({ url: z.string(), alt: z.string() })),
});

/** Both estimates or neither; one alone is an estimate of exactly that amount. */
export const auctionForm = z.pipe(
  auctionInputs.check(
    z.refine(({ estimateLow, estimateHigh }) => (estimateLow ?? 0) <= (estimateHigh ?? Number.POSITIVE_INFINITY), {
      error: "The upper estimate cannot be less than the lower one",
      path: ["estimateHigh"],
    }),
  ),
  z.transform(({ estimateLow, estimateHigh, ...body }) => {
    const [low, high] = [estimateLow ?? estimateHigh, estimateHigh ?? estimateLow];
    return { ...body, estimate: low === null || high === null ? null : { low, high } };
  }),
);

export type AuctionFormValues = z.input<typeof auctionForm>;
export type BandValues = AuctionFormValues["bands"][number];

const toMinutes = (seconds: number) => String(seconds / 60);

/** The form of an auction, or of a new one with the default terms. */
export function toFormValues(detail: AdminAuction | null): AuctionFormValues {
  if (!detail)
    return {
      title: "",
      slug: "",
      description: "",
      productId: "",
      openingBid: "2000",
      increment: "100",
      reserve: "",
      extensionWindow: "2",
      extension: "2",
      extensionCap: "10",
      bands: [],
      shipping: "0",
      estimateLow: "",
      estimateHigh: "",
      conditionReport: "",
      medium: "",
      dimensions: "",
      accession: "",
      images: [],
    };
  const { auction, terms, reserve, productId } = detail;
  return {
    title: auction.title,
    slug: auction.slug,
    description: auction.description,
    productId: productId ?? "",
    openingBid: String(terms.openingBid),
    increment: String(terms.increment),
    reserve: reserve === null ? "" : String(reserve),
    extensionWindow: toMinutes(terms.extensionWindow),
    extension: toMinutes(terms.extension),
    extensionCap: String(terms.extensionCap),
    bands: terms.bands.map(({ from, increment }) => ({
      key: String(from),
      from: String(from),
      increment: String(increment),
    })),
    shipping: String(terms.shipping),
    estimateLow: String(terms.estimate?.low ?? ""),
    estimateHigh: String(terms.estimate?.high ?? ""),
    conditionReport: terms.conditionReport,
    medium: terms.medium,
    dimensions: terms.dimensions,
    accession: terms.accession,
    images: auction.images.map(({ url, alt }) => ({ url, alt })),
  };
}
