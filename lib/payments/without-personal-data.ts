import { isObject } from "@/lib/core/records";
import type { Prisma } from "@/prisma/generated/client";

/** The fields of an event that its handling reads, and what identifies it for an admin. */
const storedFields = new Set([
  "amount",
  "created_at",
  "currency",
  "customer_code",
  "customer",
  "domain",
  "id",
  "invoice_code",
  "paid",
  "paid_at",
  "plan",
  "plan_code",
  "reference",
  "refund_reference",
  "status",
  "subscription",
  "subscription_code",
  "transaction",
  "transaction_reference",
]);

/**
 * The data of an event without names, addresses and cards: an event may arrive after the account was deleted, and must not bring the
 * erased data back. A list of what is stored, because Paystack adds fields.
 */
export const withoutPersonalData = (data: unknown): Prisma.InputJsonValue => storedPart(data) ?? {};

function storedPart(data: unknown): Prisma.InputJsonValue | null {
  if (Array.isArray(data)) return data.map(storedPart);
  if (typeof data === "string" || typeof data === "number" || typeof data === "boolean") return data;
  if (!isObject(data)) return null;
  const stored = Object.entries(data).filter(([name]) => storedFields.has(name));
  return Object.fromEntries(stored.map(([name, value]) => [name, storedPart(value)]));
}
