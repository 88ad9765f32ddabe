import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";

const siollun = {
  title: "Soldiers of Fortune: Nigerian Politics from Buhari to Babangida (1983–1993)",
  publisher: "Max Siollun, Cassava Republic Press",
  year: 2013,
};
const countryStudy = {
  title: "Nigeria: A Country Study (Helen Chapin Metz, ed.), chapter on national security",
  publisher: "Federal Research Division, Library of Congress",
  year: 1992,
};
const speech = {
  title: "“We have dutifully intervened to save this nation from imminent collapse” (text of the first broadcast)",
  publisher: "Ekpo Esito",
  year: 2015,
  url: "http://ekpoesitonse.blogspot.com/2015/05/we-have-dutifully-intervened-to-save.html",
};
const hansard = {
  title: "Mr. Umaru Dikko (Abduction), HC Deb 6 July 1984, vol. 63, cc. 609–17",
  publisher: "Hansard, House of Commons",
  year: 1984,
  url: "https://api.parliament.uk/historic-hansard/commons/1984/jul/06/mr-umaru-dikko-abduction",
};

export const muhammaduBuhari1983 = {
  order: 9,
  slug: "muhammadu-buhari-1983",
  name: "Muhammadu Buhari",
  title: "Head of the Federal Military Government",
  term: "1983–1985",
  termStart: "1983-12-31",
  termEnd: "1985-08-27",
  object: { name: "A queue drawn with a ruler (War Against Indiscipline)", accession: "LA.1983.09" },
  artworkSlug: "a-queue-with-a-ruler",
  artworkTitle: "A Queue with a Ruler",
  productSlug: "the-queue-medal",
  label: {
    title: "A Queue with a Ruler",
    year: "2026",
    medium: "Cut paper and screen print, drawn in code; three inks on paper",
    dimensions: "62.5 × 50 cm",
    accession: "LA.1983.09",
    credit: "Made by The Living Archive",
  },
  alt: "A long ruler crosses the sheet from corner to corner, where a face would be. Along its edge stand forty small strokes, a queue of people; one has stepped out of line, and further along there is room for three more. Far off, at the head of the queue, is a small peaked cap.",
  highlights: [
    { date: "31 December 1983", text: "The army overthrows Shehu Shagari; Buhari becomes head of state." },
    { date: "20 March 1984", text: "The War Against Indiscipline is launched in Lagos." },
    { date: "4 July 1984", text: "Two journalists of The Guardian are jailed under Decree No. 4." },
    { date: "5 July 1984", text: "A former minister is found in a crate at Stansted airport in England." },
    { date: "27 August 1985", text: "Is overthrown by Ibrahim Babangida." },
  ],
  quote: {
    text: "This generation of Nigerians, and indeed future generations, have no country other than Nigeria. We shall remain here and salvage it together.",
    speaker: "Muhammadu Buhari, first broadcast",
    date: "1 January 1984",
    source: speech,
  },
  imageCredit: "Drawn in code by The Living Archive, 2026",
  chapterTitle: "The Shortest Distance",
  theme: "fire",
  aside:
    "A man who had joined the queue in March reached the front of it in August of the next year. They asked him what he wanted. He said that he had forgotten, but that he had never been so well arranged.",
  narrative: `A straight line is the shortest distance between two points. The line does not say that there is anything at the second.

In March 1984 the Federal Military Government set out to draw one. The War Against Indiscipline was launched at the National Theatre, with every governor present, and its first objective was the queue. Queues appeared at bus stops, at banks, at the post office, at the counters of shops that had sold out. Soldiers kept them straight. They had brought whips, and a whip is straight as well, except when in use. The line was admired, mostly from the side.

Definition. A queue is a number of persons each of whom believes the back of the person in front. Before that month another arrangement had been customary, in which everybody stood nearest.

Axiom. What is wrong with the country is that people will not stand in line. An axiom needs no proof, and it was not given one. The war had five phases in the end, for queueing was followed by hard work, love of country, honesty in money matters and the sweeping of the street. Everyone could see the sense of each. Civil servants who had come at nine did the frog-jump in the yard at five past. The frog-jump is a curve, and the museum has found no way of rendering it with this instrument.

Construction. Take a ruler. It has two edges: with one you draw, and the other is known to schoolboys. Decree No. 2 of 1984 allowed a person to be put away because the Chief of Staff thought it well. Decree No. 4 dealt with printed matter that was false, and also with printed matter that brought a public officer into ridicule, so that between the two of them not a great deal was left for Sunday. In July two reporters were jailed under it for a year. They had published a list of who was to be ambassador where. A general whose name was on the list has since written that it was correct.

Corollary. A line may be produced in either direction. It was produced backwards: in April 1985 three men were shot for an offence that did not carry death when they committed it, and at that place on the ruler the artist has left room for three strokes and drawn none. It was also produced abroad. On 5 July 1984 two crates addressed to Lagos were opened at an airport in Essex, and a former minister was found unconscious in one of them, beside a man with syringes. The Government denied that it had had anything to do with it. The crates, all sides agree, were rectangular.

Scholium. One must not be unfair to the line. People of a certain age will tell you with their hands how a bus was boarded in those months, one foot after another, the old before the young, and nobody’s sleeve torn. They say it in the voice that other nations keep for a lost opera house. It is true. The bus was boarded. There was milk to be queued for, soap, sugar, rice and, in April, new banknotes in exchange for old. No government before it had drawn up the people so well, or had less to hand them when they reached the front.

Count the strokes. There ought to be forty, and thirty-nine of them stand where they were put. One has stepped out, about the width of a person, a little above the rest. Nothing has happened to him yet. Visitors under forty go up to that one and look at him for some time. Visitors over sixty look down the long edge at the thirty-nine, and sigh.

The proof was interrupted. On 27 August 1985 the man at the head of the queue was overtaken by the one who had been standing directly behind him. It was done quietly, early in the morning, and without a ruler. He was kept indoors for three years. In 2003 he went out and joined the line again at the back, stood in it three times to no purpose, and reached the counter in 2015. See room seventeen.`,
  record: [
    {
      date: "31 December 1983",
      text: "The armed forces suspend parts of the Constitution of 1979 and remove the civilian government; Major-General Buhari is made head of state.",
      source: siollun,
    },
    {
      date: "20 March 1984",
      text: "Brigadier Tunde Idiagbon, Chief of Staff, Supreme Headquarters, launches the campaign that becomes the War Against Indiscipline, at the National Theatre, Lagos.",
      source: {
        title: "Sadly, We Lost the War",
        publisher: "Eric Teniola, Jimi Disu",
        year: 2018,
        url: "https://jimidisu.com/sadly-we-lost-the-war-by-eric-teniola",
      },
    },
    {
      date: "1984",
      text: "Decree No. 2, State Security (Detention of Persons), allows detention without trial.",
      source: countryStudy,
    },
    {
      date: "April 1984",
      text: "Decree No. 4, Public Officers (Protection Against False Accusation), penalises reports held to be false or to ridicule officials.",
      source: countryStudy,
    },
    {
      date: "April 1984",
      text: "The currency notes are exchanged for new ones while the borders are closed.",
      source: siollun,
    },
    {
      date: "June 1984",
      text: "A magazine reports from Kano how the war is seen: lateness, littering and rushing to board buses are among its targets.",
      source: {
        title: "How Fares the War Against Indiscipline? (11 June 1984)",
        publisher: "Talking Drums, London",
        year: 1984,
        url: "https://talkingdrumsmagazine.com/1984-06-11/indiscipline.html",
      },
    },
    {
      date: "4 July 1984",
      text: "Tunde Thompson and Nduka Irabor of The Guardian, Lagos, are sentenced to a year in prison under Decree No. 4.",
      source: siollun,
    },
    {
      date: "5 July 1984",
      text: "Umaru Dikko, Minister of Transport until 1983, is abducted in London and found unconscious in a crate at Stansted. The Nigerian High Commissioner denies any involvement of his government.",
      source: hansard,
    },
    {
      date: "12 July 1984",
      text: "Two members of the High Commission are told to leave Britain, and the High Commissioner is recalled for consultations.",
      source: {
        title: "Mr. Umaru Dikko, HC Deb 12 July 1984, vol. 63, cc. 1366–73",
        publisher: "Hansard, House of Commons",
        year: 1984,
        url: "https://api.parliament.uk/historic-hansard/commons/1984/jul/12/mr-umaru-dikko",
      },
    },
    {
      date: "April 1985",
      text: "Three men convicted of drug offences under a decree with retrospective effect are executed.",
      source: siollun,
    },
    {
      date: "April and May 1985",
      text: "Almost 800,000 immigrants are expelled, about half of them Ghanaian.",
      source: {
        title: "The Encyclopedia of World History, sixth edition (Peter N. Stearns, ed.)",
        publisher: "Houghton Mifflin",
        year: 2001,
        url: "http://worldhistory.50webs.com/4369.html",
      },
    },
    {
      date: "27 August 1985",
      text: "Ibrahim Babangida, the Chief of Army Staff, takes power; Buhari is detained.",
      source: siollun,
    },
    {
      date: "13 July 2025",
      text: "Muhammadu Buhari, President from 2015 to 2023, dies in London, aged 82.",
      source: {
        title: "Muhammadu Buhari: Nigeria’s former president dies in London aged 82 (13 July 2025)",
        publisher: "The Independent, London",
        year: 2025,
        url: "https://www.the-independent.com/news/muhammadu-buhari-death-nigeria-president-london-cause-b2788208.html",
      },
    },
  ],
  unsure: [
    "Place of the launch: National Theatre, Iganmu (Teniola, with the list of those present); Wikipedia says Tafawa Balewa Square, and another page says Kano.",
    "Date of the first broadcast: 31 December 1983 or 1 January 1984; the sentence was seen in several transcriptions, the recording was not. The source is a blog; a printed collection would be better.",
    "The five phases: queueing, work, patriotism, economic crime and corruption, sanitation; their dates and order differ between sources.",
    "“Whips” and “the frog-jump”: in many memoirs and newspaper recollections; no single source cited.",
    "Decree No. 4’s wording on ridicule is paraphrased from memory; Siollun 2013 pages not checked for 4 July, the currency exchange and the executions (10 April 1985).",
    "The general is Haldu Hananiya, in his memoir All Eyes on Me (reported by NewsDirect): he says that the story was true; the narrative’s “was on the list” rests on that report.",
    "Expulsions of 1985: Time at the time wrote of an estimated 700,000, with 10 May as the last day.",
    "Detention until 1988: he himself said more than three years.",
    "Stood in 2003, 2007 and 2011, won in 2015: public record, no source printed here (see leader 17).",
    "“See room seventeen” assumes that the rooms are numbered as the leaders are.",
  ],
} satisfies LeaderText;
