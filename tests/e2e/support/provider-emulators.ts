import { expect } from "@playwright/test";
import { env } from "@/lib/core/env";
import type { FaultMode, Provider } from "../../../tooling/dev-stack/emulators/faults";
import type { viewTransaction } from "../../../tooling/dev-stack/emulators/paystack-views";
import type { Email } from "../../../tooling/dev-stack/emulators/resend";
import { serverUrls } from "./server";

type Payment = ReturnType<typeof viewTransaction>;
type KnownPayment = { reference: string; amountKobo: bigint; email: string };

/** A client of the emulators of Paystack, Resend and Pusher. */
export type Providers = ReturnType<typeof providersOf>;

export function providersOf(base = serverUrls().providers) {
  const read = async <T>(path: string): Promise<T> => (await fetch(`${base}${path}`)).json() as Promise<T>;

  async function mailsTo(email: string, subject: RegExp | string = ""): Promise<Email[]> {
    const { data } = await read<{ data: Email[] }>("/resend/emails");
    return data.filter((mail) => mail.to.includes(email) && mail.subject.search(subject) >= 0);
  }

  return {
    mailsTo,
    /** Waits for an email to this address with this subject, and returns the newest. */
    async mailTo(email: string, subject: RegExp | string): Promise<Email> {
      await expect.poll(async () => (await mailsTo(email, subject)).length, { timeout: 15_000 }).toBeGreaterThan(0);
      const [mail] = await mailsTo(email, subject);
      if (!mail) throw new Error(`The email to ${email} has disappeared.`);
      return mail;
    },
    /** The payments that a customer started, newest first. */
    async paymentsOf(email: string): Promise<Payment[]> {
      const { data } = await read<{ data: Payment[] }>("/paystack/transaction?perPage=500");
      return data.filter(({ customer }) => customer.email === email);
    },
    /** Lets Paystack know the payment of a charge that a factory made. */
    async addPayment({ reference, amountKobo, email }: KnownPayment): Promise<void> {
      const at = new Date().toISOString();
      const payment = { reference, amount: Number(amountKobo), email, channel: "card", status: "success" };
      const response = await fetch(`${base}/paystack/transaction/import`, {
        method: "POST",
        headers: { authorization: `Bearer ${env().PAYSTACK_SECRET_KEY}`, "content-type": "application/json" },
        body: JSON.stringify({ transactions: [{ ...payment, paid_at: at, created_at: at }] }),
      });
      expect(response.ok).toBe(true);
    },
    /** Makes the next `count` requests to a provider fail. */
    async fault<P extends Provider>(provider: P, mode: FaultMode<P>, count = 1): Promise<void> {
      const headers = { "content-type": "application/json" };
      const response = await fetch(`${base}/faults`, {
        method: "POST",
        headers,
        body: JSON.stringify({ provider, mode, count }),
      });
      expect(response.ok).toBe(true);
    },
    /** Closes every realtime connection. */
    async closeSockets(): Promise<void> {
      await fetch(`${base}/sockets`, { method: "DELETE" });
    },
    /** Ends all faults. */
    async clearFaults(): Promise<void> {
      await fetch(`${base}/faults`, { method: "DELETE" });
    },
  };
}

/** The email's link to `path`. */
export function findEmailLink(mail: Email, path: string): string {
  const link = mail.html.match(new RegExp(`href="([^"]*${path}[^"]*)"`))?.[1];
  if (!link) throw new Error(`No link to ${path} in “${mail.subject}”.`);
  return link.replaceAll("&amp;", "&");
}
