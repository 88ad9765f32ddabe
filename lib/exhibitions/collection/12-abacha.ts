import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";

const siollun = {
  title: "Nigeria’s Soldiers of Fortune: The Abacha and Obasanjo Years",
  publisher: "Max Siollun, Hurst",
  year: 2019,
};

export const saniAbacha = {
  order: 12,
  slug: "sani-abacha",
  name: "Sani Abacha",
  title: "Head of State and Commander-in-Chief",
  term: "1993–1998",
  termStart: "1993-11-17",
  termEnd: "1998-06-08",
  object: { name: "A pair of dark glasses reflecting a vault", accession: "LA.1993.12" },
  artworkSlug: "dark-glasses",
  artworkTitle: "Dark Glasses",
  productSlug: "dark-glasses-jar",
  label: {
    title: "Dark Glasses",
    year: "2026",
    medium: "Cut paper and screen print, drawn in code; three inks on paper",
    dimensions: "62.5 × 50 cm",
    accession: "LA.1993.12",
    credit: "Made by The Living Archive",
  },
  alt: "A close view of huge dark glasses between a black peaked cap and a collar, on oxblood. The left lens reflects a shut vault door; in the right one the door stands open on nearly empty shelves, and an ingot falls out.",
  highlights: [
    {
      date: "17 November 1993",
      text: "Takes over from the Interim National Government; every elected body is dissolved the next day.",
    },
    {
      date: "23 June 1994",
      text: "Moshood Abiola is arrested after declaring himself president; he does not leave custody alive.",
    },
    {
      date: "10 November 1995",
      text: "Ken Saro-Wiwa and eight other Ogoni men are hanged; the Commonwealth suspends Nigeria.",
    },
    { date: "April 1998", text: "All five registered parties adopt him as their candidate for president." },
    { date: "8 June 1998", text: "Dies in Abuja. The search for the money begins." },
  ],
  quote: {
    text: "The Interim National Government is hereby dissolved.",
    speaker: "Sani Abacha",
    date: "18 November 1993",
    source: {
      title: "Address to the nation by General Sani Abacha, November 1993 (text)",
      publisher: "Naijafacts",
      year: 2013,
      url: "https://naijafacts.blogspot.com/2013/10/abacha-coup-speech-of-november-1993.html",
    },
  },
  imageCredit: "Drawn in code by The Living Archive, 2026",
  chapterTitle: "What the Glasses Saw",
  theme: "blacksteel",
  aside:
    "The glasses were sent to the optician with the complaint that everything looked dark. He tried them on the chart. They read the top line, the middle line and the small print at the foot, and then his bank book, which was in his pocket.",
  narrative: `These glasses were made so that nobody could tell where they were looking. All along, they were looking at the vault.

They are in most of the photographs, indoors and after dark. Dark glasses do two things: they keep light from the eye, and the eye from everybody else. For four and a half years the second was the machinery of the state. Ministers who could not tell where they were being watched stood still. Read the lenses left to right, as one reads a bank statement. In the left one the vault is shut. In the right one it is open, and there is not much on the shelves.

He seldom spoke. There is little on tape, and less of it is long, which is a pity for the satirist and was a method for the ruler. Nigerians had lived under soldiers who explained, and under one who explained beautifully. Now they had one who did not, and they learned to study the frames.

The paperwork was in good order. In 1994 the decrees that closed three newspaper houses were numbered 6, 7 and 8: the Concord, the Punch, The Guardian. It is rare for a government to file its critics in sequence. Decree No. 12 of the same year said that no court might inquire into a decree, and with that the law, too, put on dark glasses. A man could be held without being charged, and the judge could be told, on good paper, that he had seen nothing.

There are five things in these years that the museum will not draw. They are the gallows at Port Harcourt on 10 November 1995; the street in Lagos where Kudirat Abiola was shot in her car on 4 June 1996; the cell in which Shehu Musa Yar’Adua died; the room in which Moshood Abiola was kept for four years for having won an election; and the border at night, with a professor on the back of a motorcycle. They are in the record, with their dates. No object has been put in the place of any face there.

For the rest, there was a transition. In this country there generally was. A timetable was published, with a decree against speaking ill of it, and five parties were registered after inspection. In April 1998, having reflected separately, the five discovered that they had one candidate in common and that he was already living in the house. It saved the printers a great deal of ink. A march of two million was held in Abuja to beg him to accept; the figure was in the name of the march, so it did not have to be counted.

He had not yet answered when he died, early on a Monday, the 8th of June. He was buried in Kano on the same day. The government said that it was his heart. The country has told the night ever since with fruit in it, and the museum has been offered the fruit more than once, by different sellers. It has no document for any of it.

After that the vault became a reflection in other people’s glass. Switzerland found some of it and sent back more than seven hundred million dollars. It was found in Liechtenstein, in Luxembourg, in Jersey, in London; American prosecutors had over four hundred and eighty million declared forfeit in one case in 2014. It has come home in instalments under one president after another, and ministers have met it at the airport as one meets a delegation. Roads have been built with it, and part of a bridge over the Niger. No other head of state in this collection has contributed so steadily to public works, and none after so long an absence.

The ingot under the right lens has been falling since 1998. Auditors have been sent to the spot where it should land. The paper round it is matt and the ink was mixed to take no shine, at the printer’s insistence: a visitor who leans close should be able to see everything in those lenses except a visitor.`,
  record: [
    {
      date: "17 November 1993",
      text: "General Abacha, Secretary of Defence, takes over as Head of State; his address dissolves the interim government, the legislatures and the parties.",
      source: siollun,
    },
    {
      date: "1993",
      text: "The Constitution (Suspension and Modification) Decree gives the new government its legal form.",
      source: {
        title: "Constitution (Suspension and Modification) Decree No. 107 of 1993",
        publisher: "Federal Republic of Nigeria Official Gazette",
        year: 1993,
      },
    },
    {
      date: "11–23 June 1994",
      text: "Moshood Abiola declares himself president in Lagos and is arrested.",
      source: siollun,
    },
    {
      date: "1994",
      text: "Decrees Nos. 6, 7 and 8 proscribe the Concord, Punch and Guardian newspapers; the African Commission later finds violations of the Charter.",
      source: {
        title: "Media Rights Agenda and others v. Nigeria, Communications 105/93, 128/94, 130/94 and 152/96",
        publisher: "African Commission on Human and Peoples’ Rights",
        year: 1998,
      },
    },
    {
      date: "1994",
      text: "A decree bars the courts from inquiring into the validity of any decree.",
      source: {
        title: "Federal Military Government (Supremacy and Enforcement of Powers) Decree No. 12 of 1994",
        publisher: "Federal Republic of Nigeria Official Gazette",
        year: 1994,
      },
    },
    {
      date: "10 November 1995",
      text: "Ken Saro-Wiwa and eight others are executed at Port Harcourt after trial by a special tribunal; the General Assembly condemns the executions.",
      source: {
        title: "Resolution 50/199, Situation of human rights in Nigeria",
        publisher: "United Nations General Assembly",
        year: 1995,
      },
    },
    {
      date: "11 November 1995",
      text: "The Commonwealth suspends Nigeria’s membership while its heads of government are meeting in New Zealand.",
      source: {
        title: "Transition or Travesty? Nigeria’s Endless Process of Return to Civilian Rule",
        publisher: "Human Rights Watch/Africa",
        year: 1997,
        url: "https://www.refworld.org/docid/3ae6a8314.html",
      },
    },
    { date: "4 June 1996", text: "Kudirat Abiola, wife of Moshood Abiola, is shot dead in Lagos.", source: siollun },
    {
      date: "1 October 1996",
      text: "Six new states are created, making thirty-six.",
      source: {
        title: "States (Creation and Transitional Provisions) Decree No. 36 of 1996",
        publisher: "Federal Republic of Nigeria Official Gazette",
        year: 1996,
      },
    },
    {
      date: "8 December 1997",
      text: "Shehu Musa Yar’Adua, former Chief of Staff, Supreme Headquarters, dies in prison.",
      source: siollun,
    },
    {
      date: "April 1998",
      text: "All five registered parties adopt Abacha as presidential candidate.",
      source: siollun,
    },
    { date: "8 June 1998", text: "Abacha dies in Abuja.", source: siollun },
    {
      date: "7 August 2014",
      text: "The United States announces the forfeiture of more than 480 million dollars of proceeds of corruption of the Abacha years.",
      source: {
        title:
          "U.S. Forfeits Over $480 Million Stolen by Former Nigerian Dictator in Largest Forfeiture Ever Obtained Through a Kleptocracy Action",
        publisher: "United States Department of Justice",
        year: 2014,
      },
    },
    {
      date: "May 2020",
      text: "311.7 million dollars held in Jersey are returned to Nigeria under an agreement of three governments, for three road and bridge projects.",
      source: {
        title:
          "U.S. Repatriates over $311.7 Million in Assets to the Nigerian People that were Stolen by Former Nigerian Dictator and His Associates",
        publisher: "United States Department of Justice",
        year: 2020,
      },
    },
  ],
  unsure: [
    "The date of the broadcast quoted: copies of the text are dated 17 or 18 November 1993; the takeover was on the evening of the 17th.",
    "“The border at night, with a professor on the back of a motorcycle” refers to Wole Soyinka’s escape to Benin in November 1994 as he has described it (You Must Set Forth at Dawn, 2006); page not checked.",
    "Swiss total of “more than seven hundred million dollars” by 2015 (ICIR, Associated Press) and a further 322.5 million in 2017–18; Liechtenstein’s 227 million euros or dollars (2014) is given without a figure for that reason.",
    "Luxembourg and London as places where money was found: Luxembourg from AP/ICIR (2015); London (the United Kingdom) from the US Department of Justice’s 2022 notice of 20.6 million dollars.",
    "The date of the newspaper decrees within 1994 (August or September) is not given because sources differ.",
    "Shehu Yar’Adua’s place of death (Abakaliki prison) is left out; date from Siollun 2019, page not checked.",
    "The exact wording of the two Department of Justice headlines should be compared with justice.gov.",
  ],
} satisfies LeaderText;
