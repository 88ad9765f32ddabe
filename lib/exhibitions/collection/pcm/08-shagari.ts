import type { Translation } from "@/lib/exhibitions/collection/translation";

export const shehuShagari = {
  chapterTitle: "Load Don Press the Ship",
  excerpt: `The ship move on the first of October 1979, inside rain, all the flags dey outside, twelve and two-thirds states dey on board.

The fraction follow law. Nineteen states dey, and to win, man need quarter of the votes for two-thirds of dem. Lawyer don argue say two-thirds of nineteen no be thirteen; Supreme Court see plenty sense inside; and five days before the ship move, dem leave the last third of Kano for wharf with im box. Since that day no ship don carry load wey dem measure reach like that. The other candidate sabi count; e sit down dey look as ship dey go.`,
  workTitle: "The Rice Ship",
  object: "Ship wey dem pile bags of rice on top",
  medium: "Cut paper and screen print; na code draw am; three ink on top paper",
  credit: "Na The Living Archive make am",
  aside:
    "The ship get manifest, and the manifest say rice. Dem read am for wharf, dem read am for depot, dem read am for store, and for each one e dey correct, and e dey small short. By the time e reach pot, na very fine manifest.",
  highlights: [
    "Supreme Court uphold im election.",
    "Dem swear am in as the first executive President.",
    "Im government order foreigners wey no get papers make dem leave inside two weeks.",
    "Dem elect am again, for one poll wey people dispute.",
    "Army overthrow am.",
  ],
  record: [
    "Five candidates contest for President. On 16 August dem declare say na im win; the electoral commission read two-thirds of nineteen states as twelve and two-thirds.",
    "Supreme Court dismiss the appeal of Obafemi Awolowo by majority.",
    "Dem swear am in for Lagos; military rule end after pass thirteen years.",
    "Dem launch the Green Revolution programme make food production go up.",
    "One presidential task force under Umaru Dikko, the Minister of Transport, dey in charge to import rice and share am.",
    "About four thousand people die for Kano when dem put down one religious rising.",
    "As oil money dey fall, the Economic Stabilisation (Temporary Provisions) Act put limit for imports and spending.",
    "The Minister of Internal Affairs give foreigners wey no get papers two weeks to leave; e affect pass one million people, and most of dem na Ghanaians.",
    "Dem elect am again for presidential election; im opponents dispute the result.",
    "Dem swear am in for second term.",
    "Soldiers overthrow the government; dem detain am.",
    "One inquiry clear am say e no get personal hand for corrupt practices.",
    "E die for the National Hospital, Abuja; e be 93.",
  ],
} satisfies Translation;
