import type { MarkedText as Parts } from "@/lib/search/contracts";

/** A text whose matching words are marked. */
export function MarkedText({ parts }: { parts: Parts }) {
  let position = 0;
  return parts.map(({ text, isMatch }) => {
    const key = position;
    position += text.length;
    return isMatch ? (
      <mark key={key} className="bg-transparent font-bold text-inherit underline decoration-2 decoration-accent">
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}
