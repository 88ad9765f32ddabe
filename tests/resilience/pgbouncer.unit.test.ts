import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { whyUnusable } from "./pgbouncer";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "pgbouncer-unit-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A program that prints this as its version. */
function makeProgram(version: string): string {
  const file = path.join(folder, version.replaceAll(/\W/g, "-"));
  fs.writeFileSync(file, `#!/bin/sh\necho "${version}"\n`, { mode: 0o755 });
  return file;
}

test("a program that is missing, too old or another one is named in a sentence", () => {
  expect(whyUnusable("no-such-pgbouncer")).toBe(
    'PgBouncer was not tried: there is no program "no-such-pgbouncer" here, and the app\'s named statements need PgBouncer 1.21 or newer with max_prepared_statements.',
  );
  // The version of Debian 12.
  expect(whyUnusable(makeProgram("PgBouncer 1.18.0"))).toMatch(
    /is version 1\.18, and .* need PgBouncer 1\.21 or newer/,
  );
  expect(whyUnusable(makeProgram("psql (PostgreSQL) 18.0"))).toMatch(/does not name a version of PgBouncer/);
});

test("a version that follows named statements is used", () => {
  for (const version of ["1.21.0", "1.24.1", "2.0.0"])
    expect(whyUnusable(makeProgram(`PgBouncer ${version}`))).toBeNull();
});
