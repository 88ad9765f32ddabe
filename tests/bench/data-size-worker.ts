// Calls every GET of the API as somebody who is let in, one call after the other, and sends the least time of each.
import { backgroundSettled } from "@/lib/core/background";
import { databasePool, disconnect } from "@/lib/db/client";
import { callHandler } from "@/tests/security/call-handler";
import { endpoints } from "@/tests/security/endpoints";
import { type Persona, reusePersonas } from "@/tests/security/personas";
import type { SizedCalls } from "./data-size-calls";

const warmUp = 3;
const runs = 9;
const first: readonly Persona[] = ["admin", "vip", "owner", "visitor"];

// A call that confirms an address, for one, ends the session that made it.
const findPersonas = reusePersonas();
const measured: SizedCalls = {};
const refused: string[] = [];
for (const endpoint of endpoints.filter(({ method, access }) => method === "GET" && access !== "cron")) {
  const who = first.find((persona) => endpoint.expected[persona] < 300);
  if (!who) continue;
  const personas = await findPersonas();
  const times: number[] = [];
  const input = (await endpoint.makeInput?.(personas)) ?? {};
  for (let run = 0; run < warmUp + runs; run++) {
    const began = performance.now();
    const { status } = await callHandler({ ...endpoint, input, token: personas.tokens[who] });
    if (status >= 300) {
      // A link that works once has worked.
      if (run === 0) refused.push(`${endpoint.path} returned ${status}`);
      break;
    }
    if (run >= warmUp) times.push(performance.now() - began);
    await backgroundSettled();
  }
  await databasePool().query("DELETE FROM rate_limits");
  // Other processes only ever add to it.
  if (times.length > 0) measured[endpoint.path] = Math.min(...times);
}
const { rows } = await databasePool().query("SELECT pg_size_pretty(pg_database_size(current_database())) AS size");
console.log(`The database has ${rows[0]?.size}.`);
await disconnect();
// A call that was not let in says nothing about the data.
if (refused.length > 0) throw new Error(`calls that should succeed did not: ${refused.join(", ")}`);
process.send?.(measured);
