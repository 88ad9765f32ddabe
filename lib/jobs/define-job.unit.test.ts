import { expect, expectTypeOf, test } from "vitest";
import * as z from "zod/mini";
import { defineJob, handleJobs, JobDataError, parseJobData } from "./define-job";

const jobs = {
  greet: defineJob("test.greet", z.object({ name: z.string() })),
  wave: defineJob("test.wave", z.object({ times: z.number() })),
};

test("makes a job with the name of its definition", () => {
  expect(jobs.greet.job("greet/1", { name: "Ada" })).toMatchObject({
    definition: { name: "test.greet" },
    key: "greet/1",
    payload: { name: "Ada" },
  });
  expectTypeOf(jobs.greet.name).toEqualTypeOf<"test.greet">();
});

test("does not compile with a payload of another shape", () => {
  // @ts-expect-error the field has another name
  jobs.greet.job("greet/1", { title: "Ada" });
  // @ts-expect-error the field has another type
  jobs.wave.job("wave/1", { times: "twice" });
});

test("does not compile with a missing handler, an unknown one or one for another payload", () => {
  const run = async () => undefined;
  // Type checks only: never called.
  const wrong = () => [
    // @ts-expect-error the handler of wave is missing
    handleJobs({ greet: jobs.greet, wave: jobs.wave }, { greet: { run } }),
    // @ts-expect-error there is no job of this name
    handleJobs({ greet: jobs.greet }, { greet: { run }, bow: { run } }),
    // @ts-expect-error greet has no field `times`
    handleJobs({ greet: jobs.greet }, { greet: { run: async ({ times }: { times: number }) => void times } }),
  ];
  expect(wrong).toBeTypeOf("function");
});

test("passes the parsed payload to the handler", async () => {
  const names: string[] = [];
  const { greet } = handleJobs(
    { greet: jobs.greet },
    { greet: { run: async (payload) => void names.push(...Object.keys(payload)) } },
  );
  if ("run" in greet) await greet.run({ name: "Ada", unknown: true }, 1);
  expect(names).toEqual(["name"]);
});

test("rejects stored data of another shape, naming the field and not its value", () => {
  const parse = () => parseJobData(z.object({ to: z.string(), at: z.number() }), { to: { secret: 1 } }, "stored email");
  expect(parse).toThrow(new JobDataError("The stored email is not valid: to (invalid_type), at (invalid_type)."));
});
