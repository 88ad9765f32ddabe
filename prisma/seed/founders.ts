import { makeUser } from "../../lib/auth/factory";
import { day } from "../../lib/core/clock";
import type { IdPrefix } from "../../lib/core/ids";
import type { Tx } from "../../lib/db/client";

/** Fictional people on the Founders Wall, who joined for a year `days` ago. */
const seedFounders = [
  { firstName: "Ifeoma", lastName: "Nwachukwu", plan: "collector", days: 322 },
  { firstName: "Kayọde", lastName: "Fáṣínà", plan: "yearly", days: 318 },
  { firstName: "Aisha", lastName: "Danladi", plan: "yearly", days: 301 },
  { firstName: "Osaze", lastName: "Igbinedion", plan: "yearly", days: 284, displayName: "Osaze of Benin City" },
  { firstName: "Tari", lastName: "Ebikeme", plan: "collector", days: 247 },
  { firstName: "Mọrẹ́nikẹ́", lastName: "Àjàyí", plan: "yearly", days: 203 },
  { firstName: "Yakubu", lastName: "Shettima", plan: "yearly", days: 166 },
  { firstName: "Chidinma", lastName: "Okeke", plan: "collector", days: 131, displayName: "Chidinma, who was there" },
  { firstName: "Uduak", lastName: "Essien", plan: "yearly", days: 97 },
  { firstName: "Bọ́lá", lastName: "Ọ̀ṣúnkọ̀yà", plan: "yearly", days: 64 },
  { firstName: "Hauwa", lastName: "Gambo", plan: "yearly", days: 21 },
] as const;

const year = 365;

/** Adds the missing founders, with the password of all seeded users, and returns their number. */
export async function addFounders(
  tx: Tx,
  now: Date,
  fixedId: (prefix: IdPrefix, name: string) => string,
): Promise<number> {
  let added = 0;
  for (const [index, { days, ...person }] of seedFounders.entries()) {
    const email = `founder-${index + 1}@livingarchive.test`;
    const id = fixedId("usr", email);
    if (await tx.user.findFirst({ where: { OR: [{ id }, { email }] } })) continue;
    const joined = new Date(now.getTime() - days * day);
    const planTo = new Date(joined.getTime() + year * day);
    await makeUser({ ...person, id, email, createdAt: joined, planFrom: joined, planTo, wallAsked: true }, tx);
    added += 1;
  }
  return added;
}
