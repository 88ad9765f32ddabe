import { describeAccounts } from "./seed-accounts";

/** Runs a step and prints its name and duration. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now();
  // A terminal shows the line while the step runs; a log gets it once.
  if (process.stdout.isTTY) process.stdout.write(`  ${what} …`);
  try {
    const result = await work();
    const line = `  ${what} (${elapsedSeconds(began)})`;
    console.log(process.stdout.isTTY ? `\r\x1b[K${line}` : line);
    return result;
  } catch (error) {
    if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
    throw error;
  }
}

export const elapsedSeconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

export function readyMessage(appUrl: string, providersUrl: string, replaced: string[]): string {
  return `
  The Living Archive is running: ${appUrl}
  Emails, payments and live events: ${providersUrl}
${replaced.length ? `  From your environment instead of an emulator: ${replaced.join(", ")}\n` : ""}
${describeAccounts()}

  Press Ctrl-C to stop. Data is kept until --reset.
`;
}
