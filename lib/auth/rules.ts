/** The default public name: the first name and the initial of the last name. */
export function defaultDisplayName(firstName: string, lastName: string): string {
  const initial = [...lastName.trim()][0]?.toUpperCase();
  return initial ? `${firstName.trim()} ${initial}.` : firstName.trim();
}

/** The last name that strangers may read: its initial, unless the public name that the person chose has it whole. */
export function publicLastName(lastName: string, displayName: string): string {
  const words = displayName.toLocaleLowerCase("en").split(/\s+/);
  const isChosen = lastName
    .trim()
    .toLocaleLowerCase("en")
    .split(/\s+/)
    .every((word) => words.includes(word));
  const initial = [...lastName.trim()][0]?.toUpperCase();
  return isChosen || !initial ? lastName.trim() : `${initial}.`;
}

export type SessionMfaState = {
  /** Whether the session passed MFA; `due` before the second step of signing in. */
  mfa: "none" | "due" | "passed";
  /** An admin to whom MFA applies, in a session without it; until then the role is Member. */
  mfaRequired: boolean;
};

/** What prevents the deletion of an account: order numbers and auction titles. */
export type AccountObligations = { unsent: string[]; leading: string[]; won: string[]; lastOwner: boolean };

/** Why an account cannot be deleted, or null. */
export function deletionRefusal({ unsent, leading, won, lastOwner }: AccountObligations): string | null {
  if (unsent[0])
    return `You have paid for order ${unsent[0]}, and it has not been shipped yet. Once it is on its way, you can delete your account.`;
  if (leading[0])
    return `You lead the sale “${leading[0]}”, which is still running. Once it has ended for you, you can delete your account.`;
  if (won[0])
    return `You won “${won[0]}”, and it waits for your payment. Once that is settled, you can delete your account.`;
  return lastOwner ? "You are the museum’s only owner. Somebody else has to be one before you can leave." : null;
}

/** Why an owner cannot erase an account, or null. */
export function erasureRefusal({ unsent, leading, won, lastOwner }: AccountObligations): string | null {
  if (unsent[0]) return `Order ${unsent[0]} is paid and not shipped yet. Ship or refund it first.`;
  if (leading[0])
    return `They lead the sale “${leading[0]}”, which is still running. Wait until it has ended for them.`;
  if (won[0]) return `They won “${won[0]}”, and it waits for their payment. Settle or withdraw the offer first.`;
  return lastOwner ? "This is the museum’s only owner, who cannot be erased. Make somebody else an owner first." : null;
}

const photoUrlPattern = /^\/api\/profile\/photo\/(pht_[0-9a-z]{20})$/;

/** The storage key of a profile photo. */
export function photoKey(id: string): string {
  return `photos/${id}.webp`;
}

/** The storage key of a photo URL; null for any other URL. */
export function photoKeyFromUrl(photoUrl: string | null): string | null {
  const id = photoUrlPattern.exec(photoUrl ?? "")?.[1];
  return id ? photoKey(id) : null;
}

export type PasswordStrength = { value: 0 | 33 | 66 | 100; word: "" | "Weak" | "Medium" | "Strong" };

/** The strength of a new password, by its length. */
export function passwordStrength(password: string): PasswordStrength {
  const length = [...password].length;
  if (length === 0) return { value: 0, word: "" };
  if (length < 6) return { value: 33, word: "Weak" };
  return length < 8 ? { value: 66, word: "Medium" } : { value: 100, word: "Strong" };
}

export const reservedNameMessage = "That name belongs to the museum. Please choose another.";

// Characters that look like a Latin letter, to catch "Аdmin" with a Cyrillic А and "4dm1n".
const lookalikes: Record<string, string> = {
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

/** Normalises a name for comparison: no diacritics, lower-case, look-alikes replaced. */
function foldLookalikes(text: string): string {
  const bare = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return Array.from(bare, (character) => lookalikes[character] ?? character).join("");
}

const reservedRoles = ["admin", "administrator", "moderator", "curator"].map(foldLookalikes);
const reservedNames = ["vip", "vip member", "living archive", "the living archive", "museum", "support", "staff"].map(
  (name) => foldLookalikes(name).replace(/ /g, ""),
);

/** Why a public name is not allowed, or null. Only admins may use names that look like staff. */
export function displayNameRefusal(name: string, role: "Member" | "Admin"): string | null {
  if (role === "Admin") return null;
  const folded = foldLookalikes(name);
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const joined = words.join("");
  const isReservedRole = words.some((word) => reservedRoles.includes(word)) || reservedRoles.includes(joined);
  return isReservedRole || reservedNames.includes(joined) || joined.includes(foldLookalikes("vipmember"))
    ? reservedNameMessage
    : null;
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

/** A short device name from a user agent: "Chrome on Android". */
export function deviceName(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (!browser) return system ? `A program on ${system}` : "A program";
  return system ? `${browser} on ${system}` : browser;
}
