// npm run check: static checks and unit tests, in under a minute. Ends with one line, `N passed, N failed`.
import { bootstrap } from "./bootstrap.mjs";

const secondsBefore = await bootstrap();
const { check } = await import("./check.ts");
await check(secondsBefore);
