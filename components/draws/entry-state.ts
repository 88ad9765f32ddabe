import type { MyEntry } from "@/lib/draws/contracts";

/** The state of a person's entry in a sentence. */
export function entryStateText({ state, rank }: Pick<MyEntry, "state" | "rank">): string {
  if (state === "entered")
    return rank === null ? "You have entered." : `You are number ${rank} in the order of the draw.`;
  return {
    held: "You were drawn. One is held for you.",
    bought: "You were drawn and have bought it.",
    expired: "You were drawn. The hold has ended.",
    declined: "You were drawn and declined.",
    skipped: "Your turn came, but none could be held for you.",
    lost: "You were not drawn.",
  }[state];
}
