import type { Translation } from "@/lib/exhibitions/collection/translation";

export const elizabethII = {
  chapterTitle: "Na Ordinary Post Carry Am",
  excerpt: `Object: one head of state, with gum for back. Place: top right-hand corner of one independent country, from 1960.

The report wey our conservator write for this work get nine lines, and the first eight na about gum. The design correct. The crown sit down well. The oval wey suppose carry face dey empty, and she write am down say na so dem make am, no be damage: for the three years wey concern us, the owner of the face no dey one day for the place wey the face stand for. She dey another country, where she be Queen too, and Queen of several others join, and the post, most times, dey reach.`,
  workTitle: "Stamp Wey Don Half Peel",
  object: "Postage stamp wey don half peel",
  medium: "Cut paper and screen print; na code draw am; five ink on top paper",
  credit: "Na The Living Archive make am",
  aside:
    "Dem ask the stamp make e talk small for independence. E reply by return of post say e dey there in spirit, and say dem weigh the spirit correct. Small money dey to pay for delivery. That one no dey ever miss.",
  highlights: [
    "The Nigeria Independence Act get Royal Assent for London.",
    "Nigeria become independent, with the Queen as head of state; Princess Alexandra hand over the papers for Lagos.",
    "Nnamdi Azikiwe become Governor-General and dey act in her name.",
    "The Privy Council for London decide who don be Premier of the Western Region.",
    "Nigeria become republic and remain inside the Commonwealth.",
  ],
  record: [
    "Elizabeth II tour Nigeria, wey still dey under Britain that time: Lagos, Kaduna, Jos, Kano and Enugu dey among the places.",
    "The Nigeria Independence Act become law for London: from 1 October, Nigeria na fully responsible member of the Commonwealth, under the Crown.",
    "Dem make the independence constitution by Order in Council; under am, one Governor-General dey represent the Queen.",
    "Independence. The Prime Minister collect the constitutional instruments from Princess Alexandra, wey represent the Queen.",
    "The United Nations admit Nigeria.",
    "Dem swear in Nnamdi Azikiwe as Governor-General; for im address e say na the Queen appoint am, on the advice of the Prime Minister of Nigeria.",
    "The Governor-General assent to the Supplementary Appropriation (1960–61) Act 1961, No. 3, “in Her Majesty’s name”.",
    "After plebiscite wey the United Nations hold, the Northern Cameroons join the Federation.",
    "The Judicial Committee of the Privy Council, for one appeal from Nigeria, allow the way the Governor take remove the Premier of the Western Region.",
    "The republican constitution start work; President take the place of the Queen.",
    "The Parliament of the United Kingdom make room for the change inside im own law.",
    "She visit Nigeria for the second and last time, for the Commonwealth meeting for Abuja.",
    "Elizabeth II die for Balmoral.",
  ],
} satisfies Translation;
