const labelLetters = /^[0-9A-HJKMNP-TV-Z]{6}$/;

/**
 * The code of a smart label as it is printed, "LA-7K3M9X", from what a person typed or a camera read: small letters, spaces
 * and the letters that look like figures are forgiven. A web address counts only when it is a label's on `site`. Null for
 * everything else.
 */
export function readLabelCode(text: string, site: string): string | null {
  if (text.length > 300) return null;
  if (/^\s*https?:/i.test(text)) return codeInAddress(text, site);
  const letters = text.toUpperCase().replace(/[\s.–—_-]/g, "");
  const six = (letters.length === 8 ? letters.replace(/^LA/, "") : letters).replace(/O/g, "0").replace(/[IL]/g, "1");
  return labelLetters.test(six) ? `LA-${six}` : null;
}

function codeInAddress(text: string, site: string): string | null {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  const written = url?.origin === new URL(site).origin && /^\/l\/([\w-]{1,20})\/?$/.exec(url.pathname)?.[1];
  return written ? readLabelCode(written, site) : null;
}
