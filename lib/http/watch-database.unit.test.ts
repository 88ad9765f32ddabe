import type { NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { expect, test } from "vitest";
import { watchDatabase } from "@/lib/http/watch-database";

const gone = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });

/** next-auth's options, all of whose calls fail with the error. */
function watchFailing(error: Error) {
  const fail = async () => {
    throw error;
  };
  const provider = Credentials({ credentials: {}, authorize: fail });
  return watchDatabase({ providers: [provider], callbacks: { jwt: fail }, events: { signOut: fail } });
}
type Watched = ReturnType<typeof watchFailing>;
type Failing = (...args: unknown[]) => Promise<unknown>;

test.each<[string, (options: NextAuthOptions) => unknown]>([
  ["a callback", (options) => options.callbacks?.jwt],
  ["an event", (options) => options.events?.signOut],
  ["authorize", ({ providers: [provider] }) => (provider as { options: { authorize: unknown } }).options.authorize],
])("an unavailable database in %s of next-auth is thrown to the caller, another error is not", async (_, callOf) => {
  const thrownBy = async ({ options, throwIfUnavailable }: Watched) => {
    await (callOf(options) as Failing)().catch(() => undefined);
    return throwIfUnavailable;
  };
  expect(await thrownBy(watchFailing(gone))).toThrow(gone);
  expect(await thrownBy(watchFailing(new Error("the session was ended")))).not.toThrow();
});
