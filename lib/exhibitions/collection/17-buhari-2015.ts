import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";

const rats = {
  title: "Nigerian president to “work from home” after rat infestation",
  publisher: "BBC News",
  year: 2017,
  url: "https://www.bbc.co.uk/news/world-africa-41016366",
};
const inaugural = {
  title: "Inaugural speech, 29 May 2015, as reported by the BBC: “I belong to everybody and I belong to nobody”",
  publisher: "BBC News (reproduced by Moguldom)",
  year: 2015,
  url: "https://moguldom.com/97240/i-belong-to-everybody-and-i-belong-to-nobody-buhari-says-at-inauguration/",
};

export const muhammaduBuhari2015 = {
  order: 17,
  slug: "muhammadu-buhari-2015",
  name: "Muhammadu Buhari",
  title: "President of the Federal Republic of Nigeria",
  term: "2015–2023",
  termStart: "2015-05-29",
  termEnd: "2023-05-29",
  object: { name: "A tortoise carrying a generator", accession: "LA.2015.17" },
  artworkSlug: "tortoise-with-generator",
  artworkTitle: "Tortoise with Generator",
  productSlug: "tortoise-with-generator",
  label: {
    title: "Tortoise with Generator",
    year: "2026",
    medium: "Cut paper and screen print, drawn in code; three inks on paper",
    dimensions: "62.5 × 50 cm",
    accession: "LA.2015.17",
    credit: "Made by The Living Archive",
  },
  alt: "A tortoise with a cracked and mended shell walks out of the right edge of the sheet, already half gone. Roped to its back is a petrol generator, switched to off. The generator’s cable trails back through an empty cap and ends in a plug, plugged in nowhere.",
  highlights: [
    { date: "28 March 2015", text: "Wins at the fourth attempt: the first challenger to defeat a sitting president." },
    { date: "11 November 2015", text: "Swears in his ministers, 166 days after his own swearing-in." },
    { date: "20 October 2020", text: "Soldiers open fire on #EndSARS protesters at the Lekki toll gate in Lagos." },
    { date: "5 June 2021", text: "Twitter is suspended in Nigeria, for seven months." },
    { date: "29 May 2023", text: "Hands over at the end of his second term. He dies in London on 13 July 2025." },
  ],
  quote: {
    text: "I belong to everybody and I belong to nobody.",
    speaker: "Muhammadu Buhari",
    date: "29 May 2015",
    source: inaugural,
  },
  imageCredit: "Drawn in code by The Living Archive, 2026",
  chapterTitle: "Why the Tortoise’s Shell Is Cracked",
  theme: "fire",
  aside:
    "The hare has made a statement. He waited at the finish, he says, until it was dark, and there was no light at the finish. Something went by him in the night, slowly, humming, with a smell of petrol. He did not see who won.",
  narrative: `In the stories, the tortoise always arrives. The stories do not say for how long all the others had been waiting.

Every Nigerian child knows him, as Ìjàpá, as Mbe or as Kunkuru, and knows that he is small, bald and never in a hurry. This one is on the road to somewhere outside the sheet. A generator is tied to its shell. We are asked to say that the tortoise is not the president. The tortoise is the eight years, and it carries what everybody carried in them.

One: how the tortoise came to the palace. He had been there before, in boots, when the country was made to queue. Then he came back and asked. He asked in 2003, in 2007 and in 2011, each time with more patience, and in 2015 he was let in by the front door, the first to have put out a sitting president by counting. He told the crowd that he belonged to everybody and to nobody. Everybody cheered. Nobody went home to wait for an appointment, and in this he was wise.

Two: how the tortoise chose his helpers. Great care was needed, for he wanted good ones. June passed, and July. The rains passed. The harmattan was on its way when, on the hundred and sixty-sixth day, ministers were sworn in, and the market women, who had known most of the names for twenty years, wished to be told what had been looked for in the meantime. “Baba Go Slow” was what they said in the traffic.

Three: how the mice sat in council. In 2017 he was ill, and spent more than a hundred days in London on one visit. When he returned, his spokesman told the BBC that the office could not be used, as rodents had been at the furniture and the air conditioning. No writer of fables would have dared. It is in the record, with a date and an address, and the museum has nothing to add to it but a small piece of cheese, which is under the frame.

Four: the generator. It is the national bird: it sits on every balcony and it begins to sing at dusk. In 2021 the World Bank reckoned that eighty-five million Nigerians had no connection to the grid, more than in any other country. Those who had one knew the word “collapse” as other nations know the word “drizzle”. Follow the cord from the machine. It runs back along the road and in at one side of an empty cap and out at the other, as though it had been a thought, and ends in a plug with three square pins. There is no socket anywhere on the sheet. We have checked the back.

Five: what the tortoise shut, and opened. He shut the land borders, and the price of rice went up to look over the fence. He shut the accounts of ministries and put the money in a single one, where it could be seen. He suspended Twitter, after it had deleted a message of his, for two hundred and twenty-two days; his ministry of information announced it on Twitter. In his last winter he changed the banknotes, so that for some weeks people who had money could not get any, and bought yam with what they could from neighbours who remembered barter. But a railway also ran from Lagos to Ibadan, and the oil law that had been promised under three presidents was signed by the fourth. And in 2018 he did what no other man in this gallery had done, and named 12 June as Democracy Day, for the winner of an election who had been dead for twenty years. The tortoise remembers things.

At one place the story has no animals in it. At the Lekki toll gate, on the night of 20 October 2020, young people who had been sitting on the ground with flags, singing, to ask that the police should not kill them, were fired on by soldiers. Everything about it has been disputed except the flags.

All tortoise stories end with the fall, and with the shell broken and stuck together, and so that is why it looks as it does. This one went on to its last page without hurry and left on the exact day. He said that he wished to go home to Daura and his cattle. He had two years of it. He died in a clinic in London on 13 July 2025, and he was brought home and buried in his own yard. The print was in proof by then. It was asked whether anything should be altered, and it was decided that the animal might be left as it was, half out of the frame. Only the generator has been switched off, and one can hear the road.`,
  record: [
    {
      date: "28 March 2015",
      text: "Elected president with 15,424,921 votes against 12,853,162 for Goodluck Jonathan.",
      source: {
        title: "Presidential election, 28 March 2015: result",
        publisher: "Independent National Electoral Commission",
        year: 2015,
      },
    },
    { date: "29 May 2015", text: "Sworn in; the inaugural speech.", source: inaugural },
    {
      date: "31 August 2016",
      text: "The statistics office reports a second quarter of contraction: the economy is in recession.",
      source: {
        title: "Nigerian Gross Domestic Product Report, Quarter Two 2016",
        publisher: "National Bureau of Statistics",
        year: 2016,
      },
    },
    {
      date: "22 August 2017",
      text: "After a second long medical leave of the year, his spokesman says that he will work from home because rodents have damaged the office.",
      source: rats,
    },
    {
      date: "23 February 2019",
      text: "Re-elected with 15,191,847 votes against 11,262,978 for Atiku Abubakar.",
      source: {
        title: "Presidential election, 23 February 2019: result",
        publisher: "Independent National Electoral Commission",
        year: 2019,
      },
    },
    {
      date: "June 2018–2019",
      text: "12 June is declared Democracy Day in honour of Moshood Abiola, and the law on public holidays is amended.",
      source: {
        title: "Public Holidays (Amendment) Act 2019",
        publisher: "Federal Republic of Nigeria Official Gazette",
        year: 2019,
      },
    },
    {
      date: "20 October 2020",
      text: "Protesters are shot at the Lekki toll gate, Lagos.",
      source: {
        title: "Nigeria: Killing of #EndSARS protesters by the military must be investigated",
        publisher: "Amnesty International",
        year: 2020,
      },
    },
    {
      date: "5 February 2021",
      text: "The World Bank puts the number of Nigerians without access to grid electricity at 85 million.",
      source: {
        title: "Nigeria to Improve Electricity Access and Services to Citizens (press release)",
        publisher: "World Bank",
        year: 2021,
      },
    },
    {
      date: "June 2021–January 2022",
      text: "Twitter’s operations are suspended; the ECOWAS Court later holds the suspension unlawful.",
      source: {
        title: "SERAP and others v. Federal Republic of Nigeria, judgment of 14 July 2022",
        publisher: "ECOWAS Court of Justice",
        year: 2022,
      },
    },
    {
      date: "16 August 2021",
      text: "Signs the Petroleum Industry Act.",
      source: {
        title: "Petroleum Industry Act 2021",
        publisher: "Federal Republic of Nigeria Official Gazette",
        year: 2021,
      },
    },
    {
      date: "3 March 2023",
      text: "The Supreme Court holds that the old naira notes remain legal tender until the end of the year.",
      source: {
        title: "Attorney-General of Kaduna State and others v. Attorney-General of the Federation, SC/CV/162/2023",
        publisher: "Supreme Court of Nigeria",
        year: 2023,
      },
    },
    {
      date: "13 July 2025",
      text: "Dies in London, aged 82.",
      source: {
        title: "Buhari to be buried in Nigeria as Tinubu orders Shettima to go to UK",
        publisher: "Premium Times",
        year: 2025,
        url: "https://www.premiumtimesng.com/news/headlines/806914-buhari-to-be-buried-in-nigeria-as-tinubu-orders-shettima-to-go-to-uk.html",
      },
    },
  ],
  unsure: [
    "11 November 2015 as the day the ministers were sworn in (166 days after 29 May): from memory of the press; in the highlights and the narrative, not in the record.",
    "“More than in any other country” (electricity): the World Bank’s press release says Nigeria has the largest such deficit; wording not checked.",
    "222 days of the Twitter suspension counted from 5 June 2021 to 13 January 2022; the announcement was made on 4 June.",
    "That the soldiers fired on the Lekki protesters: Amnesty International (21 October 2020) and the Lagos State judicial panel (November 2021); the federal government disputed it, as the narrative says.",
    "“The oil law promised under three presidents was signed by the fourth”: first bill under Yar’Adua (2008), reform committee under Obasanjo (2000); the count is the museum’s.",
    "Buried in his own compound at Daura on 15 July 2025: Vanguard of 15 July 2025.",
    "“Went home to Daura and his cattle”: he said so in several interviews of 2022–23; he lived in part in Kaduna. No single source cited.",
    "Wording of the titles of the World Bank and Amnesty International releases should be compared with the originals.",
  ],
} satisfies LeaderText;
