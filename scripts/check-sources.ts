// npx tsx scripts/check-sources.ts: the house rules and the colours, for npm run check and npm test.
import { findBreaches } from "./check-house";
import { findRawColours } from "./check-tokens";

const breaches = process.argv[2] === "tokens" ? findRawColours() : findBreaches();
for (const breach of breaches) console.error(breach);
process.exitCode = breaches.length ? 1 : 0;
