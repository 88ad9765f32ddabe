/**
 * The readable cookie beside the HttpOnly session cookie; "" without one. Its value differs for each session and
 * holds no data.
 */
export function sessionHint(): string {
  return /(?:^|;\s*)la_hint=([^;]+)/.exec(document.cookie)?.[1] ?? "";
}

/** Whether someone seems to be signed in. Only a hint that saves visitors a request; the server decides. */
export function hasSessionHint(): boolean {
  return sessionHint() !== "";
}

/** Clears a stale hint, unless a newer session has replaced it. */
export function clearSessionHint(hint: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser in use, and this has to be one step.
  if (hint && sessionHint() === hint) document.cookie = "la_hint=; Path=/; Max-Age=0; SameSite=Lax";
}
