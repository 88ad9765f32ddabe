import pino from "pino";
import { env } from "@/lib/core/env";
import { fieldsOf } from "@/lib/core/records";

// Redacted wherever a caller logs them.
const secretKeys = ["password", "token", "authorization", "cookie", "passwordHash", "email", "shippingAddress"];

// Email addresses inside error messages, mostly a provider's.
const emailPattern = /[^\s@<>"'()=]+@[^\s@<>"'()=]+/g;

/** A text with its email addresses replaced. */
const withoutEmails = (text: string, replacement: string) => text.replace(emailPattern, replacement);

/** Whether an error is of Prisma or Postgres: its message repeats the query with its values. */
const isDatabaseError = (error: Error) => /^(Prisma|DriverAdapter)/.test(error.name) || "severity" in error;

/** An error as a text to store and show to an admin: name and code of a database error, else the message without email addresses. */
export function errorSummary(thrown: unknown): string {
  if (!(thrown instanceof Error)) return withoutEmails(String(thrown), "…");
  if (!isDatabaseError(thrown)) return withoutEmails(thrown.message, "…");
  return [thrown.name, fieldsOf(thrown).code].filter(Boolean).join(" ");
}

/** The fields of an error that are logged: of a database error only name, code, model and stack. */
function serializeError(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const { name, message, stack, cause } = thrown;
  const { code, meta, table, constraint } = fieldsOf(thrown);
  return {
    type: name,
    code,
    ...(isDatabaseError(thrown)
      ? { model: fieldsOf(meta).modelName, table, constraint }
      : { message: withoutEmails(message, "[redacted]") }),
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
