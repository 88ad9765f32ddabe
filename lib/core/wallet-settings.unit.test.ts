import { expect, test } from "vitest";
import { day } from "@/lib/core/clock";
import { parseEnv, settingsWarnings } from "@/lib/core/env";
import { makeAppleKeys, makeGoogleKeys } from "@/lib/core/test-wallet-keys";

const complete = {
  NODE_ENV: "test",
  APP_URL: "https://livingarchive.example",
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
};

const [apple, other] = await Promise.all([makeAppleKeys(), makeAppleKeys()]);
const google = makeGoogleKeys().settings;
const parse = (wallet: Record<string, string>) => parseEnv({ ...complete, ...wallet });

test("wallets are optional, and their keys are parsed", () => {
  expect([parse({}).APPLE_PASS_CERTIFICATE, parse({}).GOOGLE_WALLET_KEY]).toEqual([undefined, undefined]);
  const { APPLE_PASS_CERTIFICATE, GOOGLE_WALLET_KEY } = parse({ ...apple, ...google });
  expect(APPLE_PASS_CERTIFICATE?.subject).toContain("UID=pass.example.tickets");
  expect(GOOGLE_WALLET_KEY?.email).toBe("passes@museum-1.iam.gserviceaccount.com");
});

test("a PEM text may be one line with \\n for its line breaks", () => {
  const oneLine = Object.fromEntries(Object.entries(apple).map(([name, text]) => [name, text.replaceAll("\n", "\\n")]));
  expect(parse(oneLine).APPLE_PASS_KEY?.asymmetricKeyType).toBe("rsa");
});

test.each([
  ["a part of Apple's", { ...apple, APPLE_PASS_KEY: "" }, "set APPLE_PASS_KEY"],
  ["a part of Google's", { ...google, GOOGLE_WALLET_ISSUER_ID: "" }, "set GOOGLE_WALLET_ISSUER_ID"],
  ["no certificate", { ...apple, APPLE_PASS_CERTIFICATE: "x" }, "APPLE_PASS_CERTIFICATE is not valid (must be a cert"],
  ["no key", { ...apple, APPLE_PASS_KEY: "x" }, "APPLE_PASS_KEY is not valid (must be an RSA private key in PEM"],
  [
    "another key",
    { ...apple, APPLE_PASS_KEY: other.APPLE_PASS_KEY },
    "APPLE_PASS_KEY is not the key of APPLE_PASS_CERTIFICATE",
  ],
  [
    "another issuer of the same name",
    { ...apple, APPLE_WWDR_CERTIFICATE: other.APPLE_WWDR_CERTIFICATE },
    "APPLE_WWDR_CERTIFICATE is not the certificate that issued APPLE_PASS_CERTIFICATE",
  ],
  [
    "a certificate of something else",
    { ...apple, APPLE_PASS_CERTIFICATE: apple.APPLE_WWDR_CERTIFICATE },
    "APPLE_PASS_CERTIFICATE is not the certificate of a Pass Type ID",
  ],
  [
    "a key without its file",
    { ...google, GOOGLE_WALLET_KEY: JSON.parse(google.GOOGLE_WALLET_KEY).private_key },
    "GOOGLE_WALLET_KEY is not valid (must be the JSON key file of a service account)",
  ],
])("the start names %s, without its value", (_, wallet, sentence) => {
  expect(() => parse(wallet)).toThrow(sentence);
  expect(() => parse(wallet)).not.toThrow(/BEGIN|MII/);
});

test("the start warns about a certificate that has expired", async () => {
  expect(settingsWarnings(parse(apple))).toEqual([]);
  const expired = parse(await makeAppleKeys(new Date(Date.now() - day)));
  expect(settingsWarnings(expired)).toEqual([expect.stringContaining("APPLE_PASS_CERTIFICATE has expired")]);
});
