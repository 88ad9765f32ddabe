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

const seedAccounts = [
  ["admin@livingarchive.test", "an admin"],
  ["collector@livingarchive.test", "a member with the Collector plan"],
  ["yearly@livingarchive.test", "a member with the yearly plan"],
  ["monthly@livingarchive.test", "a member with the monthly plan"],
  ["expired@livingarchive.test", "a member whose plan has expired"],
  ["member@livingarchive.test", "a user without a plan"],
];

export function readyMessage(appUrl: string, providersUrl: string, replaced: string[]): string {
  const lines = seedAccounts.map(([email, who]) => `    ${email?.padEnd(30)} ${who}`);
  return `
  The Living Archive is running: ${appUrl}
  Emails, payments and live events: ${providersUrl}
${replaced.length ? `  From your environment instead of an emulator: ${replaced.join(", ")}\n` : ""}
  Log in with the password living-archive as
${lines.join("\n")}

  Press Ctrl-C to stop. Data is kept until --reset.
`;
}
