import { log } from "@/lib/core/log";
import { PaystackError } from "@/lib/paystack/paystack";

/** The result of a page's call to Paystack, or null when Paystack is not available. */
export async function readFromPaystack<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((err: unknown) => {
    if (!(err instanceof PaystackError)) throw err;
    log().warn({ err }, "a page could not read from Paystack");
    return null;
  });
}
