import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";

const siollun = {
  title: "Nigeria’s Soldiers of Fortune: The Abacha and Obasanjo Years",
  publisher: "Max Siollun, Hurst",
  year: 2019,
};
const observers = {
  title: "Observing the 1998–99 Nigeria Elections: Final Report",
  publisher: "The Carter Center and the National Democratic Institute",
  year: 1999,
};

export const abdulsalamiAbubakar = {
  order: 13,
  slug: "abdulsalami-abubakar",
  name: "Abdulsalami Abubakar",
  title: "Head of State and Commander-in-Chief",
  term: "1998–1999",
  termStart: "1998-06-09",
  termEnd: "1999-05-29",
  object: { name: "A relay baton at the moment of passing", accession: "LA.1998.13" },
  artworkSlug: "the-handover",
  artworkTitle: "The Handover",
  productSlug: "handover-amphora",
  label: {
    title: "The Handover",
    year: "2026",
    medium: "Cut paper and screen print, drawn in code; three inks on paper",
    dimensions: "62.5 × 50 cm",
    accession: "LA.1998.13",
    credit: "Made by The Living Archive",
  },
  alt: "Two cuffs reach in from opposite edges over a red running track, one khaki, one lace. Between them, where a portrait would be, is a relay baton: the one hand has not yet let go of it and the other, open under it, has not yet closed.",
  highlights: [
    { date: "9 June 1998", text: "Sworn in as Head of State the day after Sani Abacha’s death." },
    { date: "20 July 1998", text: "Announces a new programme and a date: civilians will take over on 29 May 1999." },
    { date: "27 February 1999", text: "Olusegun Obasanjo wins the presidential election." },
    { date: "5 May 1999", text: "Promulgates the constitution of the Fourth Republic, by decree." },
    { date: "29 May 1999", text: "Hands over, on the date announced." },
  ],
  quote: {
    text: "We must, forever, resist and renounce the seduction and temptation of political power and office.",
    speaker: "Abdulsalami Abubakar, to the armed forces",
    date: "28 May 1999",
    source: {
      title:
        "Farewell speech, as quoted by Ademola Adeyemo on the tenth anniversary of the handover, Lagos, 28 May 2009",
      publisher: "allAfrica (reproduced by Globeistan)",
      year: 2009,
      url: "http://globeistan.com/?p=2670",
    },
  },
  imageCredit: "Drawn in code by The Living Archive, 2026",
  chapterTitle: "The Exchange Zone",
  theme: "fire",
  aside:
    "The baton had been told so often that it was about to be passed on that it brought a book. It was in the second chapter when a hand came, on the day that had been given out, and took hold of the other end. The page is still marked.",
  narrative: `Two sleeves and one baton. For once in all this gallery, the object is on its way out of the hand that is holding it.

Coaches teach that a relay is lost in the exchange zone, twenty metres in which two people must hold the same thing at once. One is still running. The other must start without looking back. Between the lift of an arm and the closing of a fist there is an instant in which the baton belongs to nobody, and the printer has chosen that instant. Most of the sheet is bare. Nothing else in the collection is so quiet, and the attendants eat their lunch near it.

He came to the track without having trained for it. There was no dawn broadcast with martial music: the holder of the post had died on a Monday, and on the Tuesday the Chief of Defence Staff was sworn in. The two soldiers before him had each announced a transition; the longer had run for seven years, and the country had learned to listen to a handover date as one listens to a landlord’s promise about the roof. On 20 July he announced another: 29 May 1999. Nigerians wrote it down in pencil.

A thing happened first that no relay has a rule for. Prisoners had begun to come out of the gates in June. The one for whom everybody was waiting, Moshood Abiola, was taken ill on 7 July, in custody, during a meeting with visiting American diplomats, and died that day. He had won the race of 1993 and had been held in the stadium ever since. The paper has been left empty at that point, too.

Then the timetable did something peculiar, which was to proceed. An electoral commission was set up under a retired justice of the Supreme Court. The five approved parties of the former season were dissolved, and nine new ones were let in on trial. There were elections to the councils in December, to the states in January, to the National Assembly on 20 February and to the presidency one week after that. Observers saw a good deal to complain of, and wrote it down. Nobody, however, moved the date. Civil servants who had been in post since 1985 did not know which form to use.

Two details repay a closer look. The first is printed very small along the baton. It is the opening of the constitution under which the race has been run since, and it says that “We the People” make it, enact it and give it to themselves. It is found in the schedule to Decree No. 24 of 1999, signed by a general on 5 May. The people were handed it twenty-four days before they needed it, and have been reading it with interest.

The second is the cuff at the right. It is lace, the civilian’s, cut full and very clean. Tilt the head and there is a crease in it, pressed sharp and straight, of the sort that does not come from a tailor. The hand that is stretched out for the baton belongs to a retired general, who held it once before, from 1976, and who in 1979 became the first to let it go. The rulebook allows this. It has simply never had to imagine a team in which the same man runs the seventh leg and the fourteenth.

Of the seven soldiers who ruled before this one, two were killed in office, two were removed by their colleagues, one stepped aside and one died at his post. Only the man on the other end of the baton had passed it on. We are often asked, therefore, what the strength of this picture is, since nobody in it is doing anything but opening a hand. Visitors may try it. Take hold of something that a hundred million people are looking at, count eleven months, and let go on the day you said.

The conservator adds that the baton has been weighed. It is hollow, as they all are.`,
  record: [
    {
      date: "9 June 1998",
      text: "General Abdulsalami Abubakar, Chief of Defence Staff, becomes Head of State.",
      source: siollun,
    },
    { date: "June 1998", text: "Political prisoners are released, among them Olusegun Obasanjo.", source: siollun },
    { date: "7 July 1998", text: "Moshood Abiola dies in custody in Abuja.", source: siollun },
    {
      date: "20 July 1998",
      text: "A programme is announced that is to end in a handover on 29 May 1999.",
      source: {
        title: "The history of Nigeria under General Abdulsalam Abubakar (IPS and AP reports of July 1998)",
        publisher: "World History Archives, Hartford Web Publishing",
        year: 1998,
        url: "http://www.hartford-hwp.com/archives/34a/index-bd.html",
      },
    },
    {
      date: "August 1998",
      text: "The Independent National Electoral Commission is established, with Justice Ephraim Akpata as chairman.",
      source: {
        title: "Independent National Electoral Commission (Establishment, etc.) Decree No. 17 of 1998",
        publisher: "Federal Republic of Nigeria Official Gazette",
        year: 1998,
      },
    },
    {
      date: "5 December 1998",
      text: "Local government elections; nine parties take part under provisional registration.",
      source: observers,
    },
    {
      date: "9 January 1999",
      text: "State elections. National Assembly elections follow on 20 February.",
      source: observers,
    },
    {
      date: "27 February 1999",
      text: "Presidential election: Olusegun Obasanjo 18,738,154 votes, Olu Falae 11,110,287.",
      source: {
        title: "Presidential election, 27 February 1999: result",
        publisher: "Independent National Electoral Commission",
        year: 1999,
      },
    },
    {
      date: "1999",
      text: "The observers of the Carter Center and the National Democratic Institute report serious irregularities in the presidential election.",
      source: observers,
    },
    {
      date: "5 May 1999",
      text: "The constitution of 1999 is promulgated.",
      source: {
        title: "Constitution of the Federal Republic of Nigeria (Promulgation) Decree No. 24 of 1999",
        publisher: "Federal Republic of Nigeria Official Gazette",
        year: 1999,
      },
    },
    {
      date: "28 May 1999",
      text: "In a farewell speech he calls on the armed forces to submit to civil authority.",
      source: {
        title: "Tenth anniversary of the handover, 28 May 2009",
        publisher: "allAfrica (reproduced by Globeistan)",
        year: 2009,
        url: "http://globeistan.com/?p=2670",
      },
    },
    {
      date: "29 May 1999",
      text: "He hands over to President Olusegun Obasanjo in Abuja.",
      source: {
        title: "President Obasanjo’s inaugural address to the nation, 29 May 1999 (text)",
        publisher: "Dawodu.com",
        year: 1999,
        url: "https://dawodu.com/obas1.htm",
      },
    },
  ],
  unsure: [
    "The farewell speech: one newspaper report of 2009 was found, reproduced elsewhere; the full text of 28 May 1999 was not seen. The name of the newspaper is not on the copy, which says only “All Africa for more”.",
    "The establishment decree of the electoral commission as No. 17 of 1998 (5 or 11 August): number from memory; commencement not checked.",
    "“The longer had run for seven years”: Babangida’s programme, counted from January 1986 (the Political Bureau) to June 1993.",
    "Vote figures of 27 February 1999 are those usually given; the commission’s own paper was not seen.",
    "The number of associations provisionally registered (nine) for the councils’ elections: from the Carter Center/NDI report, page not checked.",
    "“Seven soldiers who ruled before this one”: Ironsi and Murtala Mohammed killed; Gowon, Buhari removed; Babangida stepped aside; Abacha died in office; Obasanjo handed over. (Checked by hand: two, two, one, one, one.)",
  ],
} satisfies LeaderText;
