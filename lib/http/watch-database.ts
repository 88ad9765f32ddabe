import type { NextAuthOptions } from "next-auth";
import { isDatabaseUnavailable } from "@/lib/db/unavailable";

/**
 * next-auth turns every error of a callback into "signed out" and every error of `authorize` into a redirect that shows its message. This
 * wraps them, so that the caller can answer 503 instead while the database is unavailable.
 */
export function watchDatabase(options: NextAuthOptions): { options: NextAuthOptions; throwIfUnavailable: () => void } {
  let failure: unknown;
  const watched: ProxyHandler<CallableFunction> = {
    async apply(call, self, args) {
      try {
        return await Reflect.apply(call, self, args);
      } catch (error) {
        if (isDatabaseUnavailable(error)) failure = error;
        throw error;
      }
    },
  };
  /** The same object, whose functions are watched. */
  const watchAll = <T extends object>(calls: T): T =>
    new Proxy(calls, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? new Proxy(value, watched) : value;
      },
    });
  return {
    options: {
      ...options,
      providers: options.providers.map((provider) => ({ ...provider, options: watchAll(provider.options ?? {}) })),
      callbacks: watchAll(options.callbacks ?? {}),
      events: watchAll(options.events ?? {}),
    },
    throwIfUnavailable: () => {
      if (failure) throw failure;
    },
  };
}
