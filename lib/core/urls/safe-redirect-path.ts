// Browsers read a backslash as a slash and drop tabs and line breaks, so that "/\\evil" and "/\t/evil" leave the site.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is rejected.
const unsafeChars = /[\u0000-\u001f\u007f\\]/;

/**
 * Returns `wanted` if it is a path on this site that can follow signing in, else `fallback`. Rejects other hosts in every form
 * that browsers accept (//host, /\host, control characters), and the sign-in pages, which would loop.
 */
export function safeRedirectPath(wanted: string | null | undefined, fallback: string): string {
  if (!wanted || wanted.length > 2_000 || !wanted.startsWith("/")) return fallback;
  if (wanted.includes(" ") || unsafeChars.test(wanted)) return fallback;
  const base = "https://museum.invalid";
  if (!URL.canParse(wanted, base)) return fallback;
  const url = new URL(wanted, base);
  const decoded = tryDecode(url.pathname);
  if (url.origin !== base || decoded === null || /^\/[/\s]/.test(decoded) || unsafeChars.test(decoded)) return fallback;
  if (/^\/(login|register|signup)(\/|$)/.test(url.pathname) || url.pathname.startsWith("/api/")) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

function tryDecode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
