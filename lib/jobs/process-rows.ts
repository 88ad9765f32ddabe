import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { isDatabaseUnavailable } from "@/lib/db/unavailable";

/** How often the job is tried while a row fails for a reason which nobody foresaw. */
const ATTEMPTS = 5;

/** The same while the database cannot answer, which is not the row's fault: most of the day that the outbox gives a job. */
const ATTEMPTS_WITHOUT_DATABASE = 20;

type ProcessRows<Row> = {
  rows: readonly Row[];
  /** The attempt of the job, from 1. */
  attempt: number;
  /** Processes one row in a transaction of its own, or leaves it as it is and throws. */
  process: (row: Row) => Promise<void>;
  /** Records why a row failed, with the reason that was foreseen or null, so that it is not processed again. */
  fail: (row: Row, reason: AppError | null) => Promise<unknown>;
};

const attemptsFor = (error: unknown) => (isDatabaseUnavailable(error) ? ATTEMPTS_WITHOUT_DATABASE : ATTEMPTS);

/**
 * Processes each row of a job, also those after one that fails. What was foreseen is recorded immediately; a row that fails for another reason is
 * tried again with the job, and recorded by the last attempt. Throws after the last row when one is to be tried again.
 */
export async function processRows<Row>({ rows, attempt, process, fail }: ProcessRows<Row>): Promise<void> {
  const again: unknown[] = [];
  for (const row of rows) {
    try {
      await process(row);
    } catch (error) {
      const isForeseen = error instanceof AppError;
      if (!isForeseen && attempt < attemptsFor(error)) again.push(error);
      else {
        if (!isForeseen) log().error({ err: error, row }, "a row of a job failed");
        await fail(row, isForeseen ? error : null);
      }
    }
  }
  if (again.length > 0) throw again[0];
}

/** What a refusal says: of a field where it names one. */
export const reasonOf = (error: AppError): string => Object.values(error.fields ?? {})[0] ?? error.message;
