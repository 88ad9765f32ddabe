// Imports nothing of lib/, because the first start loads it before the database client is generated.
export const seedPassword = "living-archive";

/** The accounts of the seed that `npm start` prints and README.md lists. */
export const seedAccounts = [
  ["admin@livingarchive.test", "administrator"],
  ["collector@livingarchive.test", "member of the Circle, Collector plan"],
  ["yearly@livingarchive.test", "member of the Circle, yearly plan"],
  ["monthly@livingarchive.test", "member of the Circle, monthly plan"],
  ["renewing@livingarchive.test", "member whose card renews the plan"],
  ["grace@livingarchive.test", "member whose card failed, in the grace period"],
  ["lapsing@livingarchive.test", "member whose plan ends in days"],
  ["expired@livingarchive.test", "membership has ended"],
  ["member@livingarchive.test", "account without a plan"],
] as const;

/** The log-ins as lines for a terminal. */
export const describeAccounts = (): string =>
  [
    `  Log in with the password ${seedPassword} as`,
    ...seedAccounts.map(([email, account]) => `    ${email.padEnd(30)} ${account}`),
  ].join("\n");
