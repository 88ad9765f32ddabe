import { Languages } from "lucide-react";
import Link from "next/link";
import { type Language, languageCodes, languages } from "@/lib/core/languages";
import type { TranslatableName } from "@/lib/exhibitions/translations/contracts";

type PathIn = (language: Language) => string;

const itemClass = "inline-flex min-h-tap min-w-tap items-center justify-center px-2 font-semibold text-small";
// The script in the head remembers the language of a link with this attribute (components/layout/head-script.ts).
const linkProps = (language: Language) => ({ hrefLang: language, "data-language": language, prefetch: false });

type SwitchProps = {
  language: Language;
  pathIn: PathIn;
  /** The id that the switch gets, where it is not at the top of the page: it then leads to the switch of the other page. */
  place?: string;
};

/** The languages of the texts on this page; each is a page of its own. */
export function LanguageSwitch({ language, pathIn, place }: SwitchProps) {
  return (
    <nav id={place} aria-label="Language of the texts" className="flex items-center">
      <Languages aria-hidden className="me-1 size-4.5 text-muted" />
      {languageCodes.map((code) =>
        code === language ? (
          <span
            key={code}
            aria-current="true"
            className={`${itemClass} underline decoration-2 decoration-accent underline-offset-[0.35em]`}
          >
            {languages[code].name}
          </span>
        ) : (
          <Link
            key={code}
            href={place ? `${pathIn(code)}#${place}` : pathIn(code)}
            {...linkProps(code)}
            className={`${itemClass} text-muted hover:text-ink hover:underline`}
          >
            {languages[code].name}
          </Link>
        ),
      )}
    </nav>
  );
}

/** A small link to the same place of the page in the other languages. `place` is the id of an element there. */
export function SamePlaceLinks({ language, pathIn, place }: { language: Language; pathIn: PathIn; place: string }) {
  return languageCodes
    .filter((code) => code !== language)
    .map((code) => (
      <Link
        key={code}
        href={`${pathIn(code)}#${place}`}
        {...linkProps(code)}
        className="link inline-flex min-h-tap items-center text-small"
      >
        {`Read this in ${languages[code].name}`}
      </Link>
    ));
}

type NoteProps = {
  text: { language: Language; translated: readonly TranslatableName[] };
  name: TranslatableName;
  /** The sentence, with the name of the language. */
  children: (language: string) => string;
};

/** Says that a text is shown in English, on a page in another language. */
export function UntranslatedNote({ text: { language, translated }, name, children }: NoteProps) {
  if (language === "en" || translated.includes(name)) return null;
  return (
    <p data-untranslated={name} className="text-muted text-small">
      {children(languages[language].name)}
    </p>
  );
}
