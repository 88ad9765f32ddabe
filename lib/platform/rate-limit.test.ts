import { expect, test } from "vitest";
import { forgive, limits, takeFrom } from "./rate-limit";

test("of many tries at once exactly the allowed number passes, and the rest are told how long to wait", async () => {
  const { points } = limits["login-account"];
  const tries = await Promise.allSettled(Array.from({ length: points + 15 }, () => takeFrom("login-account", "ada")));
  expect(tries.filter((attempt) => attempt.status === "fulfilled")).toHaveLength(points);
  const refused = tries.find((attempt) => attempt.status === "rejected");
  expect(refused?.reason).toMatchObject({ code: "rate_limited", retryAfter: expect.any(Number) });
});

test("one key's tries do not count against another, and forgiving starts afresh", async () => {
  await takeFrom("login-account", "bisi");
  await forgive("login-account", "ada");
  await takeFrom("login-account", "ada");
});
