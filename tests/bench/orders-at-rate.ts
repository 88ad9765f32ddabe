import { type Load, load, medianLoad, type Target } from "./load";

type Orders = { target: () => Promise<Target>; perSecond: number };

/** Sends orders at a steady rate, whether or not the earlier ones have a response. `stop` waits for the last and throws if one failed. */
async function startOrders({ target, perSecond }: Orders): Promise<() => Promise<number>> {
  const { url, body, cookies = [], origin = "" } = await target();
  const sent: Promise<number>[] = [];
  const timer = setInterval(() => {
    const headers = { "content-type": "application/json", origin, cookie: cookies[sent.length % cookies.length] ?? "" };
    sent.push(fetch(url, { method: "POST", headers, body: JSON.stringify(body) }).then(({ status }) => status));
  }, 1_000 / perSecond);
  return async () => {
    clearInterval(timer);
    const failed = (await Promise.all(sent)).filter((status) => status !== 200);
    if (failed.length > 0) throw new Error(`${failed.length} of ${sent.length} orders failed: ${failed[0]}`);
    return sent.length;
  };
}

export type RateRow = { page: string; ordersPerSecond: number; load: Load; ofQuiet: number };

/** A page's rate while orders come in; `ofQuiet` is the part of its rate without any, in the same turns. */
export async function measureWhileOrdering(
  pages: { name: string; target: Target }[],
  orders: Orders["target"],
  { connections, seconds, rounds, rates }: { connections: number; seconds: number; rounds: number; rates: number[] },
): Promise<RateRow[]> {
  const rows: RateRow[] = [];
  for (const { name, target } of pages) {
    const runs = new Map<number, Load[]>(rates.map((rate) => [rate, []]));
    for (let round = 0; round < rounds; round++)
      for (const rate of rates) {
        const stop = rate > 0 ? await startOrders({ target: orders, perSecond: rate }) : null;
        runs.get(rate)?.push(await load(target, connections, seconds));
        await stop?.();
      }
    const medians = rates.map((rate) => medianLoad(runs.get(rate) ?? []));
    const quiet = medians[0]?.perSecond ?? 0;
    for (const [index, rate] of rates.entries()) {
      const measured = medians[index] as Load;
      rows.push({ page: name, ordersPerSecond: rate, load: measured, ofQuiet: measured.perSecond / quiet });
    }
  }
  return rows;
}
