import type { Fields } from "@/lib/versions/contracts";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) => value === null || value === undefined || value === "";

/** Whether two values are the same as JSON; the order of keys does not matter. Null, a missing key and an empty text are the same. */
export function isSame(a: unknown, b: unknown): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((each, i) => isSame(each, b[i]));
  if (isObject(a) && isObject(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]));
  return a === b;
}

/** The names of the fields in `after` that differ from `before`. */
export const changedFields = (before: Fields, after: Fields): string[] =>
  Object.keys(after).filter((name) => !isSame(before[name], after[name]));

/** Only the fields that differ. */
export const pickChanged = (before: Fields, after: Fields): Fields =>
  Object.fromEntries(changedFields(before, after).map((name) => [name, after[name]]));

/** A field that two people changed to different values. */
export type FieldConflict = { name: string; base: unknown; mine: unknown; theirs: unknown };

/** Two edits of the same version: what is saved without a question, and what has to be chosen. */
export type MergedEdit = {
  /** Every field that I sent, with what only the other person changed. */
  fields: Fields;
  conflicts: FieldConflict[];
  /** The names of the fields that only the other person changed. */
  theirs: string[];
};

/** Merges my edit with the one that was saved meanwhile, field by field. Both are based on `base`. */
export function mergeEdits({ base, mine, theirs }: { base: Fields; mine: Fields; theirs: Fields }): MergedEdit {
  const merged: MergedEdit = { fields: { ...mine }, conflicts: [], theirs: [] };
  for (const name of Object.keys(theirs)) {
    if (!(name in mine) || isSame(theirs[name], base[name]) || isSame(mine[name], theirs[name])) continue;
    if (isSame(mine[name], base[name])) {
      merged.fields[name] = theirs[name];
      merged.theirs.push(name);
    } else merged.conflicts.push({ name, base: base[name], mine: mine[name], theirs: theirs[name] });
  }
  return merged;
}

/** A value as text that a person can read and compare; lists and groups have one line for each part. Ids are left out. */
export function toReadable(value: unknown): string {
  if (isEmpty(value)) return "";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.map((each) => toReadable(each).replace(/\n/g, " · ")).join("\n");
  if (isObject(value))
    return Object.entries(value)
      .filter(([name, each]) => name !== "id" && toReadable(each) !== "")
      .map(([name, each]) => `${name}: ${toReadable(each).replace(/\n/g, " · ")}`)
      .join("\n");
  const text = String(value);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? toLagosText(text) : text;
}

const toLagosText = (at: string) =>
  `${new Date(Date.parse(at) + 3_600_000).toISOString().slice(0, 16).replace("T", " ")} in Lagos`;

/** A part of a text: in both, only before, or only after. */
export type TextPart = { kind: "same" | "removed" | "added"; text: string };

/** At most this many comparisons of words; longer changes are shown as a whole. */
const MAX_COMPARISONS = 400_000;

/** The difference of two texts by words: the longest common subsequence of what lies between their common start and end. */
export function diffTexts(before: string, after: string): TextPart[] {
  const a = before.split(/(?<=\s)/);
  const b = after.split(/(?<=\s)/);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const parts: TextPart[] = [];
  const push = (kind: TextPart["kind"], words: readonly string[]) => {
    const text = words.join("");
    const last = parts.at(-1);
    if (text === "") return;
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  push("same", a.slice(0, start));
  if (left.length * right.length > MAX_COMPARISONS) {
    push("removed", left);
    push("added", right);
  } else for (const [kind, word] of commonWords(left, right)) push(kind, [word]);
  push("same", a.slice(a.length - end));
  return parts;
}

function* commonWords(a: readonly string[], b: readonly string[]): Generator<[TextPart["kind"], string]> {
  // lengths[i][j] is the length of the longest common subsequence of a from i and b from j.
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    const row = lengths[i] ?? [];
    for (let j = b.length - 1; j >= 0; j--)
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && left === right) {
      yield ["same", left];
      i++;
      j++;
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      yield ["removed", left];
      i++;
    } else if (right !== undefined) {
      yield ["added", right];
      j++;
    }
  }
}
