import { Writable } from "node:stream";
import pino from "pino";
import { describe, expect, test } from "vitest";
import { makeUser } from "@/lib/accounts/factory";
import { databasePool, db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { logOptions } from "@/lib/platform/log";
import type { Prisma } from "@/prisma/generated/client";

/** The line that the museum's log would write. */
function line(fields: object, message = "it failed"): { text: string; said: { err?: unknown } } {
  let text = "";
  const stream = new Writable({
    write(chunk, _, done) {
      text += chunk;
      done();
    },
  });
  pino(logOptions("info"), stream).error(fields, message);
  return { text, said: JSON.parse(text) };
}

const person = "ada.obi@livingarchive.test";
const thrownBy = (work: () => PromiseLike<unknown>): Promise<Error> =>
  Promise.resolve(work()).then(
    () => Promise.reject(new Error("it should have failed")),
    (error: Error) => error,
  );

describe("an error of the database", () => {
  test.each<[string, () => PromiseLike<unknown>, object]>([
    [
      "about a value that is taken",
      async () => {
        const { id } = await makeUser({ email: person });
        return db.user.create({
          data: { id, email: person, firstName: "", lastName: "", displayName: "", passwordHash: "" },
        });
      },
      { type: "PrismaClientKnownRequestError", code: "P2002", model: "User" },
    ],
    [
      "about a call that makes no sense",
      () => db.user.create({ data: { email: person, firstName: 7 } as unknown as Prisma.UserCreateInput }),
      { type: "PrismaClientValidationError" },
    ],
    [
      "about a query written by hand",
      () => db.$queryRaw`SELECT ${person}::text::int`,
      { type: "PrismaClientKnownRequestError", code: "P2010" },
    ],
    [
      "of the driver itself",
      () => databasePool().query("SELECT $1::text::int", [person]),
      { type: "error", code: "22P02" },
    ],
  ])("%s is logged by its name, its code and its model, without what was asked", async (_, work, expected) => {
    const error = await thrownBy(work);
    expect(error.message).toMatch(/ada\.obi|invocation/);
    for (const err of [error, new AppError("failed", "Request failed", { cause: error })]) {
      const { text, said } = line({ err });
      expect(text).not.toContain(person);
      expect(text).not.toMatch(/invocation|select \$|argon2/i);
      const logged = err === error ? said.err : (said.err as { cause: object }).cause;
      expect(logged).toMatchObject({ ...expected, stack: expect.stringMatching(/^\s*at /) });
    }
  });
});

test("another error keeps its sentence, without addresses of people", () => {
  const { said } = line({ err: new Error(`Resend refused <${person}>: the domain is unknown`) });
  expect(said.err).toMatchObject({ type: "Error", message: "Resend refused <[struck]>: the domain is unknown" });
});

test("secrets and personal data never reach a line", () => {
  const secret = { password: "open-sesame", token: "abc", email: person };
  const { text } = line({ ...secret, user: secret });
  expect(text).not.toMatch(/open-sesame|abc|ada\.obi/);
});
