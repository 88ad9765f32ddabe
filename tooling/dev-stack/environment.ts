import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** The secrets shared by the app and the provider emulators. */
export type Secrets = {
  nextAuth: string;
  cron: string;
  certificateKey: string;
  paystackKey: string;
  resendKey: string;
  pusherId: string;
  pusherKey: string;
  pusherSecret: string;
};

export type StackSettings = {
  appUrl: string;
  emulatorPort: number;
  databaseUrl: string;
  /** The folder of uploaded files. */
  storageDir: string;
  secrets: Secrets;
  logLevel?: string;
};

type Environment = Record<string, string>;

// The real profiles are not known locally: each links to the platform's home page.
const socialLinks: Environment = {
  SOCIAL_INSTAGRAM: "https://www.instagram.com/",
  SOCIAL_TIKTOK: "https://www.tiktok.com/",
  SOCIAL_THREADS: "https://www.threads.com/",
  SOCIAL_TWITTER: "https://x.com/",
  SOCIAL_YOUTUBE: "https://www.youtube.com/",
};

/** The secret of Resend's webhooks, which the emulator signs. */
export const resendWebhookSecret = ({ resendKey }: Pick<Secrets, "resendKey">): string =>
  `whsec_${Buffer.from(resendKey).toString("base64")}`;

/** The chain of the emulated beacon: a key of its own, and rounds every three seconds like drand's quicknet (emulators/drand.ts). */
export const emulatedChain = {
  chainHash: "8c3032564cd44a77d587f3d5d67c69629e9b957dbbdbd98d6cf6584746ba92de",
  publicKey:
    "a83d751fba079fe7ffb787af89d7ce96200f8cc5a3aa069e8a421ceaf6c9fd337a2a6529750202908a84fcf697d3c47a1000c4c49306c259d0b4764e54414241016ea165672e20fab363adf23cd741a1344c3d10a018db79173e975eba92512d",
  genesis: 1_700_000_000,
  period: 3,
};

/** The app's settings on the dev stack, for start, dev and tests. */
export function stackEnvironment({
  appUrl,
  emulatorPort,
  databaseUrl,
  storageDir,
  secrets,
  logLevel,
}: StackSettings): Environment {
  const emulators = `http://localhost:${emulatorPort}`;
  return {
    DEV_STACK: "1",
    APP_URL: appUrl,
    NEXTAUTH_URL: appUrl,
    NEXTAUTH_SECRET: secrets.nextAuth,
    CRON_SECRET: secrets.cron,
    CERTIFICATE_KEY: secrets.certificateKey,
    DATABASE_URL: databaseUrl,
    PAYSTACK_BASE_URL: `${emulators}/paystack`,
    PAYSTACK_SECRET_KEY: secrets.paystackKey,
    PAYSTACK_CHECKOUT_HOSTS: "localhost",
    RESEND_BASE_URL: `${emulators}/resend`,
    RESEND_API_KEY: secrets.resendKey,
    RESEND_WEBHOOK_SECRET: resendWebhookSecret(secrets),
    MAIL_FROM: "The Living Archive <museum@livingarchive.test>",
    PUSHER_APP_ID: secrets.pusherId,
    PUSHER_KEY: secrets.pusherKey,
    PUSHER_SECRET: secrets.pusherSecret,
    PUSHER_HOST: "localhost",
    PUSHER_PORT: String(emulatorPort),
    PUSHER_USE_TLS: "0",
    DRAND_BASE_URL: `${emulators}/drand`,
    DRAND_CHAIN_HASH: emulatedChain.chainHash,
    DRAND_PUBLIC_KEY: emulatedChain.publicKey,
    DRAND_GENESIS: String(emulatedChain.genesis),
    DRAND_PERIOD: String(emulatedChain.period),
    STORAGE_DIR: storageDir,
    LOG_LEVEL: logLevel ?? "warn",
    ...socialLinks,
  };
}

// A provider is overridden as a whole: half a real Paystack and half an emulator would work as neither.
const providerPrefixes = ["PAYSTACK_", "RESEND_", "PUSHER_", "DRAND_", "S3_"];

/** The stack's settings without those that the user's environment overrides. */
export function withOverrides(stack: Environment, given: Record<string, string | undefined>): Environment {
  const isGiven = (name: string) => Boolean(given[name]);
  const givenGroups = providerPrefixes.filter((group) =>
    Object.keys(given).some((name) => name.startsWith(group) && isGiven(name)),
  );
  const defaults = Object.entries(stack).filter(
    ([name]) => !isGiven(name) && !givenGroups.some((group) => name.startsWith(group)),
  );
  return Object.fromEntries(defaults);
}

/** The services that the user's environment overrides. */
export function overriddenServices(given: Record<string, string | undefined>): string[] {
  const names = {
    DATABASE_URL: "Postgres",
    PAYSTACK_: "Paystack",
    RESEND_: "Resend",
    PUSHER_: "Pusher Channels",
    DRAND_: "drand",
    S3_: "S3",
  };
  return Object.entries(names)
    .filter(([prefix]) => Object.keys(given).some((name) => name.startsWith(prefix) && given[name]))
    .map(([, what]) => what);
}

const randomHex = (bytes: number) => crypto.randomBytes(bytes).toString("hex");

/** The dev stack's secrets, generated once and stored in its folder, so that sessions survive a restart. */
export function localSecrets(folder: string): Secrets {
  const file = path.join(folder, "secrets.json");
  const stored = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, "utf8")) as Partial<Secrets>) : {};
  const secrets: Secrets = {
    nextAuth: randomHex(32),
    cron: randomHex(24),
    // The id is random as well: a new file has a new key, and the id of another key is refused.
    certificateKey: `laptop-${randomHex(4)}:${randomHex(32)}`,
    paystackKey: `sk_test_${randomHex(20)}`,
    resendKey: `re_local_${randomHex(12)}`,
    pusherId: "1",
    pusherKey: randomHex(10),
    pusherSecret: randomHex(10),
    // What an earlier release has stored stays; it may lack a secret of this one.
    ...stored,
  };
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

/** Fixed secrets, so that tests can sign as a provider does. */
export const testSecrets: Secrets = {
  nextAuth: "a-secret-of-the-tests-with-more-than-32-characters",
  cron: "the-cron-secret-of-the-tests",
  certificateKey: "key-of-the-tests:9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
  paystackKey: "sk_test_of_the_tests",
  resendKey: "re_of_the_tests",
  pusherId: "1",
  pusherKey: "key-of-the-tests",
  pusherSecret: "secret-of-the-tests",
};
