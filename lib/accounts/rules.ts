/** How a new member is called in public: the first name and the first letter of the last. */
export function defaultDisplayName(firstName: string, lastName: string): string {
  const initial = [...lastName.trim()][0]?.toUpperCase();
  return initial ? `${firstName.trim()} ${initial}.` : firstName.trim();
}

export type FactorStanding = {
  /** Whether this session has shown the second factor; `due` is somebody who has one and no session yet. */
  factor: "none" | "due" | "passed";
  /** An admin who has to set up a second factor first. Until then their role is a member's, everywhere. */
  mustEnrol: boolean;
};

/** What of a person's is still under way. Numbers of orders, titles of sales. */
export type Unfinished = { unsent: string[]; leading: string[]; won: string[]; lastAdmin: boolean };

/** Why an account cannot be deleted yet, or null when it can. */
export function whyNotDelete({ unsent, leading, won, lastAdmin }: Unfinished): string | null {
  if (unsent[0])
    return `You have paid for order ${unsent[0]}, and it has not been shipped yet. Once it is on its way, you can delete your account.`;
  if (leading[0])
    return `You lead the sale “${leading[0]}”, which is still running. Once it has ended for you, you can delete your account.`;
  if (won[0])
    return `You won “${won[0]}”, and it waits for your payment. Once that is settled, you can delete your account.`;
  return lastAdmin ? "You are the museum’s only admin. Somebody else has to be one before you can leave." : null;
}

const photoAddress = /^\/api\/profile\/photo\/(pht_[0-9a-z]{20})$/;

/** Where a photo lies in the storage, by its id. */
export function photoKey(id: string): string {
  return `photos/${id}.webp`;
}

/** The same by its address; null for none, and for a picture that nobody uploaded here. */
export function photoKeyOf(photoUrl: string | null): string | null {
  const id = photoAddress.exec(photoUrl ?? "")?.[1];
  return id ? photoKey(id) : null;
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

const browsers: readonly [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\bOP(R|X|T)\/|Opera/, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const systems: readonly [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

/** What somebody signed in with, in words that fit many devices: "Chrome on Android". */
export function deviceName(userAgent: string): string {
  const browser = browsers.find(([sign]) => sign.test(userAgent))?.[1];
  const system = systems.find(([sign]) => sign.test(userAgent))?.[1];
  if (!browser) return system ? `A program on ${system}` : "A program";
  return system ? `${browser} on ${system}` : browser;
}
