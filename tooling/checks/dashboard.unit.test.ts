import fs from "node:fs";
import { expect, test } from "vitest";

test("the dashboard shows each metric of the app, and no other", () => {
  const names = [...fs.readFileSync("lib/core/telemetry.ts", "utf8").matchAll(/"(museum\.[a-z.]+)"/g)];
  const made = new Set(names.map(([, name = ""]) => name.replaceAll(".", "_")));
  const queries = fs.readFileSync("docs/grafana-dashboard.json", "utf8").matchAll(/\b(museum_[a-z_]+)/g);
  // Prometheus adds the unit and the kind.
  const shown = new Set([...queries].map(([, name = ""]) => name.replace(/_total$|_seconds_bucket$/, "")));
  expect(made.size).toBeGreaterThan(4);
  expect([...shown].sort()).toEqual([...made].sort());
});
