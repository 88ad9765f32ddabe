type Openings = Record<"collectorsFrom" | "yearlyFrom" | "monthlyFrom" | "everyoneFrom", Date | null>;

/** The circles in the order in which an evening opens to them. */
const circles = ["collectorsFrom", "yearlyFrom", "monthlyFrom", "everyoneFrom"] as const;

/** What is wrong with the moments at which an evening opens, by field; null when each circle follows the one before it. */
export function openingsRefusal(openings: Openings): Record<string, string> | null {
  for (const [place, circle] of circles.entries()) {
    const before = circles.slice(0, place).findLast((each) => openings[each] !== null);
    if (!before) continue;
    const [own, earlier] = [openings[circle], openings[before]];
    if (own === null) return { [circle]: "An earlier circle has a moment, so this one needs one too" };
    if (earlier && own < earlier) return { [circle]: "It cannot open before the circle above it" };
  }
  return null;
}

/** A ticket's code as it is kept, out of what was scanned (an address that ends in it) or typed; null for something else. */
export function readTicketCode(given: string): string | null {
  const last = given.trim().split("#").at(-1) ?? "";
  const letters = last
    .toUpperCase()
    .replace(/[\s-]/g, "")
    // What is read out or written by hand: the alphabet has no I, L, O or U.
    .replace(/[IL]/g, "1")
    .replaceAll("O", "0");
  return /^[0-9A-HJKMNP-TV-Z]{10}$/.test(letters) ? `${letters.slice(0, 5)}-${letters.slice(5)}` : null;
}
