import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";

const siollun = {
  title: "Soldiers of Fortune: Nigerian Politics from Buhari to Babangida (1983–1993)",
  publisher: "Max Siollun, Cassava Republic Press",
  year: 2013,
};
const judgment = {
  title:
    "Abiola and Kingibe v. National Electoral Commission and Attorney-General of the Federation, Suit M/573/93, High Court of Lagos State, 10 November 1993 (text reprinted)",
  publisher: "Vanguard",
  year: 2010,
  url: "https://www.vanguardngr.com/2010/07/from-the-archives-any-action-against-the-attorney-general-is-binding-on-the-government/amp/",
};

export const ernestShonekan = {
  order: 11,
  slug: "ernest-shonekan",
  name: "Ernest Shonekan",
  title: "Head of the Interim National Government of Nigeria",
  term: "1993",
  termStart: "1993-08-26",
  termEnd: "1993-11-17",
  object: { name: "An hourglass with eighty-odd grains, one for each day", accession: "LA.1993.11" },
  artworkSlug: "eighty-three-grains",
  artworkTitle: "Eighty-Three Grains",
  productSlug: "interim-hourglass",
  label: {
    title: "Eighty-Three Grains",
    year: "2026",
    medium: "Cut paper and screen print, drawn in code; four inks on paper",
    dimensions: "62.5 × 50 cm",
    accession: "LA.1993.11",
    credit: "Made by The Living Archive",
  },
  alt: "An hourglass too large for the sheet stands where a face would be: only its narrow waist, held by a bow tie, and one bulb are seen. Some eighty separate grains of sand, large enough to count, have almost all run through.",
  highlights: [
    {
      date: "January 1993",
      text: "Leaves the chair of UAC to head the Transitional Council, the civilian front of a military government.",
    },
    {
      date: "26 August 1993",
      text: "Sworn in as Head of the Interim National Government on the day Ibrahim Babangida steps aside.",
    },
    {
      date: "10 November 1993",
      text: "The High Court of Lagos State rules that the decree behind his government is of no effect.",
    },
    {
      date: "17 November 1993",
      text: "Resigns; his Secretary of Defence, General Sani Abacha, takes over the same evening.",
    },
  ],
  quote: {
    text: "It is the only government in our collection that can be carried in a teaspoon.",
    speaker: "The museum",
  },
  imageCredit: "Drawn in code by The Living Archive, 2026",
  chapterTitle: "A Government by the Grain",
  theme: "desert",
  aside:
    "The hourglass applied for more time. It was a well-drafted application, and it went from tray to tray for twelve weeks, less a day, after which the committee was glad to report that there was no objection, and no sand.",
  narrative: `There are eighty-three grains in this glass. The museum has counted them rather more often than it would like to say.

The Guardian of Lagos printed eighty-three on the morning after. Those who begin on the Friday get eighty-two; those who count both ends, eighty-four. Few governments can be disputed to the day, and in few does it matter so little. Each grain is one day of the Interim National Government of 1993, the only one to put its expiry date in its name. It was described as a bridge. Look at the waist of the glass, where the bow tie is. Everything had to pass there.

The first grain drops on Thursday, 26 August, in Abuja, with the oath. The decree that creates the government is No. 61. It is signed by a president who is stepping aside that day, and a court in Lagos will later be told that it appeared in an Official Gazette dated the 23rd. So the birth certificate was printed three days before it was signed. The glass can be turned over; it seems that the Gazette could be, too.

Before this he had a career, and it had gone well. A lawyer by training, he rose to be chairman and chief executive of UAC, the largest trading house in the country, where things were counted in cartons and stayed where they were put. In January 1993 he was asked to lead a Transitional Council. He was to be head of government under a head of state who kept the rest. Businessmen call this an agency agreement, and usually ask to see the exclusions.

Grains two to fifty, roughly. He inherits an annulled election, its winner abroad, a strike, a debt and a treasury with the lights off. From the military government he also inherits one member in uniform, the Secretary of Defence, General Abacha, who sits in the cabinet with the patience of a man waiting for a lift. Decree No. 61 has been thoughtful here as well. Should the head of the government leave for any reason, the most senior secretary is to take over. It is rare for a clause to be in the room, taking notes. Detainees are released. An audit of the oil corporation is announced. A timetable is drawn up for bringing the troops home from Liberia, and another for new elections in the new year. All of it is sensible. It is the agenda of a company with four quarters before it, and the sand makes no sound at all.

At grain sixty, 25 October, four young men take over a Nigeria Airways flight from Lagos, land it at Niamey and demand that the government resign in favour of the man who won in June. A member of the crew, Ethel Igwe, died before it was over. The museum has left that grain dark.

Early November. The price of petrol is raised and labour walks out. On 10 November Justice Dolapo Akinsanya reads her judgment in Lagos: the president who signed Decree No. 61 had no power left to sign it with, and so the government that stands on it stands on nothing. The government heard this and governed for a further week. Physicists say that sand does not rise. They have not lived in Abuja.

The last one falls on Wednesday, 17 November. He receives a visit from his service chiefs, after which he is found to have resigned. There is no broadcast with martial music and no tank at the gate. His successor, in the first address, praised his courage in taking the job and the “even greater courage to know when to leave”. As a reference from one’s next employer it is generous. As a reference from the man at the door it is better read twice.

He went home to a long and useful retirement, in which he helped to found a yearly summit where government and business explain themselves to each other, and he died in Lagos on 11 January 2022. By the museum’s arithmetic that is 10,282 grains, all of them his own. The upper bulb lies outside the sheet, so it cannot be said whether it is empty. Visitors who ask are invited to put an ear to the frame.`,
  record: [
    {
      date: "January 1993",
      text: "Ernest Shonekan, chairman and chief executive of UAC, becomes head of the Transitional Council appointed by General Babangida.",
      source: {
        title: "Anniversary of June 12 presidential election (5)",
        publisher: "Eric Teniola, Vanguard",
        year: 2018,
        url: "https://www.vanguardngr.com/2018/06/anniversary-june-12-presidential-election-5/",
      },
    },
    { date: "26 August 1993", text: "He is sworn in as Head of the Interim National Government.", source: siollun },
    {
      date: "26 August 1993",
      text: "The Interim National Government (Basic Constitutional Provisions) Decree is signed. It provides that the most senior secretary succeeds if the head leaves.",
      source: {
        title: "Interim National Government (Basic Constitutional Provisions) Decree No. 61 of 1993",
        publisher: "Federal Republic of Nigeria Official Gazette",
        year: 1993,
      },
    },
    {
      date: "14 October 1993",
      text: "Moshood Abiola and Babagana Kingibe ask the High Court of Lagos State to declare Decree No. 61 void; their summons dates its signature to 26 August and its Gazette to 23 August.",
      source: judgment,
    },
    {
      date: "25 October 1993",
      text: "Four young Nigerians hijack a Nigeria Airways flight from Lagos to Abuja and have it flown to Niamey, Niger, demanding that the interim government resign.",
      source: {
        title: "Four young Nigerians did not like an election’s outcome, so they hijacked a plane",
        publisher: "The Archivist, Archivi.ng",
        year: 2023,
        url: "https://archivi.ng/the-archivist/issue-2/1993-nigeria-airways-plane-hijack",
      },
    },
    {
      date: "November 1993",
      text: "An increase in the price of petrol is followed by a strike called by the Nigeria Labour Congress.",
      source: {
        title: "Crippled Giant: Nigeria since Independence",
        publisher: "Eghosa E. Osaghae, Hurst",
        year: 1998,
      },
    },
    {
      date: "10 November 1993",
      text: "Justice Dolapo Akinsanya delivers the judgment against Decree No. 61.",
      source: judgment,
    },
    {
      date: "17 November 1993",
      text: "Shonekan resigns; General Sani Abacha takes over.",
      source: {
        title:
          "Shonekan resigns, Abacha takes over govt (The Guardian, Lagos, 18 November 1993, as reproduced in “The June 12 impasse”)",
        publisher: "Nigerian History Online",
        year: 1993,
        url: "https://nigerianhistoryonline.com/the-june-12-impasse/",
      },
    },
    {
      date: "18 November 1993",
      text: "Abacha’s first address dissolves the Interim National Government and pays tribute to Shonekan.",
      source: {
        title: "Address to the nation by General Sani Abacha, November 1993 (text)",
        publisher: "Naijafacts",
        year: 2013,
        url: "https://naijafacts.blogspot.com/2013/10/abacha-coup-speech-of-november-1993.html",
      },
    },
    {
      date: "11 January 2022",
      text: "Ernest Shonekan dies in Lagos, aged 85.",
      source: {
        title: "Nigeria’s Interim National Government: A Political Contraption Set Up To Fail",
        publisher: "Eurasia Review",
        year: 2022,
        url: "https://www.eurasiareview.com/24012022-nigerias-interim-national-government-a-political-contraption-set-up-to-fail-oped/",
      },
    },
  ],
  unsure: [
    "The length of the government: 83 days by The Guardian (26 August to 17 November); others give 82 or 84 by their way of counting, as the narrative says.",
    "The day in January 1993 on which the Transitional Council began (2, 4 or 5 January) differs between sources; only the month is given.",
    "The petrol price of November 1993: sources differ on the amount and the date, so neither is given.",
    "The date of the new election (19 February 1994 in some accounts): left out of the record.",
    "The cause and circumstances of Ethel Igwe’s death: from copies of the Wikipedia article only (“the rescue operation killed crew member Ethel Igwe”); the narrative says only that she died before it was over.",
    "The year of the Archivi.ng article (2023) was not seen on the page. Accounts of the hijackers’ ages differ.",
    "Abacha’s address: copies are dated 17 or 18 November 1993.",
    "UAC as “the largest trading house in the country”: commonly said of it; no ranking was found.",
    "Exact effect of the judgment of 10 November 1993 (declaration as asked) should be read in the full text.",
    "His part in founding the Nigerian Economic Summit (1993) and its group: generally stated; not checked.",
  ],
} satisfies LeaderText;
