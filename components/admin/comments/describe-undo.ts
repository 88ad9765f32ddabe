/** What an undo has changed; somebody else may have decided on the same comments since. */
export function describeUndo(undone: number, count: number): string {
  if (undone >= count) return "Undone";
  const changed = "changed since by somebody else";
  if (undone === 0) return count === 1 ? `Not undone: the comment was ${changed}` : `Not undone: all were ${changed}`;
  return `${undone} of ${count} undone; the others were ${changed}`;
}
