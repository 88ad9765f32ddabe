/** The text of a code from a URL, which anyone can write: undefined for an unknown, repeated or missing code. */
export function textOfCode(texts: Readonly<Record<string, string>>, code: unknown): string | undefined {
  return typeof code === "string" && Object.hasOwn(texts, code) ? texts[code] : undefined;
}
