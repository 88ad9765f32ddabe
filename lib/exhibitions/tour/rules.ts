import { type Language, originalLanguage } from "@/lib/core/languages";
import type { PublicLeader } from "@/lib/exhibitions/contracts";
import { paragraphs } from "@/lib/exhibitions/rules";
import { langOf } from "@/lib/exhibitions/translations/lang-of";
import type { SpeechParagraph, TourStopContent } from "./contracts";

/** Ends with a whole sentence, the mark of an excerpt that goes on. */
const afterSentence = /([.?!][”’)]?)\s…$/;

type SpeechSource = Pick<PublicLeader, "label" | "excerpt" | "language" | "translated">;

/** What is spoken at a stop without a text of its own: the wall label and the public excerpt of the chapter. */
function defaultParagraphs(leader: SpeechSource): SpeechParagraph[] {
  const { title, year, medium } = leader.label;
  const excerptLang = langOf(leader, "excerpt");
  return [
    { text: `${title}, ${year}. ${medium}.`, lang: langOf(leader, "workTitle") },
    ...paragraphs(leader.excerpt.replace(afterSentence, "$1")).map((text) => ({ text, lang: excerptLang })),
  ];
}

/** The text of paragraphs as a recording names it. */
export const textOf = (speech: readonly SpeechParagraph[]): string => speech.map(({ text }) => text).join("\n\n");

/** What a stop says with a text of its own, or without one. */
export const speechText = (own: string, byDefault: string): string =>
  textOf(paragraphs(own).map((text) => ({ text: text.trim() }))) || byDefault;

/** What is spoken at a stop, and the recording where there is one that still says that. */
export function toSpeech(leader: SpeechSource, { text, recording }: TourStopContent) {
  const own = paragraphs(text);
  const lang = leader.language === originalLanguage ? undefined : leader.language;
  const speech = own.length > 0 ? own.map((one) => ({ text: one.trim(), lang })) : defaultParagraphs(leader);
  return { paragraphs: speech, recording: recording?.text === textOf(speech) ? recording : null };
}

/** What ends with a full stop without ending a sentence: titles, and initials. */
const ABBREVIATION =
  /(?:^|[\s(“‘])(?:Mr|Mrs|Ms|Dr|Prof|Gen|Lt|Col|Maj|Brig|Capt|Sgt|Rev|St|No|vol|pp?|c|Jr|Sr|vs|[A-Z](?:\.[A-Z])*)\.$/;
/** Longer utterances are cut off: Chrome stops remote voices after some 15 seconds. */
const MAX_UTTERANCE = 200;

/** Splits a text into sentences, and a long one after a comma or between words. Joined by spaces they are the text. */
export function splitSentences(text: string): string[] {
  const words = text.trim().split(/\s+/);
  const sentences: string[] = [];
  let sentence = "";
  for (const [index, word] of words.entries()) {
    sentence = sentence ? `${sentence} ${word}` : word;
    const following = words[index + 1];
    const isEnd = /[.?!…][”’"')\]]*$/.test(sentence) && !ABBREVIATION.test(sentence);
    if (following !== undefined && (!isEnd || /^\p{Ll}/u.test(following))) continue;
    sentences.push(...splitLong(sentence));
    sentence = "";
  }
  return sentences.filter(Boolean);
}

function splitLong(sentence: string): string[] {
  if (sentence.length <= MAX_UTTERANCE) return [sentence];
  const start = sentence.slice(0, MAX_UTTERANCE);
  // Not after the first words: the voice pauses at the end of each part.
  const pause = [...start.matchAll(/[,;:–—][”’)]?\s/g)].at(-1);
  const at = pause && pause.index > MAX_UTTERANCE / 3 ? pause.index + pause[0].length : start.lastIndexOf(" ") + 1;
  if (at === 0) return [sentence];
  return [sentence.slice(0, at).trim(), ...splitLong(sentence.slice(at).trim())];
}

/** The part of a SpeechSynthesisVoice that is used here. */
export type Voice = { name: string; lang: string; localService: boolean; default: boolean };

const preferredLocales = ["en-ng", "en-gb"];
// Android writes en_NG.
const localeOf = ({ lang }: Voice) => lang.toLowerCase().replace("_", "-");

/** An English voice: Nigerian, otherwise British, otherwise any; of these one that is on the device. Null when there is none. */
export function pickVoice<V extends Voice>(voices: readonly V[], isOnline: boolean): V | null {
  const rank = (voice: V) => {
    const locale = preferredLocales.indexOf(localeOf(voice));
    return (
      (locale === -1 ? preferredLocales.length : locale) * 4 + (voice.localService ? 0 : 2) + (voice.default ? 0 : 1)
    );
  };
  const english = voices.filter((voice) => /^en\b/.test(localeOf(voice)) && (isOnline || voice.localService));
  return english.reduce<V | null>((best, voice) => (best && rank(best) <= rank(voice) ? best : voice), null);
}

export const speeds = [0.75, 1, 1.25, 1.5] as const;
export type Speed = (typeof speeds)[number];
export const toSpeed = (text: string | null): Speed => speeds.find((speed) => String(speed) === text) ?? 1;

/** How the voice of the device reads each language. */
export const voiceNote = (language: Language): string =>
  language === originalLanguage
    ? "Spoken by your device’s voice"
    : "Spoken by your device’s voice, which reads Pidgin as English";
