import type { NextAuthOptions } from "next-auth";
import { isDatabaseUnavailable } from "@/lib/db/unavailable";

type Call = (...args: never[]) => unknown;

/**
 * next-auth turns every error of a callback into "signed out" and every error of `authorize` into a redirect that shows its message. This
 * wraps them, so that the caller can answer 503 instead while the database is unavailable.
 */
export function watchDatabase(options: NextAuthOptions): { options: NextAuthOptions; throwIfUnavailable: () => void } {
  let failure: unknown;
  const watch =
    (call: Call): Call =>
    async (...args) => {
      try {
        return await call(...args);
      } catch (error) {
        if (isDatabaseUnavailable(error)) failure = error;
        throw error;
      }
    };
  const watchAll = <T extends object>(calls: T | undefined) =>
    Object.fromEntries(Object.entries(calls ?? {}).map(([name, call]) => [name, watch(call as Call)])) as T;
  const providers = options.providers.map((provider) => {
    const given = provider.options as { authorize?: Call } | undefined;
    return given?.authorize ? { ...provider, options: { ...given, authorize: watch(given.authorize) } } : provider;
  });
  return {
    options: {
      ...options,
      providers: providers as NextAuthOptions["providers"],
      callbacks: watchAll(options.callbacks),
      events: watchAll(options.events),
    },
    throwIfUnavailable: () => {
      if (failure) throw failure;
    },
  };
}
