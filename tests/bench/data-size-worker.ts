// Calls every GET of the API as somebody who is let in, one call after the other, and sends the median of each.
import { backgroundSettled } from "@/lib/core/background";
import { databasePool, disconnect } from "@/lib/db/client";
import { callHandler } from "@/tests/security/call-handler";
import { endpoints } from "@/tests/security/endpoints";
import { makePersonas, type Persona } from "@/tests/security/personas";
import type { SizedCalls } from "./data-size-calls";

const warmUp = 3;
const runs = 9;
const first: readonly Persona[] = ["admin", "vip", "owner", "visitor"];

const personas = await makePersonas();
const measured: SizedCalls = {};
for (const endpoint of endpoints.filter(({ method, access }) => method === "GET" && access !== "cron")) {
  const who = first.find((persona) => endpoint.expected[persona] < 300);
  if (!who) continue;
  const times: number[] = [];
  const input = (await endpoint.makeInput?.(personas)) ?? {};
  for (let run = 0; run < warmUp + runs; run++) {
    const began = performance.now();
    const { status } = await callHandler({ ...endpoint, input, token: personas.tokens[who] });
    // A link that works once has worked.
    if (status >= 300) break;
    if (run >= warmUp) times.push(performance.now() - began);
    await backgroundSettled();
  }
  await databasePool().query("DELETE FROM rate_limits");
  const median = times.sort((a, b) => a - b)[runs >> 1];
  if (median !== undefined) measured[endpoint.path] = median;
}
process.send?.(measured);
await disconnect();
