import { type Puzzle, searchNonce } from "./puzzle";

const SLICE = 500;

/** Solves a puzzle in slices, between which the page stays responsive. */
async function solveInSlices(puzzle: Puzzle): Promise<string> {
  for (let from = 0; ; from += SLICE) {
    const nonce = searchNonce(puzzle, from, SLICE);
    if (nonce !== null) return String(nonce);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Solves a puzzle in a worker, or without one where the browser has none. */
export function solveChallenge(puzzle: Puzzle): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const worker = new Worker(new URL("./solve-worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<string>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = () => {
      worker.terminate();
      reject(new Error("the worker failed"));
    };
    worker.postMessage(puzzle);
  }).catch(() => solveInSlices(puzzle));
}
