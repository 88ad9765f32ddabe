import type { Translation } from "@/lib/exhibitions/collection/translation";

export const murtalaMohammed = {
  chapterTitle: "Circular No. 200",
  excerpt: `Circular to all staff. This chapter start work from im first line. If you just dey plan to begin, you don late.

1. Of all the tools wey government dey use, rubber stamp na the smallest. E soft pass seal, e cheap pass pen, and any stationer for Broad Street go cut one for you before lunch. E no fit argue. E no fit add. Wetin e get na speed. Between 29 July 1975 and 13 February 1976, nothing for West Africa fast reach am.

2. Na for evening people dey hear am, inside news. Dem retire permanent secretaries, and judges, professors, ambassadors, police: pass ten thousand.`,
  workTitle: "With Immediate Effect",
  object: "Rubber stamp, “with immediate effect”",
  medium: "Cut paper and screen print; na code draw am; two ink on top paper",
  credit: "Na The Living Archive make am",
  aside:
    "Dem don retire the stamp, with immediate effect, on health grounds. Na the stamp stamp the letter by imself, and e straight well well. Pensions office wan know who put initial for the copy, and dem don go every desk. Everybody don go lunch.",
  highlights: [
    "E become head of state after coup wey blood no flow.",
    "Dem sack or retire pass ten thousand public officers.",
    "E tell the Organisation of African Unity say Africa don come of age.",
    "E announce seven new states and one new federal capital.",
    "Dem assassinate am inside im car for one Lagos street.",
  ],
  record: [
    "Troops of the Second Division, wey e command, kill several hundred civilians for Asaba during the civil war.",
    "Dem remove Yakubu Gowon; Murtala Mohammed become head of state.",
    "Dem sack or retire pass ten thousand public officers on grounds like age, health, inefficiency or malpractice.",
    "Government hold the cement ships: committee of four men go renegotiate deliveries, and payment for waiting must get certificate from the Central Bank.",
    "E announce programme wey go move stage by stage and end with return to civilian rule on 1 October 1979.",
    "E open the Constitution Drafting Committee under F. R. A. Williams and propose executive president.",
    "E address the extraordinary summit of the Organisation of African Unity on Angola.",
    "E announce say the states go be nineteen, and say the capital go move go the centre of the country.",
    "Dem create the Federal Capital Territory.",
    "Dem shoot am kill am as e dey go work for Dodan Barracks, with im aide-de-camp, Akintunde Akinsehinwa; the coup, wey B. S. Dimka lead, fail.",
    "The twenty-naira note, wey carry im portrait, na the first Nigerian note to show Nigerian national hero.",
  ],
} satisfies Translation;
