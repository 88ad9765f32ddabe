import type { Translation } from "@/lib/exhibitions/collection/translation";

export const abubakarTafawaBalewa = {
  chapterTitle: "Voice Land Before Speech",
  excerpt: `Dem give the country microphone before dem give am grammar. The thing na gold, because the occasion na gold. Dem test am.

The man wey test am that morning say one, two, and then, as the weight of the day catch am, three. The crowd don dey waka since four. Every cap for the federation dey there, and under each cap one man dey with im own version of wetin dem go talk. When the voice come, manners full am so tey people no first notice say e don complain about the delay. E call the day wonderful. With that same bow, e add say dem don let other people pass for road.`,
  workTitle: "The Golden Microphone",
  object: "Golden microphone",
  medium: "Cut paper and screen print; na code draw am; two ink on top paper",
  credit: "Na The Living Archive make am",
  aside:
    "Dem send the microphone go repair, and the engineer no see anything wey do am. Na the loudspeakers, e write. Dem be four, dem far, and for each one somebody don dey turn the knob.",
  highlights: [
    "E collect the instruments of independence and talk for the new country for Lagos.",
    "E make the first speech of Nigeria for the United Nations, the same day dem admit am.",
    "Nigeria dey among the founders of the Organisation of African Unity for Addis Ababa.",
    "For Lagos e preside over the first Commonwealth prime ministers’ meeting wey hold outside the United Kingdom.",
    "Dem carry am from im house for the first coup, and kill am.",
  ],
  record: [
    "E become the first Prime Minister of the Federation.",
    "E collect the constitutional instruments from Princess Alexandra and give the Independence Day address.",
    "E lead the delegation and make the first speech of the country for the United Nations.",
    "Im government cut relations with France because of atomic tests for the Sahara.",
    "Dem end the defence agreement with the United Kingdom.",
    "After disorder for the Western House of Assembly, Parliament declare state of emergency for the Region.",
    "Dem sign the Charter of the Organisation of African Unity for Addis Ababa; Nigeria na founder.",
    "Dem create the Mid-Western Region.",
    "Nigeria become republic; e remain Prime Minister.",
    "Federal election hold; for the south, plenty people boycott am. For January e form government after compromise.",
    "Election hold for the Western Region; months of violence follow.",
    "E chair the Commonwealth prime ministers’ meeting on Rhodesia, for Lagos.",
    "Soldiers abduct am for Lagos. Dem find im body some days later, and announce say e don die.",
  ],
} satisfies Translation;
