/**
 * Whether somebody is signed in here, as far as the page's own script can see: the readable cookie that travels with the
 * sealed session. Only a hint, which spares visitors every call; the server decides.
 */
export function hasSessionHint(): boolean {
  return /(?:^|;\s*)la_hint=1(?:;|$)/.test(document.cookie);
}
