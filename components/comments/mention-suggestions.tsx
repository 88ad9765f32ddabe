"use client";

/** How many people are offered. */
const MAX_OFFERED = 5;

/** The name that is being written at the end of a text: "ad" of "Thank you @ad". */
const unfinished = /(?:^|[^\p{L}\p{M}\p{N}_])@([^\n@]{0,40})$/u;

type MentionSuggestionsProps = { text: string; names: readonly string[]; onChoose: (text: string) => void };

/** People of the thread whose name begins as the one that is being written, each a button that completes it. */
export function MentionSuggestions({ text, names, onChoose }: MentionSuggestionsProps) {
  const typed = unfinished.exec(text)?.[1]?.toLowerCase();
  if (typed === undefined) return null;
  const offered = [...new Set(names)].filter((name) => {
    const known = name.toLowerCase();
    return known.startsWith(typed) && known !== typed;
  });
  if (offered.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Mention</legend>
      {offered.slice(0, MAX_OFFERED).map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => onChoose(`${text.slice(0, text.length - typed.length)}${name} `)}
          className="min-h-tap border border-line px-3 text-small hover:bg-raised"
        >
          @{name}
        </button>
      ))}
    </fieldset>
  );
}
