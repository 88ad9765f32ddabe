import { expect, test } from "vitest";
import { parseEnv } from "./env";

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

test("reads complete settings with the providers' URLs as defaults", () => {
  const env = parseEnv(complete);
  expect(env.APP_URL).toBe("https://livingarchive.example");
  expect(env.PAYSTACK_BASE_URL).toBe("https://api.paystack.co");
  expect(env.PAYSTACK_CHECKOUT_HOSTS).toEqual(["checkout.paystack.com"]);
});

test("names every missing variable in one error, empty ones included", () => {
  expect(() => parseEnv({ ...complete, CRON_SECRET: "", RESEND_API_KEY: undefined })).toThrow(
    "The Living Archive cannot start: set CRON_SECRET, RESEND_API_KEY (see .env.example).",
  );
});

test("requires TRUSTED_PROXIES in production and accepts 0", () => {
  const silent = { ...complete, TRUSTED_PROXIES: "" };
  expect(() => parseEnv(silent)).toThrow("The Living Archive cannot start: set TRUSTED_PROXIES (see .env.example).");
  expect(parseEnv({ ...complete, TRUSTED_PROXIES: "0" }).TRUSTED_PROXIES).toBe(0);
  expect(parseEnv({ ...silent, DEV_STACK: "1" }).TRUSTED_PROXIES).toBe(0);
  expect(parseEnv({ ...silent, NODE_ENV: "test" }).TRUSTED_PROXIES).toBe(0);
});

test("rejects plain http URLs of providers in production outside the local stack", () => {
  const plain = { ...complete, PAYSTACK_BASE_URL: "http://localhost:3001/paystack" };
  expect(() => parseEnv(plain)).toThrow("PAYSTACK_BASE_URL must be an https URL");
  expect(parseEnv({ ...plain, DEV_STACK: "1" }).PAYSTACK_BASE_URL).toContain("localhost");
});
