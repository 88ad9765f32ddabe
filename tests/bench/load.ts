import autocannon from "autocannon";

export type Target = {
  url: string;
  method?: "GET" | "POST";
  body?: object;
  cookies?: readonly string[];
  origin?: string;
};
export type Load = { perSecond: number; p50: number; p99: number };

/** Calls `target` over `connections` for `seconds`, with the cookies in turn. Throws if a response is not 2xx. */
export async function load(target: Target, connections: number, seconds: number): Promise<Load> {
  const { url, method = "GET", body, cookies = [], origin } = target;
  let next = 0;
  const headers = (): Record<string, string> => ({
    ...(body && { "content-type": "application/json" }),
    ...(origin && { origin }),
    ...(cookies.length > 0 && { cookie: cookies[next++ % cookies.length] ?? "" }),
  });
  const result = await autocannon({
    url,
    method,
    connections,
    duration: seconds,
    ...(body && { body: JSON.stringify(body) }),
    requests: [{ setupRequest: (request) => ({ ...request, headers: { ...request.headers, ...headers() } }) }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${method} ${url}: ${result.non2xx} responses that are not 2xx, ${result.errors} errors`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/** The run in the middle by its rate. */
export const medianLoad = (runs: readonly Load[]): Load =>
  [...runs].sort((a, b) => a.perSecond - b.perSecond)[runs.length >> 1] as Load;

/** The widest distance of a run's rate from the middle one's, as a part of it. */
export const spread = (runs: readonly Load[]): number => {
  const { perSecond } = medianLoad(runs);
  return Math.max(...runs.map((run) => Math.abs(run.perSecond - perSecond))) / perSecond;
};
