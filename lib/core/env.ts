import * as z from "zod";
import { isValidAt, missingWalletSettings, walletMismatches, walletSettings } from "@/lib/core/wallet-settings";
import { knownSecrets } from "@/lib/core/weak-secrets";

const port = z.coerce.number().int().min(1).max(65535);
const flag = z
  .enum(["0", "1"])
  .default("0")
  .transform((value) => value === "1");
const list = z
  .string()
  .default("")
  .transform((value) =>
    value
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  );

const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  /** The public URL of the app, without a trailing slash. Links in emails use it, never a Host header. */
  APP_URL: z.url(),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, "must begin with postgresql://"),
  /** Maximum number of connections per process. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(50).default(10),
  /** The same URL. Only next-auth reads it, from the environment. */
  NEXTAUTH_URL: z.url().optional(),
  NEXTAUTH_SECRET: z.string().min(32),
  /** The secret before a rotation: MFA secrets and recovery codes made with it stay valid, sessions do not. */
  NEXTAUTH_SECRET_OLD: z.string().min(32).optional(),
  CRON_SECRET: z.string().min(16),
  /** The key that signs certificates: its id, a colon and 32 bytes in hex. A new key needs a new id. */
  CERTIFICATE_KEY: z
    .string()
    .regex(/^[a-z0-9-]{1,40}:[0-9a-f]{64}$/, "must be an id, a colon and 64 hex digits, like 2026a:3f9c…"),
  /** 1: an admin has no admin access before setting up two-factor authentication. Default: 1 on a host in production, else 0. */
  ADMIN_TOTP_REQUIRED: flag,
  /** Have I Been Pwned's range API, asked about new passwords; without it none is asked. */
  BREACHED_PASSWORDS_URL: z.url().optional(),
  PAYSTACK_BASE_URL: z.url().default("https://api.paystack.co"),
  PAYSTACK_SECRET_KEY: z.string().regex(/^sk_(test|live)_./, "must begin with sk_test_ or sk_live_"),
  /** Hosts to which a buyer may be redirected to pay. */
  PAYSTACK_CHECKOUT_HOSTS: list
    .pipe(z.array(z.string()))
    .transform((hosts) => (hosts.length ? hosts : ["checkout.paystack.com"])),
  RESEND_BASE_URL: z.url().default("https://api.resend.com"),
  RESEND_API_KEY: z.string().min(1),
  /** Verifies Resend's webhooks. Without it every webhook is rejected and bounces are not recorded. */
  RESEND_WEBHOOK_SECRET: z.string().default(""),
  MAIL_FROM: z.string().min(3),
  PUSHER_APP_ID: z.string().min(1),
  PUSHER_KEY: z.string().min(1),
  PUSHER_SECRET: z.string().min(1),
  PUSHER_CLUSTER: z.string().default("eu"),
  /** Set only for the local emulator. */
  PUSHER_HOST: z.string().optional(),
  PUSHER_PORT: port.optional(),
  PUSHER_USE_TLS: z
    .enum(["0", "1"])
    .default("1")
    .transform((value) => value === "1"),
  /** The public beacon that decides draws: drand's quicknet unless set. The key belongs to the chain, so they are set together. */
  DRAND_BASE_URL: z.url().default("https://api.drand.sh"),
  DRAND_CHAIN_HASH: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .default("52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"),
  DRAND_PUBLIC_KEY: z
    .string()
    .regex(/^[0-9a-f]{192}$/)
    .default(
      "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
    ),
  /** When the chain's first round was, in seconds since 1970, and how many seconds lie between two rounds. */
  DRAND_GENESIS: z.coerce.number().int().min(1).default(1_692_803_367),
  DRAND_PERIOD: z.coerce.number().int().min(1).max(3_600).default(3),
  /** Files are stored in S3 when S3_BUCKET is set, else in this folder. A host names one of the two. */
  STORAGE_DIR: z.string().default(".local/storage"),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default("auto"),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /**
   * Number of proxies in front of the app; the client IP is that many entries from the right of X-Forwarded-For. 0: the
   * socket's address. Required in production, because with a wrong value all visitors share one rate limit.
   */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** The local stack says that it started the app, and so that plain http addresses are its own. */
  DEV_STACK: flag,
  /** The OTLP collector of traces and metrics (docs/observability.md); without it none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** Headers of the exports, such as an API key; the exporters read them from the environment. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default("living-archive"),
  /** The share of traces that are sent. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  /** Receives contact messages. Required in production, because the default cannot receive mail. */
  CONTACT_EMAIL: z.string().default("hello@livingarchive.test"),
  /** The museum's WhatsApp number with its country code; without it no link is shown. */
  WHATSAPP_NUMBER: z
    .string()
    .regex(/^\+?[1-9]\d{7,14}$/, "must be a number with its country code, like 2348031234567")
    .optional(),
  /** Receives the saleroom's stablecoin fee. Without a wallet the saleroom offers the plans only. */
  VIP_WALLET: z.string().default(""),
  VIP_NETWORK: z.string().default("USDT on Tron (TRC-20)"),
  VIP_FEE_USD: z.coerce.number().int().min(1).default(2_000),
  /** The seller on invoices: its lines, separated by semicolons. */
  INVOICE_SELLER: z.string().default("The Living Archive; Lagos, Nigeria"),
  /** VAT in per cent by the day from which it is included in the prices: "2026-01-01=7.5". What was paid before has no VAT. */
  VAT_RATES: list.pipe(
    z.array(z.string().regex(/^\d{4}-\d\d-\d\d=\d{1,2}(\.\d{1,2})?$/, "must be like 2026-01-01=7.5")),
  ),
  ...walletSettings,
  /** URLs of the social media profiles; an empty one is not shown. */
  SOCIAL_INSTAGRAM: z.string().default(""),
  SOCIAL_TIKTOK: z.string().default(""),
  SOCIAL_THREADS: z.string().default(""),
  SOCIAL_TWITTER: z.string().default(""),
  SOCIAL_YOUTUBE: z.string().default(""),
});

