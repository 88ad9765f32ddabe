import { runChecks, sourceChecks, typeCheck } from "./checks";
import { generateAllIfChanged } from "./generate";
import { runVitest } from "./runners";
import { createStages } from "./stages";

/** `npm run check`: the type check in parallel with the other checks and the unit tests. */
export async function check(secondsBefore: number): Promise<void> {
  const stages = createStages(secondsBefore);
  await stages.run("Generated files", async () => {
    await generateAllIfChanged();
    return { passed: 1, failed: 0 };
  });
  const others = async () => {
    await stages.run("Source checks", () => runChecks(sourceChecks));
    await stages.run("Unit tests", () => runVitest(["unit", "unit-isolated"]));
  };
  await Promise.all([stages.run("Types", () => runChecks([typeCheck])), others()]);
  stages.finish();
}
