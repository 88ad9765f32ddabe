// What database tests use of the local stack: the emulators that were started for the test file.
import type { FaultMode, Provider } from "./emulators/faults";
import { type Outcome, returnUrl, settle } from "./emulators/paystack-payments";
import type { Deliver } from "./emulators/paystack-webhooks";
import type { EmailEvent } from "./emulators/resend-webhooks";
import type { Emulators } from "./emulators/start";

let current: Emulators | undefined;
let receiver: Deliver | undefined;

/** Called by the set-up of each test file. */
export function setEmulators(emulators: Emulators): void {
  current = emulators;
  receiver = undefined;
}

/** Webhooks of a test go to the receiver that the test sets, and otherwise nowhere: no app runs beside it. */
export const deliverInProcess: Deliver = async (url, body, headers) => (receiver ? receiver(url, body, headers) : 200);

function running(): Emulators {
  if (!current) throw new Error("emulator() is for tests that run with a database: name the file *.test.ts.");
  return current;
}

/** The emulators of this test file: what they saw, and what they should do next. */
export function emulator() {
  const { url, port, faults, emails, messages, paystack, reportEmail } = running();
  return {
    url,
    port,
    /** Switches a fault on, for `count` uses or until it is "none" again. */
    faults: <P extends Provider>(provider: P, mode: FaultMode<P> | "none", count?: number): void =>
      faults.set(provider, mode, count),
    /** The mails that were sent, newest first. */
    emails: () => [...emails],
    /** Has Resend report what became of an email. Resolves with the status of the receiver's response. */
    async reportEmail(id: string, event: EmailEvent, link?: string): Promise<number> {
      const email = emails.find((one) => one.id === id);
      if (!email) throw new Error(`Resend knows no email ${id}.`);
      return reportEmail(event, email, link);
    },
    /** Paystack's transactions, newest first. */
    transactions: () => [...paystack.state.transactions],
    refunds: () => [...paystack.state.refunds],
    disputes: () => [...paystack.state.disputes],
    subscriptions: () => [...paystack.state.subscriptions],
    /** What was published to Pusher Channels, newest first. */
    messages: () => [...messages],
    /** The webhooks that Paystack sent, newest first: body and signature as they would have travelled. */
    webhooks: () => [...paystack.webhooks.log],
    /** Hands webhooks to a route handler instead of the network. */
    deliverWebhooksTo(handler: (request: Request) => Promise<Response>): void {
      receiver = async (to, body, headers) =>
        (await handler(new Request(to, { method: "POST", body, headers }))).status;
    },
    /** Waits until every webhook on its way has been answered. */
    webhooksSettled: () => paystack.webhooks.settled(),
    /** Does what a buyer does on the hosted page; resolves with the address to which the browser is sent back. */
    async pay(codeOrReference: string, outcome: Outcome = "pay"): Promise<string | null> {
      const code = codeOrReference.split("/").at(-1) ?? codeOrReference;
      const transaction = paystack.state.find(code);
      if (!transaction) throw new Error(`Paystack knows no transaction ${code}.`);
      await settle(paystack, transaction, outcome);
      return returnUrl(transaction, outcome);
    },
  };
}
