import type { Translation } from "@/lib/exhibitions/collection/translation";

export const muhammaduBuhari2015 = {
  chapterTitle: "Why Tortoise Shell Crack",
  excerpt: `For the stories, tortoise must reach. Wetin the stories no dey talk na how long the others don dey wait.

Every Nigerian pikin sabi am, as Ìjàpá, as Mbe or as Kunkuru, and sabi say e small, e no get hair, and e no dey ever hurry. This one dey road, dey go somewhere wey no dey inside the paper. Dem tie generator for im shell. Dem say make we talk am clear: the tortoise no be the president. The tortoise na the eight years, and the load wey e carry na the load wey everybody carry inside dem.`,
  workTitle: "Tortoise With Generator",
  object: "Tortoise wey carry generator",
  medium: "Cut paper and screen print; na code draw am; three ink on top paper",
  credit: "Na The Living Archive make am",
  aside:
    "Hare don make statement. E say e wait for the finish until night fall, and light no dey for the finish. Something pass am inside night, slow slow, dey hum, dey smell petrol. E no see who win.",
  highlights: [
    "For the fourth try e win: the first challenger to defeat sitting president.",
    "E swear in im ministers, 166 days after dem swear am in.",
    "Soldiers open fire on #EndSARS protesters for the Lekki toll gate for Lagos.",
    "Dem suspend Twitter for Nigeria, for seven months.",
    "E hand over when im second term end. E die for London on 13 July 2025.",
  ],
  record: [
    "Dem elect am president with 15,424,921 votes against 12,853,162 for Goodluck Jonathan.",
    "Dem swear am in; the inaugural speech.",
    "The statistics office report second quarter of contraction: the economy dey recession.",
    "After im second long medical leave for that year, im spokesman say e go work from house because rodents don damage the office.",
    "Dem elect am again with 15,191,847 votes against 11,262,978 for Atiku Abubakar.",
    "Dem declare 12 June Democracy Day to honour Moshood Abiola, and amend the law on public holidays.",
    "Dem shoot protesters for the Lekki toll gate, Lagos.",
    "The World Bank say the number of Nigerians wey no get grid electricity na 85 million.",
    "Dem suspend Twitter operations; later the ECOWAS Court hold say the suspension no follow law.",
    "E sign the Petroleum Industry Act.",
    "Supreme Court hold say the old naira notes still be legal tender until the year end.",
    "E die for London; e be 82.",
  ],
} satisfies Translation;
