import { expect } from "@playwright/test";
import type { FaultMode, Provider } from "../local/emulators/faults";
import type { viewTransaction } from "../local/emulators/paystack-views";
import type { Email } from "../local/emulators/resend";
import { museum } from "./museum";

type Payment = ReturnType<typeof viewTransaction>;

/** The stand-ins of Paystack and Resend, as a machine sees them. */
export type Providers = ReturnType<typeof providersOf>;

export function providersOf(base = museum().providers) {
  const read = async <T>(path: string): Promise<T> => (await fetch(`${base}${path}`)).json() as Promise<T>;

  async function mailsTo(address: string, subject: RegExp | string = ""): Promise<Email[]> {
    const { data } = await read<{ data: Email[] }>("/resend/emails");
    return data.filter((mail) => mail.to.includes(address) && mail.subject.search(subject) >= 0);
  }

  return {
    mailsTo,
    /** The newest mail to somebody about something; waits until it has come. */
    async mailTo(address: string, subject: RegExp | string): Promise<Email> {
      await expect.poll(async () => (await mailsTo(address, subject)).length, { timeout: 15_000 }).toBeGreaterThan(0);
      const [mail] = await mailsTo(address, subject);
      if (!mail) throw new Error(`The mail to ${address} has gone.`);
      return mail;
    },
    /** The payments that somebody began, newest first. */
    async paymentsOf(address: string): Promise<Payment[]> {
      const { data } = await read<{ data: Payment[] }>("/paystack/transaction?perPage=500");
      return data.filter(({ customer }) => customer.email === address);
    },
    /** Makes a provider fail in a way, so many times. */
    async fault<P extends Provider>(provider: P, mode: FaultMode<P>, count = 1): Promise<void> {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`${base}/faults`, {
        method: "POST",
        headers,
        body: JSON.stringify({ provider, mode, count }),
      });
      expect(answer.ok).toBe(true);
    },
    /** Every live connection is cut at once, as by a lost line. */
    async cutLines(): Promise<void> {
      await fetch(`${base}/sockets`, { method: "DELETE" });
    },
    /** Every provider works again. */
    async mend(): Promise<void> {
      await fetch(`${base}/faults`, { method: "DELETE" });
    },
  };
}

/** The link of the mail's one button. */
export function linkOf(mail: Email, path: string): string {
  const link = mail.html.match(new RegExp(`href="([^"]*${path}[^"]*)"`))?.[1];
  if (!link) throw new Error(`No link to ${path} in “${mail.subject}”.`);
  return link.replaceAll("&amp;", "&");
}
