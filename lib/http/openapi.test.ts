import { expect, test } from "vitest";
import { renderOpenApiDocument } from "@/tooling/dev-stack/openapi-document";

type Described = { paths: Record<string, Record<string, { summary: string; operationId: string; responses: object }>> };

// Loads every handler, which is slow on a busy machine.
const timeout = 120_000;

test("every operation of the API description has a summary", { timeout }, async () => {
  const { paths } = JSON.parse(await renderOpenApiDocument()) as Described;
  expect(Object.keys(paths).length).toBeGreaterThan(100);
  const silent = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs)
      .filter(([, { summary }]) => !/^\S.{10,}/.test(summary))
      .map(([verb]) => `${verb} ${path}`),
  );
  expect(silent).toEqual([]);
  const ids = Object.values(paths).flatMap((verbs) => Object.values(verbs).map(({ operationId }) => operationId));
  expect(new Set(ids).size).toBe(ids.length);
});
