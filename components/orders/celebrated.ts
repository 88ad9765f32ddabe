const storageKey = "celebrated";

/** Whether the payment has not been celebrated in this browser yet; from then on it has. Only the last payment is stored. */
export function isFirstCelebration(reference: string): boolean {
  try {
    if (localStorage.getItem(storageKey) === reference) return false;
    localStorage.setItem(storageKey, reference);
    return true;
  } catch {
    // Without storage a reload cannot be distinguished from the first view.
    return false;
  }
}
