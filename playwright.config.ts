import { defineConfig, devices } from "@playwright/test";

// The museum is opened by `npm test`, which says where. By hand: `npm start`, then `npx playwright test`.
const baseURL = process.env.E2E_BASE_URL ?? "http://localhost:3000";

export default defineConfig({
  testDir: "e2e",
  outputDir: ".local/test/journeys",
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Generous: a laptop that also does other things is slow, and a journey that fails waits for nothing anyway.
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
      executablePath: process.env.CHROMIUM_PATH,
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
    { name: "journeys", testIgnore: /(doors|faults)\/.*/ },
    // Every call by everyone fills the museum with things that no visitor should meet: after the journeys. And one after the
    // other: a call that names all there is (the order of the exhibitions) is refused when somebody else adds to it meanwhile.
    { name: "doors", testMatch: /doors\/.*\.spec\.ts/, workers: 1, dependencies: ["journeys"] },
    // A fault belongs to the provider and not to one buyer, so these journeys go one at a time, after the others.
    { name: "faults", testMatch: /faults\/.*/, workers: 1, fullyParallel: false, dependencies: ["doors"] },
  ],
});
