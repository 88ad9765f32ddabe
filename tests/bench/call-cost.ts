// npm run bench:calls: the CPU time of calls, in process and without a server, beside a handler that only runs the same statement.
//   npm run bench:calls -- 2000 profile              also writes a CPU profile into .local/bench
//   npm run bench:calls -- 2000 profile "POST bid"   measures one call, so that the profile is of that call
import { spawn } from "node:child_process";
import { startEmulators } from "../../tooling/dev-stack/emulators/start";
import { testSecrets } from "../../tooling/dev-stack/environment";
import { seedDatabase } from "../../tooling/dev-stack/seed-database";
import { addBidders, createAuction, openBench } from "./bench-auction";

const [calls = "2000", mode = "plain", only = ""] = process.argv.slice(2);
const appUrl = "http://localhost:3210";

const emulators = await startEmulators({ port: 0, appUrl, secrets: testSecrets });
const bench = await openBench(emulators.port, appUrl);
try {
  await seedDatabase(bench.url, bench.env);
  await addBidders(bench.url);
  const auctionId = await createAuction(bench.url);
  const profile = mode === "profile" ? ["--cpu-prof", "--cpu-prof-dir=.local/bench/profiles"] : [];
  const worker = spawn(
    process.execPath,
    [
      ...profile,
      "--conditions",
      "react-server",
      "--import",
      "tsx",
      "tests/bench/call-cost-worker.ts",
      auctionId,
      calls,
      only,
    ],
    {
      // The log goes to a pipe that is read and dropped, as a host reads it. The table goes to stderr.
      env: { ...process.env, ...bench.env, NODE_ENV: "production", LOG_LEVEL: "info" },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  worker.stdout.resume();
  const code = await new Promise<number | null>((resolve) => worker.once("exit", resolve));
  if (code !== 0) throw new Error(`the measuring process ended with ${code}`);
} finally {
  await bench.stop();
  await emulators.stop();
}
process.exit();
