import { runUnderSupportedNode } from "./node-runtime.mjs";
import { checkMachine, installIfNeeded, requireInstalled } from "./preflight.mjs";

/**
 * What each command does first: checks the machine, changes to a supported Node, installs the packages, and makes TypeScript
 * loadable. Resolves with the seconds that the installation took. A host installs by itself, with its own choice of packages.
 * @param {{ install?: boolean }} [options]
 */
export async function bootstrap({ install = true } = {}) {
  checkMachine();
  await runUnderSupportedNode();
  const seconds = install ? await installIfNeeded() : requireInstalled();
  // Node strips types itself, but resolves neither `@/` nor an import without an extension.
  await import("tsx");
  return seconds;
}