export type Env = z.infer<typeof schema>;

/** A setting that is missing or wrong; the message is one sentence for the operator who starts the app, and never holds a value. */
export class SettingsError extends Error {
  override name = "SettingsError";
  constructor(reasons: readonly string[]) {
    super(`The Living Archive cannot start: ${reasons.join("; ")} (see .env.example).`);
  }
}

/**
 * Reads and validates the environment. Throws one error that names every missing, malformed or known value.
 * Outside the local stack the URLs of the app and the providers must be https.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  // An empty line in a .env file means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new SettingsError(describeIssues(parsed.error.issues, given));
  const settings = parsed.data;
  const reasons = [
    ...bucketRefusals(settings),
    ...setAll(missingWalletSettings(settings)),
    ...walletMismatches(settings),
    ...(isOnHost(settings) ? hostRefusals(settings, given) : []),
  ];
  if (reasons.length) throw new SettingsError(reasons);
  const ADMIN_TOTP_REQUIRED = settings.ADMIN_TOTP_REQUIRED || (isOnHost(settings) && given.ADMIN_TOTP_REQUIRED !== "0");
  return { ...settings, ADMIN_TOTP_REQUIRED, APP_URL: settings.APP_URL.replace(/\/+$/, "") };
}

type Given = Record<string, string | undefined>;

const isOnHost = ({ DEV_STACK, NODE_ENV }: Env) => !DEV_STACK && NODE_ENV === "production";
const setAll = (names: readonly string[]) => (names.length ? [`set ${names.join(", ")}`] : []);

function describeIssues(issues: readonly z.core.$ZodIssue[], given: Given): string[] {
  const wrong = new Map(issues.map(({ path: [name], message }) => [String(name), message]));
  const missing = [...wrong.keys()].filter((name) => given[name] === undefined);
  const malformed = [...wrong].filter(([name]) => given[name] !== undefined);
  return [...setAll(missing), ...malformed.map(([name, message]) => `${name} is not valid (${message})`)];
}

const bucketRefusals = ({ S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Env) =>
  S3_BUCKET
    ? setAll(Object.entries({ S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }).flatMap(([name, value]) => (value ? [] : name)))
    : [];

/** What only a laptop may leave out or set. */
function hostRefusals(settings: Env, given: Given): string[] {
  const missing = ["NEXTAUTH_URL", "TRUSTED_PROXIES", "CONTACT_EMAIL"].filter((name) => given[name] === undefined);
  if (!given.S3_BUCKET && !given.STORAGE_DIR)
    missing.push("S3_BUCKET (or STORAGE_DIR, a folder that outlives a restart)");
  const plain: string[] = (
    [
      "APP_URL",
      "NEXTAUTH_URL",
      "BREACHED_PASSWORDS_URL",
      "PAYSTACK_BASE_URL",
      "RESEND_BASE_URL",
      "DRAND_BASE_URL",
      "S3_ENDPOINT",
    ] as const
  ).filter((name) => settings[name] && !settings[name].startsWith("https://"));
  return [
    ...setAll(missing),
    ...(plain.length ? [`${plain.join(", ")} must be an https URL`] : []),
    ...(settings.PUSHER_USE_TLS ? [] : ["PUSHER_USE_TLS must be 1"]),
    ...knownSecrets(settings).map((name) => `${name} has a value that anyone can know or guess, so make a new one`),
  ];
}

/** What the log should say at start about settings that work, but hardly on purpose. */
export function settingsWarnings(settings: Env): string[] {
  const warnings: string[] = [];
  if (isOnHost(settings) && settings.PAYSTACK_SECRET_KEY.startsWith("sk_test_"))
    warnings.push(
      "PAYSTACK_SECRET_KEY is a test key: nobody pays real money. That is right for a preview and wrong for the shop.",
    );
  for (const name of ["APPLE_PASS_CERTIFICATE", "APPLE_WWDR_CERTIFICATE"] as const)
    if (settings[name] && !isValidAt(settings[name], new Date()))
      warnings.push(`${name} has expired or is not valid yet: no ticket is offered for Apple Wallet.`);
  return warnings;
}

let settings: Env | undefined;

/** The validated environment of this process, read once at first use. */
export function env(): Env {
  settings ??= parseEnv(process.env);
  return settings;
}
