import { defineConfig, devices } from "@playwright/test";
import { fullTag, isFull } from "./tests/tier";
import { findBrowser } from "./tooling/dev-stack/find-browser";

// `npm test` starts the app and sets E2E_BASE_URL. By hand: `npm start`, then `npm run playwright -- test`.
const baseURL = process.env.E2E_BASE_URL ?? "http://localhost:3000";

// Frame rates and memory, and long paths whose steps have tests of their own (database tests prove the newsletter and the pages whose query times out).
const onlyFull = [
  /viewer-frame-rate\.spec\.ts/,
  /admin-happy-path\.spec\.ts/,
  /resilience\/(newsletter|database-timeout)\.spec\.ts/,
  // A build of its own; tests/security proves for every page of the admin and of the account that it does not rely on the middleware.
  /access\/without-middleware\.spec\.ts/,
];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: ".local/test/e2e",
  // A browser test uses 0.4 of a core and waits for the rest of its time: five keep the two cores busy that it is measured on.
  workers: 5,
  fullyParallel: true,
  grepInvert: isFull ? undefined : new RegExp(fullTag),
  forbidOnly: Boolean(process.env.CI),
  // A second attempt keeps one slow moment from stopping the tests below. The run names every test that needed it.
  retries: 1,
  // Generous, for a busy laptop: a test that passes does not wait for it.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL,
    locale: "en-NG",
    timezoneId: "Africa/Lagos",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: await findBrowser(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "e2e", testIgnore: [/\/(access|resilience)\/.*/, ...(isFull ? [] : onlyFull)] },
    // The access tests send every request as every persona and leave data behind: they run after the other tests, and one at a
    // time, because a request that lists every exhibition is refused when another test adds one meanwhile.
    {
      name: "access",
      testMatch: /\/access\/.*\.spec\.ts/,
      testIgnore: isFull ? [] : onlyFull,
      workers: 1,
      dependencies: ["e2e"],
    },
    // A fault is set on a provider's emulator and affects every test, and a limit in milliseconds needs a core, so these run alone.
    {
      name: "resilience",
      testMatch: /\/resilience\/.*\.spec\.ts/,
      testIgnore: isFull ? [] : onlyFull,
      workers: 1,
      fullyParallel: false,
      dependencies: ["access"],
    },
  ],
});
