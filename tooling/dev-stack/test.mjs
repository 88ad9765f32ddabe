// npm test; npm run test:full (--full) adds everything that is slow. Ends with one line, `N passed, N failed`.
import { bootstrap } from "./bootstrap.mjs";

if (process.argv.includes("--full")) process.env.TEST_TIER = "full";
const secondsBefore = await bootstrap();
const { test } = await import("./test.ts");
await test(secondsBefore);
