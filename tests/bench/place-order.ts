// placeOrder for one hot drop, beside pgbench with the same database function and with a bare statement that checks nothing.
import { spawn } from "node:child_process";
import type { Bench } from "./bench-auction";
import { bareOrderSql, countOrders, createHotDrop, shopOrderSql } from "./bench-orders";
import { runPgbench } from "./pgbench";

type Options = { connections: number; seconds: number };
type OrderRates = Record<"bare statement" | "same function" | "placeOrder", number>;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function runPlaceOrder(bench: Bench, { connections, seconds }: Options): Promise<number> {
  const drop = await createHotDrop(bench.url);
  const worker = spawn(
    process.execPath,
    ["--import", "tsx", "tests/bench/place-order-worker.ts", drop.id, String(connections), String(seconds)],
    {
      env: { ...process.env, ...bench.env, NODE_ENV: "production", DATABASE_POOL: String(connections) },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    },
  );
  const perSecond = await new Promise<number>((resolve, reject) => {
    worker.once("message", (value) => resolve(Number(value)));
    worker.once("exit", (code) => reject(new Error(`the ordering process ended with ${code}`)));
  });
  await countOrders(bench.url, drop);
  return perSecond;
}

/** Orders a second of the three, in turns; the median of the rounds. */
export async function measureOrders(bench: Bench, { rounds, ...options }: Options & { rounds: number }) {
  const runs: Record<keyof OrderRates, number[]> = { "bare statement": [], "same function": [], placeOrder: [] };
  for (let round = 0; round < rounds; round++) {
    runs["bare statement"].push(await runPgbench(bench, bareOrderSql(await createHotDrop(bench.url)), options));
    const drop = await createHotDrop(bench.url);
    runs["same function"].push(await runPgbench(bench, shopOrderSql(drop), options));
    await countOrders(bench.url, drop);
    runs.placeOrder.push(await runPlaceOrder(bench, options));
  }
  return Object.fromEntries(Object.entries(runs).map(([name, values]) => [name, median(values)])) as OrderRates;
}
