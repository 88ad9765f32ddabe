import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";

export type Transaction = {
  id: number;
  reference: string;
  access_code: string;
  status: "abandoned" | "ongoing" | "failed" | "success" | "reversed";
  amount: number;
  requested_amount: number;
  currency: string;
  email: string;
  callback_url: string;
  channels: string[];
  channel: string;
  plan: string;
  metadata: unknown;
  gateway_response: string;
  paid_at: string | null;
  created_at: string;
};

export type Plan = { id: number; plan_code: string; name: string; amount: number; interval: string; currency: string };

export type Subscription = {
  id: number;
  subscription_code: string;
  email_token: string;
  status: "active" | "non-renewing" | "attention" | "completed" | "cancelled";
  plan: string;
  email: string;
  amount: number;
  next_payment_date: string;
  created_at: string;
  /** The card that is charged; the default card unless another one is given. */
  card?: { card_type?: string; last4?: string; exp_month?: string; exp_year?: string };
};

export type Refund = {
  id: number;
  reference: string;
  amount: number;
  currency: string;
  status: "pending" | "processing" | "processed" | "failed" | "needs-attention";
  merchant_note?: string;
  created_at: string;
};

export type Dispute = {
  id: number;
  reference: string;
  status: "awaiting-merchant-feedback" | "awaiting-bank-feedback" | "pending" | "resolved";
  resolution: "merchant-accepted" | "declined" | null;
  category: string;
  due_at: string;
  resolved_at: string | null;
  created_at: string;
  /** What the merchant sent. */
  evidence: Record<string, unknown> | null;
  message: string;
  /** Names and sizes of the uploaded files. */
  files: { name: string; bytes: number }[];
};

type Saved = {
  disputes: Dispute[];
  transactions: Transaction[];
  plans: Plan[];
  subscriptions: Subscription[];
  refunds: Refund[];
  /** Customer codes by email. */
  customers: Record<string, string>;
};

export type PaystackState = ReturnType<typeof openState>;

/** A change is written at most this much later; a large file, which takes long, less often. */
const WRITE_DELAY_MS = 100;
const DELAY_PER_WRITE = 20;

/**
 * Paystack's state. It is kept in memory and written to a file, if given, shortly after a change, so that an order can still be paid
 * after a restart. `close` writes what is left.
 */
export function openState(file: string | undefined, changed: () => void) {
  const saved: Saved = readState(file) ?? {
    transactions: [],
    plans: [],
    subscriptions: [],
    refunds: [],
    disputes: [],
    customers: {},
  };
  let pending: NodeJS.Timeout | undefined;
  let delay = WRITE_DELAY_MS;
  function write(): void {
    clearTimeout(pending);
    pending = undefined;
    if (!file) return;
    const start = performance.now();
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(`${file}.new`, JSON.stringify(saved));
    fs.renameSync(`${file}.new`, file);
    delay = Math.max(WRITE_DELAY_MS, DELAY_PER_WRITE * (performance.now() - start));
  }
  const byKey = new Map<string, Transaction>();
  let indexed = 0;
  return {
    ...saved,
    save(): void {
      changed();
      if (file) pending ??= setTimeout(write, delay);
    },
    close(): void {
      if (pending) write();
    },
    find(key: string): Transaction | undefined {
      // New ones are at the front.
      for (const one of saved.transactions.slice(0, saved.transactions.length - indexed)) {
        for (const name of [one.reference, one.access_code, String(one.id)]) byKey.set(name, one);
      }
      indexed = saved.transactions.length;
      return byKey.get(key);
    },
    customerCode(email: string): string {
      saved.customers[email] ??= `CUS_${token()}`;
      return saved.customers[email];
    },
  };
}

function readState(file: string | undefined): Saved | null {
  if (!file || !fs.existsSync(file)) return null;
  try {
    // A file of an earlier release has no disputes.
    return { disputes: [], ...JSON.parse(fs.readFileSync(file, "utf8")) } as Saved;
  } catch {
    // A file truncated by a crash is discarded; the app has the data that matters.
    return null;
  }
}

export const token = (): string => crypto.randomBytes(8).toString("hex").slice(0, 15);

export const nextId = (): number => crypto.randomInt(1_000_000_000, 9_000_000_000);

/** The date of a plan's next charge. */
export function nextPayment(interval: string, from: Date): Date {
  const date = new Date(from);
  const days: Record<string, number> = { hourly: 0, daily: 1, weekly: 7 };
  const months: Record<string, number> = { monthly: 1, quarterly: 3, biannually: 6, annually: 12 };
  if (interval in days) date.setUTCDate(date.getUTCDate() + (days[interval] ?? 0));
  else date.setUTCMonth(date.getUTCMonth() + (months[interval] ?? 1));
  return date;
}
