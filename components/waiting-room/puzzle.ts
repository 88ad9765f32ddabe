import { sha256Start } from "./sha256";

/** What the worker is asked for. */
export type Puzzle = { challenge: string; bits: number };

const solves = ({ challenge, bits }: Puzzle, nonce: number) =>
  sha256Start(`${challenge}:${nonce}`) >>> (32 - bits) === 0;

/** The first number from `from` on, of so many, that solves a puzzle; null when none does. */
export function searchNonce(puzzle: Puzzle, from: number, count: number): number | null {
  for (let nonce = from; nonce < from + count; nonce++) if (solves(puzzle, nonce)) return nonce;
  return null;
}
