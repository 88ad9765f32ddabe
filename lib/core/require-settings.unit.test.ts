import { spawn } from "node:child_process";
import { expect, test, vi } from "vitest";

const complete = {
  NODE_ENV: "production" as const,
  NEXT_RUNTIME: "nodejs",
  APP_URL: "https://livingarchive.example",
  NEXTAUTH_URL: "https://livingarchive.example",
  DATABASE_URL: "postgresql://u:p@db/museum",
  NEXTAUTH_SECRET: "3f9c1b7a5e2d8046bd13c7f0a9e86524",
  CRON_SECRET: "7d20e9b4c61f85a3",
  CERTIFICATE_KEY: "2026a:4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
  PAYSTACK_SECRET_KEY: "sk_live_x",
  RESEND_API_KEY: "re_x",
  MAIL_FROM: "The Living Archive <post@livingarchive.test>",
  PUSHER_APP_ID: "1",
  PUSHER_KEY: "k",
  PUSHER_SECRET: "s",
  TRUSTED_PROXIES: "1",
  CONTACT_EMAIL: "post@livingarchive.example",
  S3_BUCKET: "museum",
  S3_ACCESS_KEY_ID: "AKID",
  S3_SECRET_ACCESS_KEY: "k",
};

// Each starts a process, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Runs what Next runs when a server starts, in a process without any other variable. */
async function startServer(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const script =
    'import("./instrumentation.ts").then((module) => module.register()).then(() => console.log("started"))';
  const child = spawn(process.execPath, ["--import", "tsx", "--eval", script], {
    env: { PATH: process.env.PATH, ...complete, ...settings },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output };
}

test.concurrent.each([
  ["a missing setting", { PUSHER_SECRET: "" }, "set PUSHER_SECRET"],
  ["no URL", { APP_URL: "livingarchive.example" }, "APP_URL is not valid (Invalid URL)"],
  ["plain http", { APP_URL: "http://livingarchive.example" }, "APP_URL must be an https URL"],
  [
    "a known secret",
    { NEXTAUTH_SECRET: "x".repeat(32) },
    "NEXTAUTH_SECRET has a value that anyone can know or guess, so make a new one",
  ],
])("stops with one sentence and exit code 1: %s", async (_, settings, sentence) => {
  expect(await startServer(settings as Record<string, string>)).toEqual({
    code: 1,
    output: `The Living Archive cannot start: ${sentence} (see .env.example).\n`,
  });
});

test.concurrent("starts with complete settings, and warns about a Paystack test key", async () => {
  const { code, output } = await startServer({ PAYSTACK_SECRET_KEY: "sk_test_4be7" });
  expect(code).toBe(0);
  expect(output).toContain("PAYSTACK_SECRET_KEY is a test key");
  expect(output).toMatch(/^started$/m);
});
