import path from "node:path";
import { defineConfig } from "vitest/config";
import { stackEnvironment, testSecrets } from "./local/environment.ts";

const ignored = ["**/node_modules/**", "**/.next*/**", "**/.local/**", "e2e/**"];

// What a unit test may read from the environment; the addresses lead nowhere, because a unit test talks to nobody.
const nowhere = stackEnvironment({
  appUrl: "http://localhost:3000",
  emulatorPort: 9,
  databaseUrl: "postgresql://nobody@127.0.0.1:9/none",
  storageDir: ".local/test/storage",
  secrets: testSecrets,
  logLevel: "silent",
});

export default defineConfig({
  resolve: { alias: { "@": path.resolve(".") } },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    maxWorkers: 2,
    pool: "forks",
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["**/*.unit.test.{ts,tsx}"], exclude: ignored, env: nowhere },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: ["**/*.test.{ts,tsx}"],
          exclude: ["**/*.unit.test.{ts,tsx}", ...ignored],
          globalSetup: "local/vitest-global.ts",
          setupFiles: "local/vitest-file.ts",
        },
      },
    ],
  },
});
