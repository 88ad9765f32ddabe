export const MIN_HANDLE_LENGTH = 3;
export const MAX_HANDLE_LENGTH = 30;

/** The most leaders and series that one user follows, and the most numbers that one wishes for. */
export const MAX_FOLLOWS = 100;
export const MAX_NUMBER_WISHES = 100;

/** "  @Ada-Obi " as it is stored. */
export const normalizeHandle = (typed: string): string => typed.trim().replace(/^@/, "").toLowerCase();

// Latin letters and digits that look alike in many fonts. Letters of other scripts are not allowed at all.
const lookalikes: Readonly<Record<string, string>> = { "0": "o", "1": "l", i: "l", "5": "s", "2": "z", "8": "b" };

/** The same for handles that read alike: "ada-obi", "adaobi" and "ada0b1". Unique in the database. */
export const handleKey = (handle: string): string =>
  Array.from(handle.replaceAll("-", ""), (character) => lookalikes[character] ?? character)
    .join("")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");

/** Words of the museum, of the site's addresses and of authority. */
const reserved = new Set(
  [
    ...[
      "about",
      "account",
      "admin",
      "administrator",
      "afroalchemy",
      "alerts",
      "anonymous",
      "api",
      "archive",
      "auction",
    ],
    ...["auctions", "cart", "certificate", "checkout", "circle", "collection", "collections", "collector", "contact"],
    ...["curator", "deleted", "deleted-account", "director", "drop", "drops", "editor", "events", "exhibitions", "faq"],
    ...["following", "founder", "founders", "founders-wall", "guestbook", "heads-of-state", "help", "home", "legal"],
    ...["living-archive", "login", "logout", "loves-labours", "me", "membership", "moderator", "museum", "newsletter"],
    ...["null", "official", "orders", "owner", "people", "person", "president", "privacy", "private-collector"],
    ...["profile", "register", "returns", "root", "search", "security", "series", "settings", "shipping", "shop"],
    ...[
      "staff",
      "subscribe",
      "support",
      "system",
      "team",
      "terms",
      "the-living-archive",
      "undefined",
      "verified",
      "vip",
    ],
  ].map(handleKey),
);

/** Why a normalized handle is not allowed, or null. */
export function handleRefusal(handle: string): string | null {
  if (handle.length < MIN_HANDLE_LENGTH || handle.length > MAX_HANDLE_LENGTH)
    return `Use ${MIN_HANDLE_LENGTH} to ${MAX_HANDLE_LENGTH} characters.`;
  if (!/^[a-z0-9-]+$/.test(handle)) return "Use only the letters a to z, digits and hyphens.";
  if (!/^[a-z]/.test(handle) || /--|-$/.test(handle))
    return "Start with a letter, and do not use a hyphen at the end or two in a row.";
  return reserved.has(handleKey(handle)) ? "That name belongs to the museum. Please choose another." : null;
}

export const handleTaken = "That name is taken, or reads like one that is. Please choose another.";

/** A drop of a series with numbers. */
export type SeriesDrop = { productId: string; slug: string; name: string };

/** A series of which somebody owns at least one number, and the drops of it that they do not own. */
export type SeriesProgress = { key: string; name: string; owned: number; total: number; missing: SeriesDrop[] };

type SeriesMember = SeriesDrop & { seriesKey: string; series: string };

/** How much of each series somebody has; series with one drop are left out. Sorted by name. */
export function seriesProgress(drops: readonly SeriesMember[], owned: ReadonlySet<string>): SeriesProgress[] {
  const bySeries = new Map<string, SeriesMember[]>();
  for (const drop of drops) bySeries.set(drop.seriesKey, [...(bySeries.get(drop.seriesKey) ?? []), drop]);
  return [...bySeries]
    .map(([key, members]) => ({
      key,
      name: members[0]?.series ?? "",
      owned: members.filter(({ productId }) => owned.has(productId)).length,
      total: members.length,
      missing: members
        .filter(({ productId }) => !owned.has(productId))
        .map(({ productId, slug, name }) => ({ productId, slug, name })),
    }))
    .filter((each) => each.owned > 0 && each.total > 1)
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** "You have 3 of the 5 drops of Vases." */
export const progressSentence = ({ name, owned, total }: SeriesProgress): string =>
  owned === total ? `You have all ${total} drops of ${name}.` : `You have ${owned} of the ${total} drops of ${name}.`;
