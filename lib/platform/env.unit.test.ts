import { expect, test } from "vitest";
import { readEnv } from "./env";

const complete = {
  NODE_ENV: "production",
  APP_URL: "https://livingarchive.example/",
  DATABASE_URL: "postgresql://u:p@db/museum",
  NEXTAUTH_SECRET: "s".repeat(32),
  CRON_SECRET: "c".repeat(16),
  PAYSTACK_SECRET_KEY: "sk_live_x",
  RESEND_API_KEY: "re_x",
  MAIL_FROM: "The Living Archive <post@livingarchive.example>",
  PUSHER_APP_ID: "1",
  PUSHER_KEY: "k",
  PUSHER_SECRET: "s",
  TRUSTED_PROXIES: "1",
};

test("complete settings are read, with the providers' own addresses as the default", () => {
  const env = readEnv(complete);
  expect(env.APP_URL).toBe("https://livingarchive.example");
  expect(env.PAYSTACK_BASE_URL).toBe("https://api.paystack.co");
  expect(env.PAYSTACK_CHECKOUT_HOSTS).toEqual(["checkout.paystack.com"]);
});

test("what is missing is named in one sentence, and an empty line counts as missing", () => {
  expect(() => readEnv({ ...complete, CRON_SECRET: "", RESEND_API_KEY: undefined })).toThrow(
    "The Living Archive cannot start: set CRON_SECRET, RESEND_API_KEY (see .env.example).",
  );
});

test("production has to say how many proxies stand in front, none being an answer too", () => {
  const silent = { ...complete, TRUSTED_PROXIES: "" };
  expect(() => readEnv(silent)).toThrow("The Living Archive cannot start: set TRUSTED_PROXIES (see .env.example).");
  expect(readEnv({ ...complete, TRUSTED_PROXIES: "0" }).TRUSTED_PROXIES).toBe(0);
  expect(readEnv({ ...silent, MUSEUM_LOCAL_STACK: "1" }).TRUSTED_PROXIES).toBe(0);
  expect(readEnv({ ...silent, NODE_ENV: "test" }).TRUSTED_PROXIES).toBe(0);
});

test("production refuses a provider over plain http unless the local stack started it", () => {
  const plain = { ...complete, PAYSTACK_BASE_URL: "http://localhost:3001/paystack" };
  expect(() => readEnv(plain)).toThrow("PAYSTACK_BASE_URL must be an https address");
  expect(readEnv({ ...plain, MUSEUM_LOCAL_STACK: "1" }).PAYSTACK_BASE_URL).toContain("localhost");
});
