import type { Translation } from "@/lib/exhibitions/collection/translation";

export const abdulsalamiAbubakar = {
  chapterTitle: "The Place Where Baton Dey Change Hand",
  excerpt: `Two sleeves, one baton. For once inside this whole gallery, the thing dey leave the hand wey hold am.

Coaches go tell you say na for exchange zone people dey lose relay: twenty metres where two people must hold one thing the same time. One still dey run. The other one must start, and e no go look back. Between when arm go up and when hand close, one small moment dey when nobody own the baton, and na that moment the printer pick. Most of the paper dey bare. Nothing else for the collection quiet reach am; the attendants dey chop their lunch near there.`,
  workTitle: "The Handover",
  object: "Relay baton, the moment wey e dey change hand",
  medium: "Cut paper and screen print; na code draw am; three ink on top paper",
  credit: "Na The Living Archive make am",
  aside:
    "Dem don tell the baton so many times say dem go soon pass am, so e carry book come. E dey the second chapter when one hand come, the exact day wey dem announce, hold the other end. The page still get mark.",
  highlights: [
    "Dem swear am in as Head of State the day after Sani Abacha die.",
    "E announce new programme and date: civilians go take over on 29 May 1999.",
    "Olusegun Obasanjo win the presidential election.",
    "E promulgate the constitution of the Fourth Republic, by decree.",
    "E hand over, the exact date wey e announce.",
  ],
  record: [
    "General Abdulsalami Abubakar, Chief of Defence Staff, become Head of State.",
    "Dem release political prisoners; Olusegun Obasanjo dey among dem.",
    "Moshood Abiola die inside custody for Abuja.",
    "Dem announce programme wey go end with handover on 29 May 1999.",
    "Dem establish the Independent National Electoral Commission, with Justice Ephraim Akpata as chairman.",
    "Local government elections hold; nine parties join under provisional registration.",
    "State elections hold. National Assembly elections follow on 20 February.",
    "Presidential election: Olusegun Obasanjo 18,738,154 votes, Olu Falae 11,110,287.",
    "The observers of the Carter Center and the National Democratic Institute report serious irregularities for the presidential election.",
    "Dem promulgate the constitution of 1999.",
    "For im farewell speech e call on the armed forces make dem submit to civil authority.",
    "E hand over to President Olusegun Obasanjo for Abuja.",
  ],
} satisfies Translation;
