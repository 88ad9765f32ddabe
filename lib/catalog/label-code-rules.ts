const labelCodePattern = /^[0-9A-HJKMNP-TV-Z]{6}$/;

/**
 * Parses a smart-label code, "LA-7K3M9X", from typed or scanned text. Accepts lower case, spaces and letters that look like
 * digits. A URL is accepted only if it is a label page of `site`. Returns null for anything else.
 */
export function parseLabelCode(text: string, site: string): string | null {
  if (text.length > 300) return null;
  if (/^\s*https?:/i.test(text)) return getCodeFromUrl(text, site);
  const characters = text.toUpperCase().replace(/[\s.–—_-]/g, "");
  const unprefixed = characters.length === 8 ? characters.replace(/^LA/, "") : characters;
  const code = unprefixed.replace(/O/g, "0").replace(/[IL]/g, "1");
  return labelCodePattern.test(code) ? `LA-${code}` : null;
}

function getCodeFromUrl(text: string, site: string): string | null {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  const segment = url?.origin === new URL(site).origin && /^\/l\/([\w-]{1,20})\/?$/.exec(url.pathname)?.[1];
  return segment ? parseLabelCode(segment, site) : null;
}
