import type { Language, TranslationLanguage } from "@/lib/core/languages";

type WallTexts = {
  story: string;
  heading: string;
  /** What is said of the wall, below its story. */
  objects: string;
};

/** The texts of the exhibition's front page. The story is edited in the admin area and translated only while it says this. */
const english: WallTexts = {
  story:
    "Eighteen people have held the country since 1960. Here each of them hangs without a face: in its place is the object by which the time remembers the office. Beside every work there are two papers. One is satire, invented by the museum and marked so. The other is the record, with a date and a source on each line.",
  heading: "The face has been taken out",
  objects:
    "A face asks to be loved or hated, and both have been tried. An object is harder to argue with. So there is a stick here with a crocodile on it, a queue drawn with a ruler, an hourglass with one grain for every day, and a cap whose owner is still in office; above each is the hat, which is what all of them had in common.",
};

const translated: Readonly<Record<TranslationLanguage, WallTexts>> = {
  pcm: {
    story:
      "Eighteen people don hold this country since 1960. For here, every one of dem dey hang without face: wetin dey for the place of the face na the thing wey people of that time take remember the office. Two paper dey beside every work. One na yabis; na the museum form am, and e dey write for there say na so. The other one na record, and every line carry im date and where we see am.",
    heading: "Dem don comot the face",
    objects:
      "Face dey always beg person make e love am or hate am, and Nigerians don try the two. But to follow thing argue no easy. So you go see stick wey carry crocodile for here, queue wey dem take ruler draw, hourglass wey get one grain for every day, and cap wey the owner still dey office; and for top of each one na the hat, because na hat be the only thing wey all of dem get in common.",
  },
};

/** The texts in a language, and whether the story is in it. */
export function wallTexts(language: Language, story: string): WallTexts & { isStoryTranslated: boolean } {
  if (language === "en") return { ...english, story, isStoryTranslated: true };
  const isStoryTranslated = story === english.story;
  return { ...translated[language], ...(!isStoryTranslated && { story }), isStoryTranslated };
}
