import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** What the app and the stand-ins of the three providers share, so that each believes the other. */
export type Secrets = {
  nextAuth: string;
  cron: string;
  paystackKey: string;
  resendKey: string;
  pusherId: string;
  pusherKey: string;
  pusherSecret: string;
};

export type Place = {
  appUrl: string;
  emulatorPort: number;
  databaseUrl: string;
  /** The folder that holds the files that people upload. */
  storageDir: string;
  secrets: Secrets;
  logLevel?: string;
};

type Environment = Record<string, string>;

// Where the museum will be found elsewhere is not known on a laptop: each leads to the front door of its house.
const elsewhere: Environment = {
  SOCIAL_INSTAGRAM: "https://www.instagram.com/",
  SOCIAL_TIKTOK: "https://www.tiktok.com/",
  SOCIAL_THREADS: "https://www.threads.com/",
  SOCIAL_TWITTER: "https://x.com/",
  SOCIAL_YOUTUBE: "https://www.youtube.com/",
};

/** The settings with which the app runs against the local stack; the one source of them for start, dev and tests. */
export function stackEnvironment({
  appUrl,
  emulatorPort,
  databaseUrl,
  storageDir,
  secrets,
  logLevel,
}: Place): Environment {
  const emulators = `http://localhost:${emulatorPort}`;
  return {
    MUSEUM_LOCAL_STACK: "1",
    APP_URL: appUrl,
    NEXTAUTH_URL: appUrl,
    NEXTAUTH_SECRET: secrets.nextAuth,
    CRON_SECRET: secrets.cron,
    DATABASE_URL: databaseUrl,
    PAYSTACK_BASE_URL: `${emulators}/paystack`,
    PAYSTACK_SECRET_KEY: secrets.paystackKey,
    PAYSTACK_CHECKOUT_HOSTS: "localhost",
    RESEND_BASE_URL: `${emulators}/resend`,
    RESEND_API_KEY: secrets.resendKey,
    RESEND_WEBHOOK_SECRET: `whsec_${Buffer.from(secrets.resendKey).toString("base64")}`,
    MAIL_FROM: "The Living Archive <museum@livingarchive.test>",
    PUSHER_APP_ID: secrets.pusherId,
    PUSHER_KEY: secrets.pusherKey,
    PUSHER_SECRET: secrets.pusherSecret,
    PUSHER_HOST: "localhost",
    PUSHER_PORT: String(emulatorPort),
    PUSHER_USE_TLS: "0",
    STORAGE_DIR: storageDir,
    LOG_LEVEL: logLevel ?? "warn",
    ...elsewhere,
  };
}

// These belong together: half of a person's own Paystack and half of ours would reach neither.
const groups = ["PAYSTACK_", "RESEND_", "PUSHER_", "S3_"];

/** The stack's settings, with whatever the person has set in the environment in place of its stand-in. */
export function withGiven(stack: Environment, given: Record<string, string | undefined>): Environment {
  const isGiven = (name: string) => Boolean(given[name]);
  const givenGroups = groups.filter((group) =>
    Object.keys(given).some((name) => name.startsWith(group) && isGiven(name)),
  );
  const kept = Object.entries(stack).filter(
    ([name]) => !isGiven(name) && !givenGroups.some((group) => name.startsWith(group)),
  );
  return Object.fromEntries(kept);
}

/** Which stand-ins the person has replaced, for a line at the start. */
export function replacedBy(given: Record<string, string | undefined>): string[] {
  const names = {
    DATABASE_URL: "Postgres",
    PAYSTACK_: "Paystack",
    RESEND_: "Resend",
    PUSHER_: "Pusher Channels",
    S3_: "S3",
  };
  return Object.entries(names)
    .filter(([prefix]) => Object.keys(given).some((name) => name.startsWith(prefix) && given[name]))
    .map(([, what]) => what);
}

const random = (bytes: number) => crypto.randomBytes(bytes).toString("hex");

/** The local stack's secrets, made once and kept in its folder: a session outlives a restart. */
export function localSecrets(folder: string): Secrets {
  const file = path.join(folder, "secrets.json");
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, "utf8")) as Secrets;
  const secrets: Secrets = {
    nextAuth: random(32),
    cron: random(24),
    paystackKey: `sk_test_${random(20)}`,
    resendKey: `re_local_${random(12)}`,
    pusherId: "1",
    pusherKey: random(10),
    pusherSecret: random(10),
  };
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

/** The secrets of the tests: known, so that a test can sign what a provider would. */
export const testSecrets: Secrets = {
  nextAuth: "a-secret-of-the-tests-with-more-than-32-characters",
  cron: "the-cron-secret-of-the-tests",
  paystackKey: "sk_test_of_the_tests",
  resendKey: "re_of_the_tests",
  pusherId: "1",
  pusherKey: "key-of-the-tests",
  pusherSecret: "secret-of-the-tests",
};
