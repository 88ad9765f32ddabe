import { expect, test } from "vitest";
import { parseEnv, settingsWarnings } from "./env";

const complete = {
  NODE_ENV: "production",
  APP_URL: "https://livingarchive.example/",
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

test("reads complete settings with the providers' URLs as defaults", () => {
  const env = parseEnv(complete);
  expect(env.APP_URL).toBe("https://livingarchive.example");
  expect(env.PAYSTACK_BASE_URL).toBe("https://api.paystack.co");
  expect(env.PAYSTACK_CHECKOUT_HOSTS).toEqual(["checkout.paystack.com"]);
});

test("takes a WhatsApp number with its country code, or none", () => {
  expect(parseEnv(complete).WHATSAPP_NUMBER).toBeUndefined();
  expect(parseEnv({ ...complete, WHATSAPP_NUMBER: "+2348031234567" }).WHATSAPP_NUMBER).toBe("+2348031234567");
  for (const wrong of ["08031234567", "+234 803", "wa.me/234"])
    expect(() => parseEnv({ ...complete, WHATSAPP_NUMBER: wrong })).toThrow(
      "WHATSAPP_NUMBER is not valid (must be a number with its country code, like 2348031234567)",
    );
});

test("names every missing variable in one error, empty ones included", () => {
  expect(() => parseEnv({ ...complete, CRON_SECRET: "", RESEND_API_KEY: undefined })).toThrow(
    "The Living Archive cannot start: set CRON_SECRET, RESEND_API_KEY (see .env.example).",
  );
});

test("names a malformed variable without its value, beside the missing ones", () => {
  expect(() => parseEnv({ ...complete, CRON_SECRET: "short", APP_URL: "livingarchive", PUSHER_KEY: "" })).toThrow(
    "The Living Archive cannot start: set PUSHER_KEY; APP_URL is not valid (Invalid URL); CRON_SECRET is not valid (Too small: expected string to have >=16 characters) (see .env.example).",
  );
});

test.each(["TRUSTED_PROXIES", "NEXTAUTH_URL", "CONTACT_EMAIL"])(
  "requires %s in production outside the local stack",
  (name) => {
    const silent = { ...complete, [name]: "" };
    expect(() => parseEnv(silent)).toThrow(`The Living Archive cannot start: set ${name} (see .env.example).`);
    expect(() => parseEnv({ ...silent, DEV_STACK: "1" })).not.toThrow();
    expect(() => parseEnv({ ...silent, NODE_ENV: "test" })).not.toThrow();
  },
);

test("requires a bucket, or a folder on purpose, in production outside the local stack", () => {
  const none = { ...complete, S3_BUCKET: "" };
  expect(() => parseEnv(none)).toThrow("set S3_BUCKET (or STORAGE_DIR, a folder that outlives a restart)");
  expect(parseEnv({ ...none, STORAGE_DIR: "/data" }).STORAGE_DIR).toBe("/data");
  expect(parseEnv({ ...none, DEV_STACK: "1" }).STORAGE_DIR).toBe(".local/storage");
});

test.each([
  [{}, true],
  [{ ADMIN_TOTP_REQUIRED: "1" }, true],
  [{ ADMIN_TOTP_REQUIRED: "" }, true],
  [{ ADMIN_TOTP_REQUIRED: "0" }, false],
  [{ DEV_STACK: "1" }, false],
  [{ DEV_STACK: "1", ADMIN_TOTP_REQUIRED: "1" }, true],
  [{ NODE_ENV: "test" }, false],
  [{ NODE_ENV: "development" }, false],
])("requires MFA of admins in production unless it is switched off: %j", (given, required) => {
  expect(parseEnv({ ...complete, ...given }).ADMIN_TOTP_REQUIRED).toBe(required);
});

test("accepts no proxies", () => {
  expect(parseEnv({ ...complete, TRUSTED_PROXIES: "0" }).TRUSTED_PROXIES).toBe(0);
});

test("rejects plain http URLs of providers in production outside the local stack", () => {
  const plain = { ...complete, PAYSTACK_BASE_URL: "http://localhost:3001/paystack", PUSHER_USE_TLS: "0" };
  expect(() => parseEnv(plain)).toThrow("PAYSTACK_BASE_URL must be an https URL; PUSHER_USE_TLS must be 1");
  expect(parseEnv({ ...plain, DEV_STACK: "1" }).PAYSTACK_BASE_URL).toContain("localhost");
});

test("requires the keys of a bucket that is set", () => {
  expect(() => parseEnv({ ...complete, S3_SECRET_ACCESS_KEY: "" })).toThrow(
    "set S3_SECRET_ACCESS_KEY (see .env.example)",
  );
});

test.each([
  ["NEXTAUTH_SECRET", "a-secret-of-the-tests-with-more-than-32-characters"],
  ["NEXTAUTH_SECRET", "s".repeat(40)],
  ["NEXTAUTH_SECRET", "please-change-me-please-change-me-please"],
  ["CRON_SECRET", "the-cron-secret-of-the-tests"],
  ["CERTIFICATE_KEY", `key-of-the-tests:${"4c".repeat(32)}`],
  ["CERTIFICATE_KEY", `2026a:${"0".repeat(64)}`],
  ["PAYSTACK_SECRET_KEY", "sk_test_of_the_tests"],
  ["RESEND_API_KEY", "re_local_0123abcd"],
])("rejects the known value of %s in production outside the local stack", (name, value) => {
  const known = { ...complete, [name]: value };
  expect(() => parseEnv(known)).toThrow(
    `The Living Archive cannot start: ${name} has a value that anyone can know or guess, so make a new one (see .env.example).`,
  );
  expect(parseEnv({ ...known, DEV_STACK: "1" })).toMatchObject({ [name]: value });
});

test("warns about a Paystack test key in production outside the local stack", () => {
  const preview = { ...complete, PAYSTACK_SECRET_KEY: "sk_test_4be7" };
  expect(settingsWarnings(parseEnv(preview))).toEqual([expect.stringContaining("PAYSTACK_SECRET_KEY is a test key")]);
  expect(settingsWarnings(parseEnv({ ...preview, DEV_STACK: "1" }))).toEqual([]);
  expect(settingsWarnings(parseEnv(complete))).toEqual([]);
});
