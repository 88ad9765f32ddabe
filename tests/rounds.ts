/** Says how far a long test has come; only `npm run torture` wants to hear it. */
export function roundOver(what: string, round: number, rounds: number): void {
  if (process.env.SAY_ROUNDS) process.stdout.write(`  ${what}: round ${round + 1} of ${rounds} held\n`);
}
