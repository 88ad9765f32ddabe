import crypto from "node:crypto";
import type { Faults } from "./faults";

/** Sends one webhook and returns the response status; 0 without a response. */
export type Deliver = (url: string, body: string, headers: Record<string, string>) => Promise<number>;

export type Webhook = {
  event: string;
  /** The signed body. */
  body: string;
  signature: string;
  statuses: number[];
  at: string;
};

export type Webhooks = ReturnType<typeof createWebhooks>;

const RETRY_DELAYS_MS = [500, 1000, 2000, 4000];
const LATE_DELAY_MS = 5000;

export const deliverOverHttp: Deliver = async (url, body, headers) => {
  const request = { method: "POST", body, headers, redirect: "manual", signal: AbortSignal.timeout(10_000) } as const;
  return fetch(url, request).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
};

/** Paystack's webhooks: signed over the raw body and retried a few times until the response is 200. */
export function createWebhooks(options: {
  url: string;
  key: string;
  faults: Faults;
  changed: () => void;
  deliver?: Deliver;
}) {
  const { url, key, faults, changed, deliver = deliverOverHttp } = options;
  const log: Webhook[] = [];
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();

  async function attempt(webhook: Webhook, pauses: number[]): Promise<void> {
    const headers = { "content-type": "application/json", "x-paystack-signature": webhook.signature };
    for (const pause of [0, ...pauses]) {
      await wait(pause, stopping.signal);
      if (stopping.signal.aborted) return;
      const status = await deliver(url, webhook.body, headers);
      webhook.statuses.push(status);
      changed();
      if (status >= 200 && status < 300) return;
    }
  }

  /** Sends an event; resolves after a 200 or the last retry. Callers wait only where the order matters. */
  function send(event: string, data: unknown): Promise<void> {
    if (faults.take("paystack", "webhook-lost")) return Promise.resolve();
    const body = JSON.stringify({ event, data });
    const isForged = faults.take("paystack", "webhook-forged");
    const signature = crypto
      .createHmac("sha512", isForged ? "a-key-of-somebody-else" : key)
      .update(body)
      .digest("hex");
    const isLate = faults.take("paystack", "webhook-late");
    const times = faults.take("paystack", "webhook-twice") ? 2 : 1;
    const sent = Array.from({ length: times }, async () => {
      const webhook: Webhook = { event, body, signature, statuses: [], at: new Date().toISOString() };
      log.unshift(webhook);
      if (isLate) await wait(LATE_DELAY_MS, stopping.signal);
      // A forged webhook is not retried.
      await attempt(webhook, isForged ? [] : RETRY_DELAYS_MS);
    });
    return track(Promise.all(sent).then(() => {}));
  }

  /** Tracks work that ends in webhooks, so that `settled` waits for it. */
  function track(work: Promise<void>): Promise<void> {
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  }

  return {
    log,
    send,
    track,
    /** Resolves when no webhook is pending. */
    async settled(): Promise<void> {
      while (underWay.size) await Promise.all(underWay);
    },
    stop: () => stopping.abort(),
  };
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds === 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
