const grouped = new Intl.NumberFormat("en-NG", { maximumFractionDigits: 0 });

/** An amount in whole naira as shown in a field: "420,000". */
export const groupThousands = (naira: number): string => grouped.format(naira);

/**
 * The text of a field with its thousands grouped, and where the caret goes: after the same digit as before. A text that is no amount
 * stays as typed, so that its error makes sense.
 */
export function regroup(text: string, caret: number): { text: string; caret: number } {
  const digits = text.replace(/[₦,\s]/g, "");
  if (!/^\d{1,10}$/.test(digits)) return { text, caret };
  const before = text.slice(0, caret).replace(/\D/g, "").length;
  const groupedText = groupThousands(Number(digits));
  let [at, seen] = [0, 0];
  while (at < groupedText.length && seen < before) {
    if (groupedText[at] !== ",") seen += 1;
    at += 1;
  }
  return { text: groupedText, caret: at };
}
