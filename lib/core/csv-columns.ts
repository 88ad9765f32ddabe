import { keysOf } from "@/lib/core/keys-of";

/** What the columns of a file can be: the fields with the names that our own files have, and other names for them in lower case without signs. */
export type ColumnNames<Field extends string> = {
  names: Readonly<Record<Field, string>>;
  synonyms: Readonly<Partial<Record<Field, readonly string[]>>>;
};

/** "Price (₦)" and "price_ngn" without signs: "price", "price ngn". */
const normalize = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The field of each column. Of two columns that seem to be the same field, only one with exactly its name is recognised. */
export function guessColumnsBy<Field extends string>(
  header: readonly string[],
  { names, synonyms }: ColumnNames<Field>,
): (Field | null)[] {
  const fields = keysOf(names);
  const hasName = (column: string, field: Field) => names[field].toLowerCase() === column.trim().toLowerCase();
  const guessed = header.map((column): Field | null => {
    const name = normalize(column);
    return (
      fields.find((field) => hasName(column, field)) ??
      fields.find((field) => normalize(names[field]) === name || normalize(field) === name) ??
      fields.find((field) => synonyms[field]?.includes(name)) ??
      null
    );
  });
  return guessed.map((field, index) =>
    field === null || hasName(header[index] ?? "", field) || guessed.filter((other) => other === field).length === 1
      ? field
      : null,
  );
}
