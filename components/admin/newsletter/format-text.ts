export type Format = "heading" | "bold" | "italic" | "link" | "list";

type Formatted = {
  text: string;
  /** What is selected afterwards. */
  start: number;
  end: number;
};

const marks = { bold: ["**", "**", "bold"], italic: ["_", "_", "italic"], link: ["[", "](https://)", "text"] } as const;
const prefixes = { heading: "## ", list: "- " } as const;

/** Writes Markdown around the selection, or before each of its lines; the same format twice removes it. */
export function formatText(format: Format, text: string, start: number, end: number): Formatted {
  if (format === "heading" || format === "list") return formatLines(prefixes[format], text, start, end);
  const [before, after, sample] = marks[format];
  const chosen = text.slice(start, end);
  const isMarked = text.slice(0, start).endsWith(before) && text.slice(end).startsWith(after);
  if (isMarked && format !== "link") {
    const opened = start - before.length;
    return {
      text: text.slice(0, opened) + chosen + text.slice(end + after.length),
      start: opened,
      end: opened + chosen.length,
    };
  }
  const words = chosen || sample;
  const inside = start + before.length;
  // The address of a link is what is typed next.
  const selected =
    format === "link"
      ? { start: inside + words.length + 2, end: inside + words.length + after.length - 1 }
      : { start: inside, end: inside + words.length };
  return { text: text.slice(0, start) + before + words + after + text.slice(end), ...selected };
}

function formatLines(prefix: string, text: string, start: number, end: number): Formatted {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const isMarked = lines.every((line) => line.startsWith(prefix));
  const changed = lines.map((line) => (isMarked ? line.slice(prefix.length) : `${prefix}${line}`)).join("\n");
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
}
