import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";

const siollun = {
  title: "Oil, Politics and Violence: Nigeria’s Military Coup Culture (1966–1976)",
  publisher: "Max Siollun, Algora",
  year: 2009,
};
const speech = {
  title: "Where Were You When Murtala Muhammed Said Africa Has Come of Age? (11th January 1976)",
  publisher: "Connect Nigeria",
  year: 2021,
  url: "https://connectnigeria.com/articles/2021/04/where-were-you-when-murtala-muhammed-said-africa-has-come-of-age-11th-january-1976/",
};
const falola = {
  title: "A History of Nigeria",
  publisher: "Toyin Falola and Matthew M. Heaton, Cambridge University Press",
  year: 2008,
};

export const murtalaMohammed = {
  order: 6,
  slug: "murtala-mohammed",
  name: "Murtala Mohammed",
  title: "Head of the Federal Military Government",
  term: "1975–1976",
  termStart: "1975-07-29",
  termEnd: "1976-02-13",
  object: { name: "A rubber stamp, “with immediate effect”", accession: "LA.1975.06" },
  artworkSlug: "with-immediate-effect",
  artworkTitle: "With Immediate Effect",
  productSlug: "with-immediate-effect-seal",
  label: {
    title: "With Immediate Effect",
    year: "2026",
    medium: "Cut paper and screen print, drawn in code; two inks on paper",
    dimensions: "62.5 × 50 cm",
    accession: "LA.1975.06",
    credit: "Made by The Living Archive",
  },
  alt: "A huge rubber stamp comes down from the top edge of the sheet, where a face would be. It has just struck: below it, across the collar of a uniform, an inked oval with the words with immediate effect stands crooked and still wet; a button has flown off.",
  highlights: [
    { date: "29 July 1975", text: "Becomes head of state after a coup without bloodshed." },
    { date: "August to November 1975", text: "More than ten thousand public officers are dismissed or retired." },
    { date: "11 January 1976", text: "Tells the Organisation of African Unity that Africa has come of age." },
    { date: "3 February 1976", text: "Announces seven new states and a new federal capital." },
    { date: "13 February 1976", text: "Is assassinated in his car on a Lagos street." },
  ],
  quote: {
    text: "Africa has come of age. It’s no longer under the orbit of any extra continental power. It should no longer take orders from any country, however powerful.",
    speaker: "Murtala Mohammed, to the Organisation of African Unity, Addis Ababa",
    date: "11 January 1976",
    source: speech,
  },
  imageCredit: "Drawn in code by The Living Archive, 2026",
  chapterTitle: "Circular No. 200",
  theme: "forest",
  aside:
    "The stamp has been retired, with immediate effect, on grounds of health. It stamped the letter itself, and very evenly. The pensions office would like to know who initialled the copy, and has been round to every desk. They were all at lunch.",
  narrative: `Circular to all staff. This chapter takes effect from its first line. Readers who were about to begin are already late.

1. The rubber stamp is the least of the instruments of the state. It is softer than a seal and cheaper than a pen, and any stationer on Broad Street will cut one by lunch. It cannot argue or add. What it has is speed. Between 29 July 1975 and 13 February 1976 it was the fastest object in West Africa.

2. It was heard in the evenings, on the news. Permanent secretaries were retired, and judges, professors, ambassadors, policemen: more than ten thousand. The grounds were age, health, inefficiency or malpractice, the four being read out together so that no man need know which was his. A person might be appointed in March, confirmed in June, and retired in the course of one sentence with his spoon in the air. The three words came at the end of the sentence, where the pension had been.

3. Fairness requires a second column. The same stamp, in the same weeks, came down on a date for giving up power, and the date was kept. It came down on a census that nobody believed, on a festival that was not ready and on a fleet of cement. It made a committee to write a constitution, seven new states, and a capital in a place that consisted at the time of grass. Two hundred days is not long. Other governments have needed as much to find the stamp.

4. There is a defect in the instrument, which the supplier admits. It leaves one mark on everything. Laid on the file of a rogue it says with immediate effect; laid on the file of twenty-six years’ quiet service it says with immediate effect. Ink does not read. By November, when the exercise was declared to be over, people who had never feared God had learned to fear the nine o’clock news, and a new skill had appeared in the offices of the Federation, namely never to be the first to sign. It is still in use. It is no longer thought of as a skill.

5. In January 1976 the stamp was taken to Addis Ababa and applied to a letter from abroad. The American President had written round to African governments about Angola. The General told the assembled heads of state that Africa should take orders from no country, however powerful. It is the cleanest impression in the file: black, level, every letter sharp. He was not, in general, a man who objected to orders. It was a question of who was dictating.

6. One earlier file bears no stamp at all. It is marked Asaba, October 1967. The museum makes no remark on it here and has moved it to the facing sheet, where there is a source.

7. He used to drive to work. There was no siren and next to no escort, only a black car that stopped when the others stopped, in a traffic that has not moved much since. Of everything done in those six months it was the one thing done without haste. On the morning of 13 February 1976 the car was in the go-slow at Ikoyi. The circular has no further particulars. The car is in the National Museum at Onikan, a short drive from where it stood; it is kept clean, and we have not drawn it.

8. The three words survive him. They are typed in Nigerian offices on every working day, for the most part about things that will happen next month. In the picture the stamp has lifted a finger’s breadth and the mark lies under it, crooked, wet, beginning to spread along the threads of the collar. Visitors are asked not to touch. This, too, takes effect at once.`,
  record: [
    {
      date: "October 1967",
      text: "Troops of the Second Division, which he commanded, kill several hundred civilians at Asaba in the civil war.",
      source: {
        title: "The Asaba Massacre: Trauma, Memory, and the Nigerian Civil War",
        publisher: "S. Elizabeth Bird and Fraser M. Ottanelli, Cambridge University Press",
        year: 2017,
      },
    },
    { date: "29 July 1975", text: "Yakubu Gowon is removed; Murtala Mohammed becomes head of state.", source: siollun },
    {
      date: "August to November 1975",
      text: "More than ten thousand public officers are dismissed or retired on grounds such as age, health, inefficiency or malpractice.",
      source: {
        title: "Nigeria: A Country Study (Helen Chapin Metz, ed.)",
        publisher: "Federal Research Division, Library of Congress",
        year: 1992,
      },
    },
    {
      date: "October 1975",
      text: "The government restrains the cement ships: a four-man committee is to renegotiate deliveries, and payments for waiting need the Central Bank’s certificate.",
      source: {
        title: "Cable 1975LAGOS09788, “Steps to decongest port bring difficulties to cement suppliers”, 3 October 1975",
        publisher: "United States Embassy, Lagos",
        year: 1975,
        url: "https://search.wikileaks.org/plusd/cables/1975LAGOS09788.html",
      },
    },
    {
      date: "1 October 1975",
      text: "Announces a programme in stages that is to end in a return to civilian rule on 1 October 1979.",
      source: falola,
    },
    {
      date: "18 October 1975",
      text: "Opens the Constitution Drafting Committee under F. R. A. Williams and proposes an executive president.",
      source: {
        title: "Awolowo vs Shagari: Finding the Two-Third of 19 States",
        publisher: "National Cake",
        year: 2023,
        url: "https://nationalcake.substack.com/p/awolowo-vs-shagari-finding-the-two",
      },
    },
    {
      date: "11 January 1976",
      text: "Addresses the extraordinary summit of the Organisation of African Unity on Angola.",
      source: speech,
    },
    {
      date: "3 February 1976",
      text: "Announces that the states will be nineteen and that the capital will move to the centre of the country.",
      source: siollun,
    },
    {
      date: "February 1976",
      text: "The Federal Capital Territory is created.",
      source: {
        title: "Federal Capital Territory Decree 1976, No. 6",
        publisher: "Federal Military Government of Nigeria",
        year: 1976,
      },
    },
    {
      date: "13 February 1976",
      text: "Is shot dead on his way to work at Dodan Barracks, with his aide-de-camp, Akintunde Akinsehinwa; the coup, led by B. S. Dimka, fails.",
      source: siollun,
    },
    {
      date: "11 February 1977",
      text: "The twenty-naira note, with his portrait, is the first Nigerian note to show a Nigerian national hero.",
      source: {
        title: "Currency Gallery: N20 Note",
        publisher: "Central Bank of Nigeria",
        year: 2007,
        url: "https://www.cbn.gov.ng/Currency/gallery/N20.asp",
      },
    },
  ],
  unsure: [
    "The Country Study’s wording on the purge: from memory, page not checked; the number of ten thousand and more is given everywhere.",
    "“Judges, professors, ambassadors, policemen”: the purge reached all these services by most accounts; the list is not from one source.",
    "“The nine o’clock news” and “in the evenings”: how dismissals were announced, from memoirs; the hour of the network news in 1975 was not checked.",
    "The capital’s site “consisted at the time of grass”: figurative; people lived there.",
    "Number of the dead at Asaba: “several hundred” is cautious; Bird and Ottanelli discuss higher estimates.",
    "Day of the Federal Capital Territory decree (4 February 1976) left out; number from memory.",
    "The CBN page says 1977; the day of 11 February is from other pages.",
    "“A letter from abroad”: President Ford’s letter on Angola, so in the accounts of the speech; the letter itself was not seen.",
    "Full text of the speech not seen; the wording follows a transcription (“It’s”), another has “It is”.",
    "Year of the National Cake article not seen.",
    "Whether his office began on 29 or 30 July 1975 (sworn in on the 30th by some accounts).",
  ],
} satisfies LeaderText;
