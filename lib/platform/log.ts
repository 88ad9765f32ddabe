import pino from "pino";
import { env } from "@/lib/platform/env";

// Whatever a caller puts into a line, these never reach it.
const secret = ["password", "token", "authorization", "cookie", "passwordHash", "email", "shippingAddress"];

// A person's address inside somebody else's sentence: a provider's refusal, mostly.
const address = /[^\s@<>"'()=]+@[^\s@<>"'()=]+/g;

type Thrown = Error & { code?: unknown; meta?: { modelName?: unknown }; table?: unknown; constraint?: unknown };

/**
 * What a line says about an error. Those of Prisma and of Postgres repeat the query with everything that was asked, so of
 * them only name, code, model and place in the code are kept.
 */
function loggedError(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const { name, code, message, stack, cause, meta, table, constraint } = thrown as Thrown;
  const isDatabase = /^(Prisma|DriverAdapter)/.test(name) || "severity" in thrown;
  return {
    type: name,
    code,
    ...(isDatabase ? { model: meta?.modelName, table, constraint } : { message: message.replace(address, "[struck]") }),
    stack: stack?.match(/^\s+at .+$/gm)?.join("\n"),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  };
}

/** How the log writes; the tests write into their own stream with it. */
export function logOptions(level: string): pino.LoggerOptions {
  return {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: [...secret, ...secret.map((name) => `*.${name}`)], censor: "[struck]" },
    serializers: { err: loggedError },
  };
}

let logger: pino.Logger | undefined;

/** The process's log: one JSON line each, secrets and personal data struck out. */
export function log(): pino.Logger {
  logger ??= pino(logOptions(env().LOG_LEVEL));
  return logger;
}
