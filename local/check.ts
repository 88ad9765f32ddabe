import { add, runCheck, staticChecks, summary } from "./checks";
import { generateIfChanged } from "./generate";
import { runVitest } from "./runners";

/** `npm run check`: types beside everything else, then the unit tests. */
export async function check(): Promise<void> {
  await generateIfChanged();
  const [types, ...rest] = staticChecks.map((one) => async () => runCheck(one));
  const others = async () => {
    const counts = [];
    for (const one of rest) counts.push(await one());
    return add(counts);
  };
  const counts = await Promise.all([types?.() ?? add([]), others()]);
  const total = add([...counts, await runVitest("unit")]);
  console.log(`\n${summary(total)}`);
  process.exit(total.failed ? 1 : 0);
}
