import type { Translation } from "@/lib/exhibitions/collection/translation";

export const bolaTinubu = {
  chapterTitle: "The Figure Wey No Gree Close",
  excerpt: `For the whole collection, na only this work never finish. We hang am now because the nail don already dey wall.

We dey look cap from up. All the others for the gallery, you dey see dem from front, the way crowd dey see; this one na how drone dey see am, or God. Across the top one sign dey run wey everybody wey don pass billboard sabi. The man wey wear am don explain am give newspaper: na shackle wey break, and e mean freedom. The public go primary school, so dem don already read am as eight. The two dey inside the print, and wetin concern us na how far one dey from the other.`,
  workTitle: "The Eight Wey No Close",
  object: "Cap wey im broken shackle form figure eight",
  medium: "Cut paper and screen print; na code draw am; four ink on top paper, one link loose",
  credit: "Na The Living Archive make am; the entry still dey open",
  aside:
    "The registrar ask the link whether e belong to the work. E reply say e don be part of shackle, say now e be part of number, and say make dem ask am again when ink don dry.",
  highlights: [
    "Dem elect am president with 8,794,726 votes; the Supreme Court uphold the result on 26 October.",
    "Dem swear am in; for im first speech e announce say petrol subsidy don go.",
    "The Central Bank join the foreign exchange windows together; naira fall.",
    "E sign the Act wey bring back the national anthem of 1960.",
  ],
  record: [
    "Speech to party delegates for Abeokuta; people sabi am by the words “Emi lokan”.",
    "Presidential election: Bola Tinubu 8,794,726 votes, Atiku Abubakar 6,984,520, Peter Obi 6,101,533.",
    "Dem swear am in; e announce the end of petrol subsidy.",
    "The state oil company raise im prices from between 189 and 194 naira to between 488 and 557 naira a litre.",
    "Dem join the windows of the foreign exchange market together.",
    "E tell Nigerians for Paris say the end of the subsidy no dey inside the speech wey dem prepare.",
    "Supreme Court dismiss the petitions against im election.",
    "“Nigeria, We Hail Thee” become the national anthem again.",
    "Supreme Court hold say make dem pay local governments their money direct.",
    "Dem raise the national minimum wage from 30,000 to 70,000 naira a month.",
    "Dem kill at least 24 people during the #EndBadGovernance protests.",
    "Dem carry seventy-six people go the Federal High Court, Abuja, because of the protests, and children dey among dem; several of the accused collapse.",
    "The president order make dem release the children; for the days wey follow, the court strike out the charges.",
    "Headline inflation na 34.80 per cent.",
    "Headline inflation na 24.48 per cent, wey dem calculate on new basket; dem publish am on 18 February.",
    "E sign four Acts on tax, wey start work from January 2026.",
  ],
} satisfies Translation;
