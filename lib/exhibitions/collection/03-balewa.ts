import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";

const clark = {
  title: "A Right Honourable Gentleman: Abubakar from the Black Rock",
  publisher: "Trevor Clark, Edward Arnold",
  year: 1991,
};
const falola = {
  title: "A History of Nigeria",
  publisher: "Toyin Falola and Matthew M. Heaton, Cambridge University Press",
  year: 2008,
};
const address = {
  title: "Flashback: Tafawa Balewa’s 1960 Independence Day speech (full text)",
  publisher: "TheCable, Lagos",
  year: 2018,
  url: "https://www.thecable.ng/flashback-tafawa-balewas-1960-independence-day-speech/",
};

export const abubakarTafawaBalewa = {
  order: 3,
  slug: "abubakar-tafawa-balewa",
  name: "Abubakar Tafawa Balewa",
  title: "Prime Minister of Nigeria",
  term: "1960–1966",
  termStart: "1960-10-01",
  termEnd: "1966-01-15",
  object: { name: "A golden microphone", accession: "LA.1960.03" },
  artworkSlug: "the-golden-microphone",
  artworkTitle: "The Golden Microphone",
  productSlug: "golden-voice",
  label: {
    title: "The Golden Microphone",
    year: "2026",
    medium: "Cut paper and screen print, drawn in code; two inks on paper",
    dimensions: "62.5 × 50 cm",
    accession: "LA.1960.03",
    credit: "Made by The Living Archive",
  },
  alt: "Seen from below, a golden microphone rises like a minaret against the night, where a face would be. Far above it floats a long embroidered cap, small; below is a white gown. Rings of sound spread outward and are cut off by two edges; four wires run from its gallery, and one ends in a loose plug.",
  highlights: [
    {
      date: "1 October 1960",
      text: "Receives the instruments of independence and speaks for the new country at Lagos.",
    },
    { date: "7 October 1960", text: "Makes Nigeria’s first speech to the United Nations, on the day it is admitted." },
    { date: "25 May 1963", text: "Nigeria is among the founders of the Organisation of African Unity at Addis Ababa." },
    {
      date: "January 1966",
      text: "Presides in Lagos over the first Commonwealth prime ministers’ meeting held outside the United Kingdom.",
    },
    { date: "15 January 1966", text: "Is taken from his house in the first coup, and killed." },
  ],
  quote: {
    text: "This is a wonderful day, and it is all the more wonderful because we have awaited it with increasing impatience, compelled to watch one country after another overtaking us on the road when we had so nearly reached our goal.",
    speaker: "Abubakar Tafawa Balewa, Independence Day address, Lagos",
    date: "1 October 1960",
    source: address,
  },
  imageCredit: "Drawn in code by The Living Archive, 2026",
  chapterTitle: "The Voice Before the Speech",
  theme: "desert",
  aside:
    "The microphone was sent for repair, and the engineer found nothing wrong with it. It is the loudspeakers, he wrote. There are four of them, they are a long way off, and at each of them somebody has been turning the knob.",
  narrative: `They gave the country a microphone before they gave it a grammar. It was gold, because the occasion was. It was tested.

The test was made that morning by a man who said one, two and then, feeling the weight of the day, three. The crowd had walked since four. Every cap in the federation was there, and under each cap a man with his own version of what would be said. The voice, when it came, was so courteous that nobody noticed at first that it had complained of the delay. It called the day wonderful. It added, with the same bow, that others had been let past on the road.

Microphones are particular about politicians. They carry a shout and a whisper at one price, but a shout wears them out. What they like is a level voice that stops at the stops. This one had sat for years before men who addressed the front row as if it were in Sokoto, and it was a relief to be approached by one who spoke to the back row as if it were his elder brother. The newspapers called it the golden voice of Africa. The voice did not correct them. To correct them would have been to interrupt.

The instrument stood in Lagos. The wires went elsewhere. One ran to Kaduna, one to Ibadan, one to Enugu and, after 1963, a fourth to Benin, and at the far end of each sat a Premier with a switch. The leader of the Prime Minister’s own party was one of those four, by preference. The microphone once asked for a glass of water, the story goes, and was told that water was on the Concurrent List. It waited, in the manner for which it was admired, until the glass was brought by three regions, each holding a third.

Abroad it never gave trouble. On 7 October 1960, a few hours after Nigeria had been let in, it spoke to the General Assembly of the United Nations in the season in which a shoe is said to have been taken off in that hall. Nobody took anything off while he was speaking. He thanked them. He said that the country was large and wanted none of anybody else’s territory. Delegates who had been heckling one another since September found that they had been addressed as reasonable people, and for the length of a speech they were.

At home the needle went into the red. There was an emergency in the Western Region in 1962. There was a census, which was counted, cancelled and counted again. There was a federal election in 1964 that half the country would not attend, and in October 1965 an election in the West after which houses burnt for weeks. Each time the needle jumped and the voice did not. It had been built for clarity and it remained clear. There were people in those months who would have given a good deal to hear it crack, only once, so as to know that it was hearing them.

In the second week of January 1966 it gave its last large performance. The prime ministers of the Commonwealth met in Lagos, the first time that they had done so outside Britain, to consider what is to be done about a rebellion in somebody else’s country. He took the chair. He summed up, and the summary was thought very fair. The guests went to the airport. Three nights later the rebellion was in his own country and there was nobody in the chair.

People laugh in this room until they reach that date, and then they read the label again. The museum does not draw what happened; the facing sheet has it in one line, with a source. The artist has set the instrument high, where a minaret would carry it, and made the cap small and far above, like a thing already being called for. The rings of sound go out over the gown and leave the paper by two edges, still level. No echo has been drawn.`,
  record: [
    {
      date: "September 1957",
      text: "Becomes the first Prime Minister of the Federation.",
      source: { title: "The New P.M. (16 September 1957)", publisher: "Time", year: 1957 },
    },
    {
      date: "1 October 1960",
      text: "Receives the constitutional instruments from Princess Alexandra and delivers the Independence Day address.",
      source: address,
    },
    {
      date: "7 October 1960",
      text: "Leads the delegation and makes the country’s maiden speech at the United Nations.",
      source: {
        title: "Maiden Speech at the UN",
        publisher: "Permanent Mission of Nigeria to the United Nations",
        year: 1960,
        url: "https://nigeriaunmission.org/maiden-speech-at-the-un/",
      },
    },
    {
      date: "January 1961",
      text: "His government breaks off relations with France over atomic tests in the Sahara.",
      source: clark,
    },
    {
      date: "January 1962",
      text: "The defence agreement with the United Kingdom is brought to an end.",
      source: clark,
    },
    {
      date: "May 1962",
      text: "After disorder in the Western House of Assembly, Parliament declares a state of emergency in the Region.",
      source: falola,
    },
    {
      date: "25 May 1963",
      text: "The Charter of the Organisation of African Unity is signed at Addis Ababa; Nigeria is a founder.",
      source: {
        title: "Charter of the Organization of African Unity, United Nations Treaty Series vol. 479, no. 6947",
        publisher: "United Nations",
        year: 1963,
      },
    },
    { date: "August 1963", text: "The Mid-Western Region is created.", source: falola },
    {
      date: "1 October 1963",
      text: "Nigeria becomes a republic; he remains Prime Minister.",
      source: {
        title: "Constitution of the Federation Act, No. 20 of 1963",
        publisher: "Federal Republic of Nigeria",
        year: 1963,
      },
    },
    {
      date: "30 December 1964",
      text: "A federal election is held and widely boycotted in the south; he forms a government in January after a compromise.",
      source: falola,
    },
    {
      date: "October 1965",
      text: "An election in the Western Region is followed by months of violence.",
      source: falola,
    },
    {
      date: "January 1966",
      text: "Chairs the Commonwealth prime ministers’ meeting on Rhodesia, at Lagos.",
      source: {
        title: "The Commonwealth at the Summit: Communiqués of Commonwealth Heads of Government Meetings, 1944–1986",
        publisher: "Commonwealth Secretariat",
        year: 1987,
      },
    },
    {
      date: "15 January 1966",
      text: "Is abducted by soldiers in Lagos. His body is found some days later, and his death announced.",
      source: {
        title: "Oil, Politics and Violence: Nigeria’s Military Coup Culture (1966–1976)",
        publisher: "Max Siollun, Algora",
        year: 2009,
      },
    },
  ],
  unsure: [
    "Days of the break with France (5 January 1961) and of the end of the defence agreement (about 21 January 1962): from memory, so only the months are printed; Clark’s pages not checked.",
    "The Lagos meeting is given as 10–12 or 11–12 January 1966; “the second week” and “three nights later” hold for both.",
    "“Golden voice of Africa”: used everywhere, the first newspaper to do so is not known.",
    "The glass of water on the Concurrent List is the museum’s invention (the narrative says “the story goes”).",
    "Some count Balewa’s office from 1957; the museum counts from independence.",
    "TheCable’s page: the year of publication (2018) was not seen.",
    "Full text of his speech not read to the end; the sentence quoted was seen in two transcriptions.",
  ],
} satisfies LeaderText;
