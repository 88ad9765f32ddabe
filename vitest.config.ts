import fs from "node:fs";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { isFull, isStress } from "./tests/tier.ts";
import { stackEnvironment, testSecrets } from "./tooling/dev-stack/environment.ts";

// Processes that are killed, servers that restart, a build, and lists of thousands of rows: minutes that `npm test` does not have.
const onlyFull = [
  "tests/resilience/*-crash.test.ts",
  "tests/resilience/database-restart.test.ts",
  "tests/resilience/standalone.test.ts",
  "tests/query-plans/admin-lists.test.ts",
];

const ignored = [
  "**/node_modules/**",
  "**/.next*/**",
  "**/.local/**",
  "tests/e2e/**",
  ...(isFull ? [] : onlyFull),
  // Only `npm run stress` runs them.
  ...(isStress ? [] : ["tests/stress/**"]),
];

// What a unit test may read from the environment. The URLs lead nowhere: a unit test uses no network.
const nowhere = stackEnvironment({
  appUrl: "http://localhost:3000",
  emulatorPort: 9,
  databaseUrl: "postgresql://nobody@127.0.0.1:9/none",
  storageDir: ".local/test/storage",
  secrets: testSecrets,
  logLevel: "silent",
});

const database = { globalSetup: "tooling/dev-stack/vitest-global.ts", setupFiles: "tooling/dev-stack/vitest-file.ts" };

// Files that replace a module, a setting or a connection which others in the same process rely on.
const ownProcess = [
  "lib/member-content/upload-to-s3.test.ts",
  "lib/api-client/realtime-client.test.ts",
  "lib/db/page-cache.test.ts",
  "lib/http/start-telemetry.test.ts",
  "lib/workflows/scheduled-jobs.test.ts",
  "lib/orders/order-number.test.ts",
  "tooling/dev-stack/seed-database.test.ts",
  "tests/security/account-pages.test.ts",
  "tests/security/admin-pages.test.ts",
  "tests/resilience/unavailable-pages.test.ts",
  "tests/resilience/database-restart.test.ts",
];

// Unit tests that replace a module, which another file of the same process may have loaded already.
const ownUnitProcess = [
  "components/auctions/bid-form.unit.test.tsx",
  "components/downloads/downloads-view.unit.test.tsx",
  "lib/email/mailer.unit.test.ts",
  "lib/paystack/paystack.unit.test.ts",
  "lib/realtime/realtime.unit.test.ts",
  "lib/storage/storage.unit.test.ts",
];

for (const file of [...ownProcess, ...ownUnitProcess])
  if (!fs.existsSync(file)) throw new Error(`vitest.config.ts names ${file}, which is gone.`);

export default defineConfig({
  resolve: { alias: { "@": path.resolve(".") } },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    // One more than the two cores it is measured on: a database test mostly waits for Postgres.
    maxWorkers: 3,
    pool: "forks",
    testTimeout: 20_000,
    hookTimeout: 60_000,
    slowTestThreshold: 5_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["**/*.unit.test.{ts,tsx}"],
          exclude: [...ownUnitProcess, ...ignored],
          env: nowhere,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "unit-isolated", include: ownUnitProcess, exclude: ignored, env: nowhere },
      },
      {
        extends: true,
        test: {
          ...database,
          name: "database",
          include: ["**/*.test.{ts,tsx}"],
          exclude: ["**/*.unit.test.{ts,tsx}", ...ownProcess, ...ignored],
          // The modules are loaded once in a worker, and not again for each file: that took longer than the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...database, name: "isolated", include: ownProcess, exclude: ignored },
      },
    ],
  },
});
