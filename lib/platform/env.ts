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
  /** The public address of the museum, without a trailing slash. Links in mails are made of it, never of a Host header. */
  APP_URL: z.url(),
  DATABASE_URL: z.string().startsWith("postgres"),
  /** Connections a process may hold. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(50).default(10),
  NEXTAUTH_SECRET: z.string().min(32),
  CRON_SECRET: z.string().min(16),
  /** 1: nobody is an admin before they have set up a second factor. */
  ADMIN_TOTP_REQUIRED: flag,
  PAYSTACK_BASE_URL: z.url().default("https://api.paystack.co"),
  PAYSTACK_SECRET_KEY: z.string().min(1),
  /** Hosts to which a buyer may be sent to pay. */
  PAYSTACK_CHECKOUT_HOSTS: list
    .pipe(z.array(z.string()))
    .transform((hosts) => (hosts.length ? hosts : ["checkout.paystack.com"])),
  RESEND_BASE_URL: z.url().default("https://api.resend.com"),
  RESEND_API_KEY: z.string().min(1),
  /** With which Resend signs that a mail came back. Without it nobody is believed, and bounces are not known. */
  RESEND_WEBHOOK_SECRET: z.string().default(""),
  MAIL_FROM: z.string().min(3),
  PUSHER_APP_ID: z.string().min(1),
  PUSHER_KEY: z.string().min(1),
  PUSHER_SECRET: z.string().min(1),
  PUSHER_CLUSTER: z.string().default("eu"),
  /** Set only where Channels is not Pusher's own: the local stack. */
  PUSHER_HOST: z.string().optional(),
  PUSHER_PORT: port.optional(),
  PUSHER_USE_TLS: z
    .enum(["0", "1"])
    .default("1")
    .transform((value) => value === "1"),
  /** Files go to S3 when a bucket is named, else to this folder. */
  STORAGE_DIR: z.string().default(".local/storage"),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default("auto"),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /**
   * How many proxies stand in front of the app; the visitor's address is that many entries from the right of X-Forwarded-For.
   * 0: the connection itself says who is there. A host has to say it, because a wrong guess makes all visitors one at the limits.
   */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** The local stack says that it started the app, and so that plain http addresses are its own. */
  MUSEUM_LOCAL_STACK: flag,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  CONTACT_EMAIL: z.string().default("hello@livingarchive.test"),
  /** Where the saleroom's stablecoin fee goes. Without a wallet the room offers the plans only. */
  VIP_WALLET: z.string().default(""),
  VIP_NETWORK: z.string().default("USDT on Tron (TRC-20)"),
  VIP_FEE_USD: z.coerce.number().int().min(1).default(2_000),
  /** Addresses of the museum's pages elsewhere; one that is empty is not shown. */
  SOCIAL_INSTAGRAM: z.string().default(""),
  SOCIAL_TIKTOK: z.string().default(""),
  SOCIAL_THREADS: z.string().default(""),
  SOCIAL_TWITTER: z.string().default(""),
  SOCIAL_YOUTUBE: z.string().default(""),
});

export type Env = z.infer<typeof schema>;

/**
 * Reads and checks the settings. Throws one sentence that names every setting that is missing or wrong.
 * Outside the local stack the app's and the providers' addresses have to be https.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  // An empty line in a .env file means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    throw new Error(`The Living Archive cannot start: set ${names.join(", ")} (see .env.example).`);
  }
  const settings = parsed.data;
  if (!settings.MUSEUM_LOCAL_STACK && settings.NODE_ENV === "production") {
    if (given.TRUSTED_PROXIES === undefined)
      throw new Error("The Living Archive cannot start: set TRUSTED_PROXIES (see .env.example).");
    const plain = (["APP_URL", "PAYSTACK_BASE_URL", "RESEND_BASE_URL", "S3_ENDPOINT"] as const).filter(
      (name) => settings[name] && !settings[name].startsWith("https://"),
    );
    if (!settings.PUSHER_USE_TLS) plain.push("PUSHER_USE_TLS" as never);
    if (plain.length) throw new Error(`The Living Archive cannot start: ${plain.join(", ")} must be an https address.`);
  }
  return { ...settings, APP_URL: settings.APP_URL.replace(/\/+$/, "") };
}

let settings: Env | undefined;

/** The checked settings of this process; read once, at first use. */
export function env(): Env {
  settings ??= readEnv(process.env);
  return settings;
}
