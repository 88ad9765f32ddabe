/**
 * The readable cookie that travels with the sealed session, as the page's own script sees it; "" without one. It differs from
 * session to session and says nothing else.
 */
export function sessionHint(): string {
  return /(?:^|;\s*)la_hint=([^;]+)/.exec(document.cookie)?.[1] ?? "";
}

/** Whether somebody is signed in here: only a hint, which spares visitors every call; the server decides. */
export function hasSessionHint(): boolean {
  return sessionHint() !== "";
}

/** Forgets a hint that turned out to have no session behind it; one that came since then stays. */
export function forgetHint(hint: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser in use, and this has to be one step.
  if (hint && sessionHint() === hint) document.cookie = "la_hint=; Path=/; Max-Age=0; SameSite=Lax";
}
