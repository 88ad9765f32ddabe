import { expect, test } from "vitest";
import { consumeLimit, limits, resetLimit } from "./rate-limit";

test("allows exactly the limit of concurrent attempts and returns the time to wait for the others", async () => {
  const { points } = limits["login-account"];
  const tries = await Promise.allSettled(
    Array.from({ length: points + 15 }, () => consumeLimit("login-account", "ada")),
  );
  expect(tries.filter((attempt) => attempt.status === "fulfilled")).toHaveLength(points);
  const refused = tries.find((attempt) => attempt.status === "rejected");
  expect(refused?.reason).toMatchObject({ code: "rate_limited", retryAfter: expect.any(Number) });
});

test("counts keys separately and starts over after a reset", async () => {
  await consumeLimit("login-account", "bisi");
  await resetLimit("login-account", "ada");
  await consumeLimit("login-account", "ada");
});
