/** Prints the progress of a long test if VERBOSE is set, as `npm run stress` does. */
export function reportRound(what: string, round: number, rounds: number): void {
  if (process.env.VERBOSE) process.stdout.write(`  ${what}: round ${round + 1} of ${rounds} passed\n`);
}
