import { expect } from "vitest";
import { backgroundSettled } from "@/lib/core/background";
import { env } from "@/lib/core/env";
import { type Endpoint, type EndpointInput, endpointName } from "@/tests/security/access-matrix";
import { callHandler, type HandlerRequest } from "@/tests/security/call-handler";
import { endpoints, sampleEndpoints } from "@/tests/security/endpoints";
import { countChanges, type Personas, personaNames, reusePersonas } from "@/tests/security/personas";

type Row = readonly [string, Endpoint];
const endpointRows: Row[] = endpoints.map((call) => [endpointName(call), call] as const);
export const endpointRowsWhere = (wanted: (call: Endpoint) => boolean): Row[] =>
  endpointRows.filter(([, call]) => wanted(call));
/** The same among one endpoint of each class: for what the wrapper around every handler does, whatever the handler is. */
export const sampleRowsWhere = (wanted: (call: Endpoint) => boolean): Row[] =>
  endpointRowsWhere((call) => sampleEndpoints.includes(call) && wanted(call));
export const isUnsafe = ({ method }: Endpoint) => method !== "GET";
export const takesJson = (call: Endpoint) => isUnsafe(call) && !call.raw;

export type PreparedCall = {
  personas: Personas;
  input: EndpointInput;
  token: string | null;
  send: (change: Partial<HandlerRequest>) => ReturnType<typeof callHandler>;
};

const getPersonas = reusePersonas();

/** What a permitted call needs, and a check that no table has changed. */
export async function prepareCall(call: Endpoint): Promise<PreparedCall & { unchanged: () => Promise<void> }> {
  const world = await getPersonas();
  const sent = (await call.makeInput?.(world)) ?? {};
  const who =
    personaNames.find(
      (one) => one !== "unverified" && one !== "disabled" && call.expected[one] < 400 && world.tokens[one],
    ) ?? "admin";
  const isScheduler = call.access === "cron";
  const token = isScheduler ? env().CRON_SECRET : world.tokens[who];
  await backgroundSettled();
  const changes = await countChanges();
  return {
    personas: world,
    input: sent,
    token,
    send: (change) => callHandler({ ...call, input: sent, token, bearer: isScheduler, ...change }),
    unchanged: async () => {
      await backgroundSettled();
      expect(await changes()).toEqual({});
    },
  };
}

/** The one shape of a refusal. */
export const errorShape = {
  success: false,
  error: expect.any(String),
  code: expect.any(String),
  requestId: expect.any(String),
};
