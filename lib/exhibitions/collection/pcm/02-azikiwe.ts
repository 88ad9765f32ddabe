import type { Translation } from "@/lib/exhibitions/collection/translation";

export const nnamdiAzikiwe = {
  chapterTitle: "Front Page, Top",
  excerpt: `For pass twenty years, e dey tell Governors-General wetin dem suppose do. Then dem make am one, and e come see say dem no fit do am.

The press for the picture sabi how that one dey feel. E fit print any sentence, sharp sharp, for paper wey wide like veranda, and nobody ever allow am choose one. Na another person dey set the type. Rollers just dey agree, but when dem agree, na with their full weight. Dem enter from left, like band for fine cloth; the front page climb the first, pass under the second, and fall for ground the way agbada dey fall, headline for knee.`,
  workTitle: "The Press",
  object: "Press wey dey print newspaper (the West African Pilot)",
  medium: "Cut paper and screen print; na code draw am; two ink on top paper",
  credit: "Na The Living Archive make am",
  aside:
    "Dem ask the press which page e wan be, and e say front. So dem make am front page, frame am, hang am for fine house; and from that day nobody turn am look wetin dem print for the back. Dem no print anything.",
  highlights: [
    "The West African Pilot first enter market for Lagos.",
    "Dem swear am in as Governor-General, the same day e clock fifty-six.",
    "E become the first President of Nigeria.",
    "After days wey government no dey, e call Abubakar Tafawa Balewa again.",
    "The office end with the First Republic; e dey abroad.",
  ],
  record: [
    "Dem born am for Zungeru, for the north of Nigeria.",
    "E found the West African Pilot for Lagos; e edit am for about ten years.",
    "Dem form the National Council of Nigeria and the Cameroons, with Herbert Macaulay as president and Azikiwe as secretary.",
    "The colonial government ban the Pilot and the Daily Comet during the general strike.",
    "One tribunal under Sir Stafford Foster-Sutton report on im conduct, as Premier of the Eastern Region, towards the African Continental Bank, and criticise the conduct. That same year e call election for the Region, and e win.",
    "Dem swear am in for Lagos as Governor-General; the name of im address na “Respect for Human Dignity”.",
    "E become President under one constitution wey call im name and say make dem take am as person wey dem elect (section 157).",
    "Federal election hold; for the south, plenty people boycott am.",
    "Dem cancel one broadcast; the text, wey don already reach newspaper people, say e go prefer resign pass make e name government on top that election.",
    "The deadlock end with compromise; dem ask Balewa make e form government.",
    "Soldiers end the First Republic while e dey outside the country.",
    "E contest for president; the two times, Shehu Shagari win am.",
    "Report spread everywhere say e don die; na mistake.",
    "E die for hospital for Enugu; e be 91.",
  ],
} satisfies Translation;
