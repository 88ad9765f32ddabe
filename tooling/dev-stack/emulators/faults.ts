import { type EmulatorResponse, type Route, redirect, route } from "./http";

/** The ways in which each provider can be made to fail. */
export const faultModes = {
  resend: ["down", "hang", "rate-limit", "accept-then-drop"],
  drand: ["down", "hang", "forged"],
  pusher: ["down", "hang", "drop", "duplicate", "reorder"],
  paystack: [
    "down",
    "hang",
    "webhook-lost",
    "webhook-twice",
    "webhook-late",
    "webhook-first",
    "webhook-forged",
    "wrong-amount",
    "wrong-currency",
    "decline",
    "lost-reply",
    "refund-needs-account",
  ],
} as const;

export type Provider = keyof typeof faultModes;
export type FaultMode<P extends Provider = Provider> = (typeof faultModes)[P][number];
type Fault = { provider: Provider; mode: string; remaining: number | null };

export type Faults = ReturnType<typeof createFaults>;

/** The active faults. A fault stays until it is cleared, or for `count` uses. */
export function createFaults() {
  let faults: Fault[] = [];
  const clear = (provider?: Provider) => {
    faults = provider ? faults.filter((fault) => fault.provider !== provider) : [];
  };
  return {
    list: (): readonly Fault[] => faults,
    clear,
    set<P extends Provider>(provider: P, mode: FaultMode<P> | "none", count?: number): void {
      if (mode === "none") {
        clear(provider);
        return;
      }
      faults = faults.filter((fault) => fault.provider !== provider || fault.mode !== mode);
      faults.push({ provider, mode, remaining: count ?? null });
    },
    /** True when the fault is active; consumes one use. */
    take<P extends Provider>(provider: P, mode: FaultMode<P>): boolean {
      const fault = faults.find((one) => one.provider === provider && one.mode === mode);
      if (!fault) return false;
      if (fault.remaining !== null) fault.remaining -= 1;
      faults = faults.filter((one) => one.remaining === null || one.remaining > 0);
      return true;
    },
  };
}

/** `POST /faults {provider, mode, count?}`, `GET /faults`, `DELETE /faults`; a form may post too and is redirected to the page. */
export function faultRoutes(faults: Faults): Route[] {
  const list = () => ({ body: { faults: faults.list(), modes: faultModes } });
  return [
    route("GET", /^\/faults$/, list),
    route("DELETE", /^\/faults$/, ({ query }) => {
      const provider = query.get("provider");
      faults.clear(isProvider(provider) ? provider : undefined);
      return list();
    }),
    route("POST", /^\/faults$/, (call): EmulatorResponse => {
      const isForm = call.header("content-type").startsWith("application/x-www-form-urlencoded");
      const given = isForm ? Object.fromEntries(call.form) : call.json;
      const { provider, mode } = given;
      const modes: readonly string[] = isProvider(provider) ? faultModes[provider] : [];
      if (!isProvider(provider) || (mode !== "none" && !modes.includes(String(mode)))) {
        return { status: 400, body: { message: "Unknown provider or mode.", modes: faultModes } };
      }
      const count = Number(given.count) > 0 ? Number(given.count) : undefined;
      faults.set(provider, mode as FaultMode, count);
      return isForm ? redirect("/#faults") : list();
    }),
  ];
}

function isProvider(value: unknown): value is Provider {
  return typeof value === "string" && value in faultModes;
}
