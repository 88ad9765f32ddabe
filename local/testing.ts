import type { startEmulators } from "./emulators/start";

type Emulators = Awaited<ReturnType<typeof startEmulators>>;
let current: Emulators | undefined;
export function setEmulators(emulators: Emulators): void {
  current = emulators;
}
export function emulator(): Emulators {
  if (!current) throw new Error("emulator() is for tests that run with a database: name the file *.test.ts.");
  return current;
}
