import * as z from "zod";

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
  DATABASE_URL: z.string().startsWith("postgres"),
  /** Maximum number of connections per process. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(50).default(10),
  NEXTAUTH_SECRET: z.string().min(32),
  CRON_SECRET: z.string().min(16),
  /** 1: an admin has no admin access before setting up a second factor. */
  ADMIN_TOTP_REQUIRED: flag,
  PAYSTACK_BASE_URL: z.url().default("https://api.paystack.co"),
  PAYSTACK_SECRET_KEY: z.string().min(1),
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
  /** Files are stored in S3 when S3_BUCKET is set, else in this folder. */
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
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  CONTACT_EMAIL: z.string().default("hello@livingarchive.test"),
  /** Receives the saleroom's stablecoin fee. Without a wallet the saleroom offers the plans only. */
  VIP_WALLET: z.string().default(""),
  VIP_NETWORK: z.string().default("USDT on Tron (TRC-20)"),
  VIP_FEE_USD: z.coerce.number().int().min(1).default(2_000),
  /** URLs of the social media profiles; an empty one is not shown. */
  SOCIAL_INSTAGRAM: z.string().default(""),
  SOCIAL_TIKTOK: z.string().default(""),
  SOCIAL_THREADS: z.string().default(""),
  SOCIAL_TWITTER: z.string().default(""),
  SOCIAL_YOUTUBE: z.string().default(""),
});

export type Env = z.infer<typeof schema>;

/**
 * Reads and validates the environment. Throws one error that names every missing or invalid variable.
 * Outside the local stack the URLs of the app and the providers must be https.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  // An empty line in a .env file means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    throw new Error(`The Living Archive cannot start: set ${names.join(", ")} (see .env.example).`);
  }
  const settings = parsed.data;
  if (!settings.DEV_STACK && settings.NODE_ENV === "production") {
    if (given.TRUSTED_PROXIES === undefined)
      throw new Error("The Living Archive cannot start: set TRUSTED_PROXIES (see .env.example).");
    const plain = (["APP_URL", "PAYSTACK_BASE_URL", "RESEND_BASE_URL", "S3_ENDPOINT"] as const).filter(
      (name) => settings[name] && !settings[name].startsWith("https://"),
    );
    if (!settings.PUSHER_USE_TLS) plain.push("PUSHER_USE_TLS" as never);
    if (plain.length) throw new Error(`The Living Archive cannot start: ${plain.join(", ")} must be an https URL.`);
  }
  return { ...settings, APP_URL: settings.APP_URL.replace(/\/+$/, "") };
}

let settings: Env | undefined;

/** The validated environment of this process, read once at first use. */
export function env(): Env {
  settings ??= parseEnv(process.env);
  return settings;
}
