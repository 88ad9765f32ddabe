import pino from "pino";
import { env } from "@/lib/platform/env";

// Whatever a caller puts into a line, these never reach it.
const secret = ["password", "token", "authorization", "cookie", "passwordHash", "email", "shippingAddress"];

let logger: pino.Logger | undefined;

/** The process's log: one JSON line each, secrets and personal data struck out. */
export function log(): pino.Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: [...secret, ...secret.map((name) => `*.${name}`)], censor: "[struck]" },
    serializers: { err: pino.stdSerializers.err },
  });
  return logger;
}
