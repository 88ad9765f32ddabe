import { keysOf } from "@/lib/core/keys-of";
import { fieldsOf } from "@/lib/core/records";
import { type HomeTexts, homeTexts } from "@/lib/home-page/contracts";

/** The beginning of the manifesto; the about page has it in full. */
export const manifestoIntro = [
  "Power in Nigeria has worn a crown, a peaked cap, a fila, a fedora, and for eighty-odd days in 1993 nothing anyone could quite remember. The hats change. The head beneath is told, each time, that it was born for the fit. We keep the hats.",
  "This is a museum of satire, and satire is a serious trade. Each work takes one leader and removes the face, because a face asks to be loved or hated. In its place we put the object of the era: a microphone, a rubber stamp, a bag of rice. The object is harder to argue with.",
] as const;

/** The texts that ship with the code. */
export const shippedHomeTexts: HomeTexts = {
  heroText: "A living archive of Nigerian power, kept in cut paper, cloth and brass.",
  manifestoTitle: "A country remembers what it can laugh at.",
  manifestoText: [
    ...manifestoIntro,
    "Beside every joke hangs the record: dates, decrees, sources. You will not confuse the two, for they are printed on different paper. What is bought here is made in small numbers, counted honestly and numbered by hand. What is said here may be answered on the wall.",
  ].join("\n\n"),
  leadersSubtitle: "A Timeline of Power and Parody",
  leadersText:
    "Every leader since 1960, hung the way the motor-park almanacs hang them. Satire and record, side by side.",
  scanText: "Some pieces carry a smart label. Hold a phone to it and the object tells you what the wall could not.",
  collectiblesTitle: "Collectibles",
  collectiblesText: "Made in numbered editions, in Lagos, Abeokuta and Benin City.",
  testimonialsTitle: "Echoes from the Wall",
  newsletterTitle: "One newsletter a month.\nNo condition is permanent.",
  newsletterText: "We send one email to confirm your address.",
};

const names = keysOf(shippedHomeTexts);

/** The current texts: the shipped ones with the stored edits. An edit that is no longer valid is ignored. */
export function toHomeTexts(content: unknown): HomeTexts {
  const stored = fieldsOf(content);
  const valid = names.flatMap((name) => {
    const parsed = homeTexts.shape[name].safeParse(stored[name]);
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  return { ...shippedHomeTexts, ...Object.fromEntries(valid) };
}

/** Only the texts that differ from the shipped ones. */
export const toHomeOverrides = (texts: HomeTexts): Partial<HomeTexts> =>
  Object.fromEntries(names.filter((name) => texts[name] !== shippedHomeTexts[name]).map((name) => [name, texts[name]]));

/** The paragraphs of a text. */
export const toParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
