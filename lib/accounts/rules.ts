/** How a new member is called in public: the first name and the first letter of the last. */
export function defaultDisplayName(firstName: string, lastName: string): string {
  const initial = [...lastName.trim()][0]?.toUpperCase();
  return initial ? `${firstName.trim()} ${initial}.` : firstName.trim();
}

export type Strength = { value: 0 | 33 | 66 | 100; word: "" | "Weak" | "Medium" | "Strong" };

/** The meter beside a new password, by its length alone, as the museum words it. */
export function passwordStrength(password: string): Strength {
  const length = [...password].length;
  if (length === 0) return { value: 0, word: "" };
  if (length < 6) return { value: 33, word: "Weak" };
  return length < 8 ? { value: 66, word: "Medium" } : { value: 100, word: "Strong" };
}

export const nameIsReserved = "That name belongs to the museum. Please choose another.";

// Letters and signs that pass for a Latin letter: enough to catch "Аdmin" with a Cyrillic А and "4dm1n".
const passesFor: Record<string, string> = {
  а: "a",
  α: "a",
  "4": "a",
  "@": "a",
  в: "b",
  с: "c",
  ϲ: "c",
  ԁ: "d",
  е: "e",
  є: "e",
  ε: "e",
  "3": "e",
  һ: "h",
  і: "i",
  ι: "i",
  ı: "i",
  "1": "i",
  "!": "i",
  "|": "i",
  l: "i",
  ӏ: "i",
  к: "k",
  κ: "k",
  м: "m",
  μ: "m",
  п: "n",
  η: "n",
  ո: "n",
  о: "o",
  ο: "o",
  "0": "o",
  р: "p",
  ρ: "p",
  г: "r",
  ѕ: "s",
  "5": "s",
  $: "s",
  т: "t",
  τ: "t",
  "7": "t",
  υ: "u",
  ν: "v",
  ѵ: "v",
  у: "y",
  γ: "y",
};

/** A name as the eye reads it at a glance: without marks and case, look-alikes folded into one letter. */
function glance(text: string): string {
  const bare = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return Array.from(bare, (letter) => passesFor[letter] ?? letter).join("");
}

const offices = ["admin", "administrator", "moderator", "curator"].map(glance);
const houseNames = ["vip", "vip member", "living archive", "the living archive", "museum", "support", "staff"].map(
  (name) => glance(name).replace(/ /g, ""),
);

/** Why this public name may not be taken, or null. Nobody but an admin may look like the museum's own people. */
export function displayNameRefusal(name: string, role: "Member" | "Admin"): string | null {
  if (role === "Admin") return null;
  const seen = glance(name);
  const words = seen.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const joined = words.join("");
  const isOffice = words.some((word) => offices.includes(word)) || offices.includes(joined);
  return isOffice || houseNames.includes(joined) || joined.includes(glance("vipmember")) ? nameIsReserved : null;
}
