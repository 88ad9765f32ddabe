import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type JobName, jobDefinitions } from "@/lib/workflows/job-handlers";

type Definition = { name: JobName; schema: z.ZodMiniType };

const definitions = Object.values(jobDefinitions).flatMap((group): Definition[] => Object.values(group));
const definitionOf = (name: string) => definitions.find((definition) => definition.name === name);

describe("the registry of jobs", () => {
  test("has every group of every jobs.ts", async () => {
    const files = fs.readdirSync("lib").map((domain) => `lib/${domain}/jobs.ts`);
    const groups: string[] = [];
    for (const file of files.filter((name) => fs.existsSync(name))) {
      const exported: object = await import(path.resolve(file));
      for (const [name, value] of Object.entries(exported)) {
        const members: unknown[] = typeof value === "object" && value !== null ? Object.values(value) : [];
        if (members.some((member) => z.safeParse(z.object({ schema: z.any(), job: z.any() }), member).success))
          groups.push(name);
      }
    }
    expect(groups.sort()).toEqual(Object.keys(jobDefinitions).sort());
  });

  test("has each name once", () => {
    const names = definitions.map(({ name }) => name);
    expect([...new Set(names)]).toEqual(names);
  });
});

/** The jobs that a SQL function enqueues: the name, and the fields of its payload. */
function sqlJobs(): [file: string, name: string, fields: string[]][] {
  const folder = "prisma/functions";
  return fs.readdirSync(folder).flatMap((file) => {
    const statements = fs
      .readFileSync(path.join(folder, file), "utf8")
      .split(/INSERT INTO outbox_messages/)
      .slice(1);
    return statements.map((statement): [string, string, string[]] => {
      const [, name = ""] = /'([a-z][a-z.-]*)'/.exec(statement.replace(/'(?:out|ref)'/g, "")) ?? [];
      const [, object = ""] = /jsonb_build_object\(([\s\S]*?)\)[\s\S]*?;/.exec(statement) ?? [];
      return [file, name, [...object.matchAll(/'(\w+)',/g)].map(([, field = ""]) => field)];
    });
  });
}

describe("the jobs that SQL functions enqueue", () => {
  test("are found", () => {
    expect(sqlJobs().map(([, name]) => name)).toEqual([
      "auction.closed",
      "auction.bid-placed",
      "certificate.sign",
      "transfer.voided.email",
      "event.rsvp-confirmed.email",
      "event.passed-on.email",
      "event.rsvp-confirmed.email",
      "event.rsvp-confirmed.email",
      "event.rsvp-confirmed.email",
      "event.promoted.email",
      "event.offered.email",
      "event.offer-ended.email",
      "event.removed.email",
      "event.rsvp-confirmed.email",
      "number-wish.freed",
      "number-wish.freed",
      "transfer.closed.email",
    ]);
  });

  test.each(sqlJobs())("%s enqueues %s with the fields of its schema", (_, name, fields) => {
    const definition = definitionOf(name);
    expect(definition, `${name} has no definition`).toBeDefined();
    const parsed = definition && z.safeParse(definition.schema, {});
    const required = parsed?.error?.issues.map(({ path: [field] }) => field) ?? [];
    expect(fields.sort()).toEqual(required.sort());
  });
});
