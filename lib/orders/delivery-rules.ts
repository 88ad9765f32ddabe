import type { ShippingAddress } from "@/lib/auth/contracts";
import { NIGERIA_TRANSIT_DAYS, PACKING_DAYS } from "@/lib/catalog/detail-rules";
import type { Order } from "@/lib/orders/contracts";

/** The tracking page for a number, where the carrier documents one that takes the number in its URL. */
type TrackingPage = (encodedNumber: string) => string;
type Carrier = { name: string; pattern: RegExp; trackingPage: TrackingPage | null };

const carriers = [
  { name: "GIG Logistics", pattern: /^gigl?\b/i, trackingPage: null },
  { name: "Kwik", pattern: /^kwik\b/i, trackingPage: null },
  {
    name: "DHL",
    pattern: /^dhl\b/i,
    trackingPage: (number) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`,
  },
  {
    name: "FedEx",
    pattern: /\bfed ?ex\b/i,
    trackingPage: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  },
  { name: "UPS", pattern: /^ups\b/i, trackingPage: (number) => `https://www.ups.com/track?tracknum=${number}` },
  {
    name: "Aramex",
    pattern: /^aramex\b/i,
    trackingPage: (number) => `https://www.aramex.com/track/results?ShipmentNumber=${number}`,
  },
  { name: "NIPOST EMS", pattern: /^(nipost|ems)\b/i, trackingPage: null },
] as const satisfies readonly Carrier[];

export type CarrierName = (typeof carriers)[number]["name"];

/** The carriers that an admin is offered; any other name can be typed. */
export const carrierNames: readonly CarrierName[] = carriers.map(({ name }) => name);

type Shipment = Pick<Order, "courier" | "trackingNumber" | "trackingUrl">;

/** Where a parcel can be tracked: the link that the admin typed, else the carrier's page for the number; null without either. */
export function trackingLink({ courier, trackingNumber, trackingUrl }: Shipment): string | null {
  if (trackingUrl) return trackingUrl;
  const number = trackingNumber?.replace(/\s+/g, "");
  const carrier: Carrier | undefined = carriers.find(({ pattern }) => pattern.test(courier?.trim() ?? ""));
  return (number && carrier?.trackingPage?.(encodeURIComponent(number))) || null;
}

/** How long couriers usually take from Lagos, in working days. An estimate for the buyer, not a promise (/shipping). */
const TRANSIT_DAYS = { ...NIGERIA_TRANSIT_DAYS, abroad: { least: 5, most: 15 } };

/** The area of an address, by which couriers differ. */
export function deliveryArea({
  country,
  state,
}: Pick<ShippingAddress, "country" | "state">): keyof typeof TRANSIT_DAYS {
  if (!/^nigeria$/i.test(country.trim())) return "abroad";
  return /^lagos( state)?$/i.test(state.trim()) ? "lagos" : "nigeria";
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Adds working days, Monday to Friday in Lagos (UTC+1 all year). Public holidays count as working days. */
export function addWorkingDays(start: Date, days: number): Date {
  const at = new Date(start.getTime() + HOUR);
  for (let left = days; left > 0; ) {
    at.setTime(at.getTime() + DAY);
    if (at.getUTCDay() % 6 !== 0) left -= 1;
  }
  return new Date(at.getTime() - HOUR);
}

type Estimate = { from: Date; to: Date; isOver: boolean };

/** When a paid order is expected to arrive: counted from the day it left, before that from the payment. Null if nothing is expected. */
export function deliveryEstimate(
  order: Pick<Order, "paymentStatus" | "status" | "paidAt" | "shippedAt" | "shippingAddress">,
  now: Date,
): Estimate | null {
  const { paymentStatus, status, paidAt, shippedAt, shippingAddress } = order;
  const start = shippedAt ?? paidAt;
  if (paymentStatus !== "paid" || status === "delivered" || !start || !shippingAddress) return null;
  const transit = TRANSIT_DAYS[deliveryArea(shippingAddress)];
  const packing = shippedAt ? { least: 0, most: 0 } : PACKING_DAYS;
  const from = addWorkingDays(new Date(start), packing.least + transit.least);
  const to = addWorkingDays(new Date(start), packing.most + transit.most);
  return { from, to, isOver: now.getTime() > to.getTime() + DAY };
}
