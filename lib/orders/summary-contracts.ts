import type { OrderFacts } from "@/lib/orders/rules";

/** What a list of orders shows of one. */
export type OrderSummary = OrderFacts & {
  number: string;
  /** In naira. */
  total: number;
  invoiceNumber: string | null;
  courier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  items: {
    name: string;
    quantity: number;
    /** The edition numbers of its units. */
    editions: number[];
    editionSize: number | null;
    image: { url: string; alt: string } | undefined;
  }[];
};
