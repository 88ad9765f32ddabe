import { expect } from "vitest";
import { backgroundSettled } from "@/lib/platform/background";
import { env } from "@/lib/platform/env";
import { calls } from "@/tests/hostile/calls";
import { type Knock, knock } from "@/tests/hostile/handlers";
import { type Call, nameOf, type Sent } from "@/tests/hostile/table";
import { everyone, fingerprint, makeWorld, type World } from "@/tests/hostile/world";

type Row = readonly [string, Call];
const rows: Row[] = calls.map((call) => [nameOf(call), call] as const);
export const only = (wanted: (call: Call) => boolean): Row[] => rows.filter(([, call]) => wanted(call));
export const isUnsafe = ({ verb }: Call) => verb !== "GET";
export const takesJson = (call: Call) => isUnsafe(call) && !call.raw;

export type Try = {
  world: World;
  sent: Sent;
  token: string | null;
  send: (change: Partial<Knock>) => ReturnType<typeof knock>;
};

/** Everything needed to make this call as somebody who may, and a watch over every table. */
export async function prepare(call: Call): Promise<Try & { unchanged: () => Promise<void> }> {
  const world = await makeWorld();
  const sent = (await call.send?.(world)) ?? {};
  const who =
    everyone.find(
      (one) => one !== "unverified" && one !== "disabled" && call.expected[one] < 400 && world.tokens[one],
    ) ?? "admin";
  const isScheduler = call.access === "cron";
  const token = isScheduler ? env().CRON_SECRET : world.tokens[who];
  await backgroundSettled();
  const before = await fingerprint();
  return {
    world,
    sent,
    token,
    send: (change) => knock({ ...call, sent, token, bearer: isScheduler, ...change }),
    unchanged: async () => {
      await backgroundSettled();
      expect(await fingerprint()).toEqual(before);
    },
  };
}

/** The one shape of a refusal. */
export const refusal = {
  success: false,
  error: expect.any(String),
  code: expect.any(String),
  requestId: expect.any(String),
};
