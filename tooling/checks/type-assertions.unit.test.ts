import fs from "node:fs";
import { expect, it } from "vitest";
import { allowed, findAssertionFaults } from "./type-assertions";

it.each([
  ["lib/orders/queries.ts", "const a = 1;\nconst order = row as unknown as Order;", 1],
  ["app/page.tsx", "(row as unknown\n  as Order).id; row as any as Order", 2],
  ["components/ui/field.tsx", "row as Order; const unknown = row as unknown;", 0],
  ["lib/orders/queries.test.ts", "row as unknown as Order", 0],
  ["lib/orders/factory.ts", "row as unknown as Order", 0],
  ["tests/security/personas.ts", "row as unknown as Order", 0],
  ["tooling/checks/contrast.ts", "row as unknown as Order", 0],
])("counts the assertions through unknown in %s", (file, text, count) => {
  expect(findAssertionFaults(file, text)).toHaveLength(count);
});

it("names the line", () => {
  expect(findAssertionFaults("lib/a.ts", "\n\nx as unknown as Y")[0]).toMatch(/^lib\/a\.ts:3: /);
});

it("allows only what the listed files have", () => {
  for (const [file, { count }] of Object.entries(allowed)) {
    const text = fs.readFileSync(file, "utf8");
    expect(findAssertionFaults(file, text)).toEqual([]);
    expect(findAssertionFaults(file, `${text}\nx as unknown as Y`)).toHaveLength(1);
    expect(findAssertionFaults(file, "")).toHaveLength(count > 0 ? 1 : 0);
  }
});
