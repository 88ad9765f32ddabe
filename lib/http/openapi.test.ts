import fs from "node:fs";
import { expect, test } from "vitest";
import { describeRoutes, descriptionFile } from "@/local/describe-routes";

type Described = { paths: Record<string, Record<string, { summary: string; responses: object }>> };

// Every handler of the museum is loaded for it, which takes a busy machine its time.
const timeout = 120_000;

test("the published description is that of the handlers: npx tsx scripts/openapi.ts writes it anew", {
  timeout,
}, async () => {
  const described = await describeRoutes();
  const { paths } = JSON.parse(described) as Described;
  const silent = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs)
      .filter(([, { summary }]) => !/^\S.{10,}/.test(summary))
      .map(([verb]) => `${verb} ${path}`),
  );
  expect(silent).toEqual([]);
  expect(fs.readFileSync(descriptionFile, "utf8") === described, "the description is old").toBe(true);
});
