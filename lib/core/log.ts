import pino from "pino";
import { env } from "@/lib/core/env";

// Redacted wherever a caller logs them.
const secretKeys = ["password", "token", "authorization", "cookie", "passwordHash", "email", "shippingAddress"];

// Email addresses inside error messages, mostly a provider's.
const emailPattern = /[^\s@<>"'()=]+@[^\s@<>"'()=]+/g;

type Thrown = Error & { code?: unknown; meta?: { modelName?: unknown }; table?: unknown; constraint?: unknown };

/**
 * The fields of an error that are logged. Messages of Prisma and Postgres repeat the query with its values, so of those errors
 * only name, code, model and stack are logged.
 */
function serializeError(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const { name, code, message, stack, cause, meta, table, constraint } = thrown as Thrown;
  const isDatabase = /^(Prisma|DriverAdapter)/.test(name) || "severity" in thrown;
  return {
    type: name,
    code,
    ...(isDatabase
      ? { model: meta?.modelName, table, constraint }
      : { message: message.replace(emailPattern, "[redacted]") }),
    stack: stack?.match(/^\s+at .+$/gm)?.join("\n"),
    ...(cause instanceof Error && { cause: serializeError(cause) }),
  };
}

/** The options of the logger; tests log to their own stream with them. */
export function logOptions(level: string): pino.LoggerOptions {
  return {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: [...secretKeys, ...secretKeys.map((name) => `*.${name}`)], censor: "[redacted]" },
    serializers: { err: serializeError },
  };
}

let logger: pino.Logger | undefined;

/** The logger of this process: JSON lines, secrets and personal data redacted. */
export function log(): pino.Logger {
  logger ??= pino(logOptions(env().LOG_LEVEL));
  return logger;
}
