import { type Language, languageCodes, languages } from "@/lib/core/languages";

type LanguageButtonsProps = { language: Language; onChange: (language: Language) => void; busy: boolean };

/** The languages of the texts; the chosen one is pressed. */
export function LanguageButtons({ language, onChange, busy }: LanguageButtonsProps) {
  return (
    <fieldset aria-busy={busy} className="flex shrink-0 items-center">
      <legend className="sr-only">Language of the texts</legend>
      {languageCodes.map((code) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === language}
          onClick={() => onChange(code)}
          className="inline-flex min-h-tap min-w-tap sm:min-h-12 items-center justify-center px-1.5 font-semibold text-muted text-small -outline-offset-3 hover:underline aria-pressed:text-ink aria-pressed:underline aria-pressed:decoration-2 aria-pressed:decoration-accent aria-pressed:underline-offset-[0.35em]"
        >
          <span aria-hidden className="sm:hidden">
            {code.toUpperCase()}
          </span>
          <span className="max-sm:sr-only">{languages[code].name}</span>
        </button>
      ))}
    </fieldset>
  );
}
