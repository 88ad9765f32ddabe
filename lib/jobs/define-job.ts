import * as z from "zod/mini";
import type { Prisma } from "@/prisma/generated/client";

/** A job to enqueue, made by a definition: jobs with the same `key` run once; none runs before `notBefore`. */
export type Job = { definition: { name: string }; key: string; payload: Prisma.InputJsonObject; notBefore?: Date };

/** The name of a job, the shape of its payload, and the only way to make one. */
export type JobDefinition<Name extends string, Payload> = {
  name: Name;
  schema: z.ZodMiniType<Payload>;
  job: (key: string, payload: Payload, notBefore?: Date) => Job;
};

/**
 * Runs the jobs of a definition; `attempt` counts from 1. A job with `render` sends a message: it is built at the first attempt and stored, so that a retry
 * sends the same bytes (a provider rejects an idempotency key with another body). Null means that there is nothing to send.
 */
export type JobHandler<Payload> = {
  /** The payload contains a secret, such as a sign-in link: it is cleared after sending. */
  sensitive?: boolean;
} & (
  | { run: (payload: Payload, attempt: number) => Promise<void> }
  | {
      render: (payload: Payload) => Promise<Prisma.InputJsonObject | null>;
      send: (message: unknown, key: string) => Promise<void>;
    }
);

/** A handler that parses what the outbox has stored. */
export type StoredJobHandler = JobHandler<unknown> & { name: string };

/** What is stored of a job cannot be read. It is retried, because a newer build may have stored it, which can read it. */
export class JobDataError extends Error {
  override readonly name = "JobDataError";
}

/** Parses stored data of a job. The error names the fields and never their values, which may be secret. */
export function parseJobData<T>(schema: z.ZodMiniType<T>, data: unknown, what: string): T {
  const parsed = z.safeParse(schema, data);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, code }) => `${path.join(".") || "(all)"} (${code})`);
  throw new JobDataError(`The ${what} is not valid: ${fields.join(", ")}.`);
}

/** Defines a job by its name and the schema of its payload. Its handler is bound with `handleJobs`. */
export function defineJob<const Name extends string, Payload extends Prisma.InputJsonObject>(
  name: Name,
  schema: z.ZodMiniType<Payload>,
): JobDefinition<Name, Payload> {
  return {
    name,
    schema,
    job: (key, payload, notBefore) => ({ definition: { name }, key, payload, notBefore }),
  };
}

type AnyDefinition = { name: string; schema: z.ZodMiniType };
type PayloadOf<Definition> = Definition extends { schema: z.ZodMiniType<infer Payload> } ? Payload : never;

/** Binds a handler to every job of a domain; a missing or an unknown one does not compile. */
export function handleJobs<Definitions extends { [Key in keyof Definitions]: AnyDefinition }>(
  definitions: Definitions,
  handlers: { [Key in keyof Definitions]: JobHandler<PayloadOf<Definitions[Key]>> },
): { [Key in keyof Definitions]: StoredJobHandler } {
  const bound = {} as { [Key in keyof Definitions]: StoredJobHandler };
  // The compiler cannot follow that a definition and the handler of the same key have the same payload.
  for (const key in definitions) bound[key] = parseBefore(definitions[key], handlers[key] as JobHandler<unknown>);
  return bound;
}

function parseBefore<Payload>(
  { name, schema }: { name: string; schema: z.ZodMiniType<Payload> },
  handler: JobHandler<Payload>,
): StoredJobHandler {
  const parse = (payload: unknown) => parseJobData(schema, payload, `payload of ${name}`);
  const { sensitive } = handler;
  if ("run" in handler)
    return { name, sensitive, run: async (payload, attempt) => handler.run(parse(payload), attempt) };
  return { name, sensitive, render: async (payload) => handler.render(parse(payload)), send: handler.send };
}
