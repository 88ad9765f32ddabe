import { adminPages } from "./sections";

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing"> & {
  target: EventTarget | null;
};

/** What a key does: opens a tool or a page, or begins a sequence. */
export type Shortcut = "palette" | "shortcuts" | "sequence" | { href: string } | null;

/** Fields in which a key is text or chooses an option. */
const typingFields = "textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])";

/** Whether a key is text or chooses an option there. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(typingFields));

/** A text after a key, as a field would have it; null for a key that changes no text. */
export function addKey(text: string, { key, ctrlKey, metaKey, altKey, target }: Key): string | null {
  if (ctrlKey || metaKey || altKey || isTyping(target)) return null;
  if (key === "Backspace") return text.slice(0, -1);
  return key.length === 1 ? text + key : null;
}

/**
 * The shortcut of a key. None works while somebody types in a field. Those of one character can be switched off, because they are in the
 * way of speech input (WCAG 2.1.4); Ctrl-K remains.
 */
export function readShortcut(event: Key, { isSequence, isOff }: { isSequence: boolean; isOff: boolean }): Shortcut {
  if (event.isComposing || event.altKey || isTyping(event.target)) return null;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) return key === "k" && !event.shiftKey ? "palette" : null;
  if (isOff) return null;
  if (isSequence) {
    const page = adminPages.find((one) => one.key === key);
    return page ? { href: page.href } : null;
  }
  if (event.key === "/") return "palette";
  if (event.key === "?") return "shortcuts";
  return event.key === "g" ? "sequence" : null;
}
