/** Paystack's categories of a dispute in words. */
const reasons: Readonly<Record<string, string>> = {
  chargeback: "Disputed at the bank",
  fraud: "Reported as fraud",
  general: "Complaint of the buyer",
};

/** Why a payment is disputed, in words. A category that Paystack adds later is shown as it is written, with a capital. */
export function chargebackReason(category: string): string {
  const words = category.replace(/[-_\s]+/g, " ").trim();
  if (!words) return "Not given";
  return reasons[words.toLowerCase()] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
