import type { Translation } from "@/lib/exhibitions/collection/translation";

export const olusegunObasanjo1976 = {
  chapterTitle: "Wetin the Yam Hear",
  excerpt: `Na May dem tell yam. That time e don already dey under ground dey do im work, no slogan, since rain start.

For up, Operation don land. Operation Feed the Nation get poster, e get song, e get symbol, and everybody dey inside. School go farm. Barracks go farm. Ministry turn flower-bed to farm, and people tell story of one bank wey plough im own forecourt. For long vacation dem pay students make dem go village go show farmers how to farm. Wetin the farmers talk no clear for the tape: the noise be like people wey dey use sleeve cover laugh.`,
  workTitle: "Hoe and Yam",
  object: "Hoe on top yam wey dey sprout (Operation Feed the Nation)",
  medium: "Cut paper and screen print; na code draw am; three ink on top paper",
  credit: "Na The Living Archive make am",
  aside:
    "Dem ask hoe and yam which of dem feed the nation. Hoe say na im dey for poster. Yam say na im dey for plate. The committee give the prize to fertiliser, wey still dey for sea.",
  highlights: [
    "E become head of state the day after dem kill Murtala Mohammed.",
    "E launch Operation Feed the Nation.",
    "The Land Use Decree put the land of each state for the hand of im governor.",
    "E hand power to elected president, the exact date wey dem promise, and go farm.",
  ],
  record: [
    "The Supreme Military Council name am head of state, and e broadcast to the country.",
    "E launch Operation Feed the Nation.",
    "Dem bring one single system of local government for the whole country.",
    "Universal primary education start.",
    "Lagos host the Second World Black and African Festival of Arts and Culture, Festac ’77.",
    "Soldiers attack and burn the house of the musician Fela Anikulapo-Kuti for Lagos. Inquiry no name the people wey do am.",
    "Constituent Assembly start work on the draft constitution.",
    "All the land for each state enter the hand of im military governor, to hold am in trust.",
    "President Jimmy Carter visit Lagos.",
    "For one broadcast e announce say people fit form political parties again.",
    "Dem enact the presidential constitution.",
    "The government nationalise the interests of British Petroleum for Nigeria.",
    "Dem swear in Shehu Shagari. One news agency report say Obasanjo dey retire from the armed forces go face farming.",
  ],
} satisfies Translation;
