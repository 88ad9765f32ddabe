const storageKey = "wishlist-add";

/** Remembers in this tab that a visitor wants to save a drop, while they sign in. */
export function rememberSaveIntent(slug: string): void {
  try {
    sessionStorage.setItem(storageKey, slug);
  } catch {
    // Storage is blocked: they press again after signing in.
  }
}

/** Whether the visitor wanted to save this drop before signing in; forgets it. */
export function takeSaveIntent(slug: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) !== slug) return false;
    sessionStorage.removeItem(storageKey);
    return true;
  } catch {
    return false;
  }
}
