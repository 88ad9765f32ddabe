import type { Translation } from "@/lib/exhibitions/collection/translation";

export const olusegunObasanjo1999 = {
  chapterTitle: "Dear Mr President",
  excerpt: `Dear Visitor, this label suppose short. But the work don pass am for road, because dem still dey write am. So I must number my points, the way dem dey do am that time. One: the letter start inside the cap. E come down for collar, down the front of the agbada, comot for the hem, pass under the border wey dem print to hold am, and continue for margin. We shift the wall label go left. The letter follow am. Now e stand where the label stand before, and if we go talk true, e dey explain pass the label.`,
  workTitle: "The Letter Wey No Dey End",
  object: "Open letter wey no dey end",
  medium: "Cut paper and screen print; na code draw am; three ink on top paper, and one fourth sheet wey nobody order",
  credit: "Na The Living Archive make am",
  aside:
    "The envelope don give notice. E say dem make am for letter, and e talk am for writing, for one side of one sheet. The letter don reply am with numbered points, with annexes, and e put the envelope inside.",
  highlights: [
    "Dem swear am in as president, less than one year after e leave prison and twenty years after e hand over power as soldier.",
    "Dem set up two commissions against corruption; mobile phone land.",
    "The Paris Club agree to cancel about 18 billion dollars of debt.",
    "The Senate stop the bill wey for allow third term.",
    "E hand over to Umaru Musa Yar’Adua: the first elected president wey follow another one.",
  ],
  record: [
    "Under General Abacha, dem put am for prison after one tribunal convict am; dem release am for June 1998.",
    "Dem elect am president with 18,738,154 votes, 62.8 per cent.",
    "Dem swear am in; the inaugural address.",
    "Soldiers destroy the town of Odi, Bayelsa State, after the killing of twelve policemen.",
    "Dem sign the first anti-corruption Act of the Fourth Republic.",
    "Dem auction licences for digital mobile phone.",
    "Soldiers kill civilians for villages of Benue State, round Zaki Biam, after the killing of nineteen soldiers.",
    "The International Court of Justice find say na Cameroon get sovereignty over Bakassi.",
    "Dem elect am president again.",
    "The Paris Club agree on how dem go handle Nigeria debt: dem cancel about 18 billion dollars.",
    "The Senate reject the bill to amend the constitution, and the clause on third term dey inside.",
    "Dem sign the Greentree Agreement on the withdrawal from Bakassi.",
    "The observers of the European Union report say the elections fall far below basic standards.",
    "Open letter to President Jonathan, “Before It Is Too Late”, eighteen pages.",
  ],
} satisfies Translation;
