/** A piece of work with one line for a person: what it is, and how long it took. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now();
  // On a terminal the line is there while the work goes on; in a log it is written once.
  if (process.stdout.isTTY) process.stdout.write(`  ${what} …`);
  try {
    const result = await work();
    const line = `  ${what} (${seconds(began)})`;
    console.log(process.stdout.isTTY ? `\r\x1b[K${line}` : line);
    return result;
  } catch (error) {
    if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
    throw error;
  }
}

export const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const people = [
  ["admin@livingarchive.test", "the museum's administrator"],
  ["collector@livingarchive.test", "a member by the year, the collector's plan"],
  ["yearly@livingarchive.test", "a member by the year"],
  ["monthly@livingarchive.test", "a member by the month"],
  ["expired@livingarchive.test", "a member whose time has run out"],
  ["member@livingarchive.test", "a person with an account and no plan"],
];

export function welcome(appUrl: string, providersUrl: string, replaced: string[]): string {
  const lines = people.map(([email, who]) => `    ${email?.padEnd(30)} ${who}`);
  return `
  The Living Archive is open:   ${appUrl}
  Its mail, payments and live events: ${providersUrl}
${replaced.length ? `  From your environment instead of a stand-in: ${replaced.join(", ")}\n` : ""}
  Log in with the password living-archive as
${lines.join("\n")}

  Ctrl-C closes the museum. What was bought and written stays for the next time.
`;
}
