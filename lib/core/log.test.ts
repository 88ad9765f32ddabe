import { Writable } from "node:stream";
import pino from "pino";
import { describe, expect, test } from "vitest";
import { makeUser } from "@/lib/auth/factory";
import { AppError } from "@/lib/core/errors";
import { logOptions } from "@/lib/core/log";
import { databasePool, db } from "@/lib/db/client";
import type { Prisma } from "@/prisma/generated/client";

/** Logs to memory; returns the line as text and parsed. */
function line(fields: object, message = "it failed"): { text: string; entry: { err?: unknown } } {
  let text = "";
  const stream = new Writable({
    write(chunk, _, done) {
      text += chunk;
      done();
    },
  });
  pino(logOptions("info"), stream).error(fields, message);
  return { text, entry: JSON.parse(text) };
}

const person = "ada.obi@livingarchive.test";
const thrownBy = (work: () => PromiseLike<unknown>): Promise<Error> =>
  Promise.resolve(work()).then(
    () => Promise.reject(new Error("it should have failed")),
    (error: Error) => error,
  );

describe("a database error", () => {
  test.each<[string, () => PromiseLike<unknown>, object]>([
    [
      "from a unique violation",
      async () => {
        const { id } = await makeUser({ email: person });
        return db.user.create({
          data: { id, email: person, firstName: "", lastName: "", displayName: "", passwordHash: "" },
        });
      },
      { type: "PrismaClientKnownRequestError", code: "P2002", model: "User" },
    ],
    [
      "from an invalid call",
      () => db.user.create({ data: { email: person, firstName: 7 } as unknown as Prisma.UserCreateInput }),
      { type: "PrismaClientValidationError" },
    ],
    [
      "from a raw query",
      () => db.$queryRaw`SELECT ${person}::text::int`,
      { type: "PrismaClientKnownRequestError", code: "P2010" },
    ],
    ["from the driver", () => databasePool().query("SELECT $1::text::int", [person]), { type: "error", code: "22P02" }],
  ])("%s is logged with name, code and model, without the query's values", async (_, work, expected) => {
    const error = await thrownBy(work);
    expect(error.message).toMatch(/ada\.obi|invocation/);
    for (const err of [error, new AppError("failed", "Request failed", { cause: error })]) {
      const { text, entry } = line({ err });
      expect(text).not.toContain(person);
      expect(text).not.toMatch(/invocation|select \$|argon2/i);
      const logged = err === error ? entry.err : (entry.err as { cause: object }).cause;
      expect(logged).toMatchObject({ ...expected, stack: expect.stringMatching(/^\s*at /) });
    }
  });
});

test("logs the message of any other error without email addresses", () => {
  const { entry } = line({ err: new Error(`Resend refused <${person}>: the domain is unknown`) });
  expect(entry.err).toMatchObject({ type: "Error", message: "Resend refused <[redacted]>: the domain is unknown" });
});

test("redacts secrets and personal data", () => {
  const secret = { password: "open-sesame", token: "abc", email: person };
  const { text } = line({ ...secret, user: secret });
  expect(text).not.toMatch(/open-sesame|abc|ada\.obi/);
});
