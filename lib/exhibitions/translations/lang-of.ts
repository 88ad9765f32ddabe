import type { TranslatableName } from "./contracts";

/** The `lang` of a text on a page: its language where it is translated, otherwise that of the page. */
export function langOf(
  { language, translated }: { language: string; translated: readonly string[] },
  name: TranslatableName,
): string | undefined {
  return translated.includes(name) ? language : undefined;
}
