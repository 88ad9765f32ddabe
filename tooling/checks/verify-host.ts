// npm run verify:host -- https://archive.example: checks a running site from outside; exit code 1 when something is wrong.
import { toUserMessage, UserFacingError } from "../dev-stack/user-facing-error";
import { checkHost } from "./host-checks";

async function run(): Promise<void> {
  const [given = ""] = process.argv.slice(2);
  if (!URL.canParse(given) || new URL(given).protocol !== "https:")
    throw new UserFacingError("Name the site: npm run verify:host -- https://archive.example");
  const results = await checkHost({ url: new URL(given) });
  for (const { asvs, what, faults } of results) {
    console.log(`${faults.length ? "✗" : "✓"} ${what}${asvs && ` (ASVS ${asvs})`}`);
    for (const fault of faults) console.log(`    ${fault}`);
  }
  const failed = results.filter(({ faults }) => faults.length).length;
  console.log(`\n${results.length - failed} of ${results.length} checks passed.`);
  if (failed) process.exitCode = 1;
}

await run().catch((error: unknown) => {
  console.error(toUserMessage(error));
  process.exitCode = 1;
});
