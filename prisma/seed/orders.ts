import type { SeedUser } from "./users";

/** An order, placed `days` and `minutes` before the seed. */
export type SeedOrder = {
  number: string;
  buyer: SeedUser["key"];
  items: { slug: string; variation?: string; quantity?: number }[];
  days: number;
  minutes?: number;
  paymentStatus: "unpaid" | "paid" | "refunded";
  status?: "pending" | "shipped" | "delivered";
  cancelled?: "cancelled" | "failed" | "expired";
  withoutAddress?: true;
  courier?: string;
  trackingNumber?: string;
};

export const seedOrders: readonly SeedOrder[] = [
  {
    number: "LA-3H8K-71QN",
    buyer: "collector",
    days: 62,
    paymentStatus: "paid",
    status: "delivered",
    courier: "GIG Logistics",
    trackingNumber: "GIG4410982",
    items: [{ slug: "obj-pendant", quantity: 2 }, { slug: "power-wears-many-strange-hats" }],
  },
  {
    number: "LA-9T2M-44XB",
    buyer: "yearly",
    days: 48,
    paymentStatus: "paid",
    status: "delivered",
    courier: "NIPOST EMS",
    trackingNumber: "EE203114567NG",
    items: [{ slug: "the-stick-and-the-crocodile", variation: "Rolled" }],
  },
  {
    number: "LA-6VQ0-8RWD",
    buyer: "member",
    days: 33,
    paymentStatus: "paid",
    status: "delivered",
    courier: "GIG Logistics",
    trackingNumber: "GIG4528117",
    items: [
      { slug: "jakande-tribute-shirt", variation: "M" },
      { slug: "eighteen-hats-poster", variation: "Rolled" },
    ],
  },
  {
    number: "LA-5C7Y-02HT",
    buyer: "collector",
    days: 20,
    paymentStatus: "refunded",
    items: [{ slug: "dark-glasses-jar" }],
  },
  {
    number: "LA-K4PD-93ZE",
    buyer: "collector",
    days: 6,
    paymentStatus: "paid",
    status: "shipped",
    courier: "DHL",
    trackingNumber: "7712045583",
    items: [{ slug: "heads-of-state-vase" }],
  },
  {
    number: "LA-1XNG-57SA",
    buyer: "member",
    days: 5,
    paymentStatus: "paid",
    status: "shipped",
    courier: "GIG Logistics",
    trackingNumber: "GIG4660203",
    items: [{ slug: "no-shoes-shirt", variation: "L", quantity: 2 }],
  },
  {
    number: "LA-8JRF-26VC",
    buyer: "member",
    days: 3,
    paymentStatus: "unpaid",
    cancelled: "cancelled",
    items: [{ slug: "golden-voice" }],
  },
  {
    number: "LA-0WM5-T9KP",
    buyer: "collector",
    days: 2,
    paymentStatus: "paid",
    items: [{ slug: "interim-hourglass" }, { slug: "the-record" }],
  },
  {
    number: "LA-7F3K-92QX",
    buyer: "member",
    days: 1,
    paymentStatus: "paid",
    items: [{ slug: "twelve-patches-shirt", variation: "L" }, { slug: "the-queue-medal" }],
  },
  {
    number: "LA-E2BZ-60YH",
    buyer: "monthly",
    days: 1,
    paymentStatus: "paid",
    withoutAddress: true,
    items: [{ slug: "a-pattern-book-of-adire" }],
  },
  {
    number: "LA-4SQJ-18NV",
    buyer: "expired",
    days: 4,
    paymentStatus: "unpaid",
    cancelled: "failed",
    items: [{ slug: "rice-ship-shirt", variation: "M" }],
  },
  {
    number: "LA-D6XT-35GM",
    buyer: "member",
    days: 0,
    minutes: 4,
    paymentStatus: "unpaid",
    items: [{ slug: "the-unending-letter", variation: "Boxed" }],
  },
];
