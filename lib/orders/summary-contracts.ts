import type { OrderFacts } from "@/lib/orders/rules";

/** What a list of orders shows of one. */
export type OrderSummary = OrderFacts & {
  number: string;
  /** In naira. */
  total: number;
  invoiceNumber: string | null;
  items: { name: string; quantity: number; image: { url: string; alt: string } | undefined }[];
};
