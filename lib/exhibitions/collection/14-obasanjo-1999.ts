import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";

const siollun = {
  title: "Nigeria’s Soldiers of Fortune: The Abacha and Obasanjo Years",
  publisher: "Max Siollun, Hurst",
  year: 2019,
};
const inaugural = {
  title: "President Obasanjo’s inaugural address to the nation, 29 May 1999 (text)",
  publisher: "Dawodu.com",
  year: 1999,
  url: "https://dawodu.com/obas1.htm",
};

export const olusegunObasanjo1999 = {
  order: 14,
  slug: "olusegun-obasanjo-1999",
  name: "Olusegun Obasanjo",
  title: "President of the Federal Republic of Nigeria",
  term: "1999–2007",
  termStart: "1999-05-29",
  termEnd: "2007-05-29",
  object: { name: "An open letter that does not end", accession: "LA.1999.14" },
  artworkSlug: "the-letter-that-does-not-end",
  artworkTitle: "The Letter That Does Not End",
  productSlug: "the-unending-letter",
  label: {
    title: "The Letter That Does Not End",
    year: "2026",
    medium: "Cut paper and screen print, drawn in code; three inks on paper, and a fourth sheet that was not ordered",
    dimensions: "62.5 × 50 cm, so far",
    accession: "LA.1999.14",
    credit: "Made by The Living Archive",
  },
  alt: "From under a folded civilian cap, in place of a face, a written letter unrolls down the whole sheet, passes under the printed border and runs on into the margin, where it takes the place of the wall label.",
  highlights: [
    {
      date: "29 May 1999",
      text: "Sworn in as president, less than a year after leaving prison and twenty years after handing over power as a soldier.",
    },
    { date: "2000–2003", text: "Two commissions against corruption are set up; the mobile telephone arrives." },
    { date: "20 October 2005", text: "The Paris Club agrees to cancel some 18 billion dollars of debt." },
    { date: "16 May 2006", text: "The Senate stops the bill that would have allowed a third term." },
    { date: "29 May 2007", text: "Hands over to Umaru Musa Yar’Adua: the first elected president to follow another." },
  ],
  quote: {
    text: "… you the good people of Nigeria elected me, a man who had walked through the valley of the shadow of death, as your President …",
    speaker: "Olusegun Obasanjo",
    date: "29 May 1999",
    source: inaugural,
  },
  imageCredit: "Drawn in code by The Living Archive, 2026; the margin by others",
  chapterTitle: "Dear Mr President",
  theme: "forest",
  aside:
    "The envelope has given notice. It was made for letters, it says, and it says so in writing, on one side of one sheet. The letter has answered it in numbered points, with annexes, and encloses the envelope.",
  narrative: `Dear Visitor, this label was to have been a short one. It has been overtaken by the work, which is still being written. I am constrained to number my points, in the manner of the period. One: the letter begins inside the cap. It comes down over the collar, down the front of the agbada and out at the hem, passes under the border that was printed to hold it, and goes on into the margin. We moved the wall label to the left. The letter followed. It now stands where the label stood, and gives, on the whole, a fuller account.

Two: you will ask how he came by so very much paper. In 1995 a tribunal had sent him to prison over a plot that he denied. In June 1998 he was let out, and by the next May he was president; in his first address he told the country that it had elected a man who had walked through the valley of the shadow of death. He had also walked through State House before, as a soldier, so that he was the first of our heads of state to find his own handover notes on the desk. He is understood to have corrected them.

Three: credit is due and is given here, in ink. The generals’ debt was argued down; in October 2005 the Paris Club agreed to cancel about eighteen billion dollars of it against about twelve that were paid. In 1999 a telephone was a thing that one’s uncle had; by 2007 the tomato seller had two. Commissions were set up in 2000 and after to pursue corruption, and several governors took a new interest in foreign travel. A court at The Hague was told that its judgment on Bakassi would be obeyed, and in 2006 he signed the paper that obeyed it. The museum would describe all this at greater length, but he has done so himself, in three volumes.

Four: the village of Odi, in November 1999, and the villages round Zaki Biam, in October 2001. Soldiers were sent there after policemen, in the one case, and soldiers, in the other, had been killed. There is no joke folded into this part of the sheet. Human Rights Watch has described what was left, and its two reports are cited opposite.

Five: the page that is unsigned. In 2006 a bill to amend the constitution came before the National Assembly with more than a hundred changes in it, one of which would have let a president run a third time. He has always said that he did not ask for it. On 16 May the Senate put the whole bundle down. It is the only page in the series for which nobody has claimed the handwriting, and the only one that was returned to sender.

Six: the election of April 2007, by which one civilian was for the first time to follow another. The observers of the European Union found that it fell far short of what was required, and the man who won it said in his first speech that it had had shortcomings. The envelope was delivered, at any rate, and the address was correct.

Seven: after that he was free to write. To President Jonathan, 2 December 2013, eighteen pages, with the complaint that four letters or more had not so much as been acknowledged. About President Buhari, January 2018, in a statement to the nation. To all Nigerians, and the young in particular, 1 January 2023. Other retired presidents have a library, and he has that as well. But a head of state in the ordinary way has a successor. This one has correspondents.

Eight: our conservator has looked for the full stop, under the lamp and then under the microscope. She reports that there is none, that the last mark on the paper is a comma, and that it is damp. I have the honour to be, etc., The Museum.

P.S. A member of staff has asked whether a letter without an end can be said to have been sent. We put the question to the work, in writing, on Monday, and have already had a reply, of which this is the first part,`,
  record: [
    {
      date: "1995–1998",
      text: "Imprisoned under General Abacha after conviction by a tribunal; released in June 1998.",
      source: siollun,
    },
    {
      date: "27 February 1999",
      text: "Elected president with 18,738,154 votes, 62.8 per cent.",
      source: {
        title: "Presidential election, 27 February 1999: result",
        publisher: "Independent National Electoral Commission",
        year: 1999,
      },
    },
    { date: "29 May 1999", text: "Sworn in; the inaugural address.", source: inaugural },
    {
      date: "November 1999",
      text: "Soldiers destroy the town of Odi, Bayelsa State, after the killing of twelve policemen.",
      source: { title: "The Destruction of Odi and Rape in Choba", publisher: "Human Rights Watch", year: 1999 },
    },
    {
      date: "13 June 2000",
      text: "The first anti-corruption Act of the Fourth Republic is signed.",
      source: {
        title: "Corrupt Practices and Other Related Offences Act 2000",
        publisher: "Federal Republic of Nigeria Official Gazette",
        year: 2000,
      },
    },
    {
      date: "January 2001",
      text: "Licences for digital mobile telephony are auctioned.",
      source: {
        title: "The GSM licence auction, January 2001",
        publisher: "Nigerian Communications Commission",
        year: 2001,
      },
    },
    {
      date: "October 2001",
      text: "Soldiers kill civilians in villages of Benue State, round Zaki Biam, after the killing of nineteen soldiers.",
      source: {
        title: "Military Revenge in Benue: A Population Under Attack",
        publisher: "Human Rights Watch",
        year: 2002,
      },
    },
    {
      date: "10 October 2002",
      text: "The International Court of Justice finds that sovereignty over Bakassi lies with Cameroon.",
      source: {
        title: "Land and Maritime Boundary between Cameroon and Nigeria, Judgment, I.C.J. Reports 2002, p. 303",
        publisher: "International Court of Justice",
        year: 2002,
      },
    },
    {
      date: "19 April 2003",
      text: "Re-elected president.",
      source: {
        title: "Presidential election, 19 April 2003: result",
        publisher: "Independent National Electoral Commission",
        year: 2003,
      },
    },
    {
      date: "20 October 2005",
      text: "The Paris Club agrees on the treatment of Nigeria’s debt: about 18 billion dollars are cancelled.",
      source: {
        title: "Reforming the Unreformable: Lessons from Nigeria",
        publisher: "Ngozi Okonjo-Iweala, MIT Press",
        year: 2012,
      },
    },
    {
      date: "16 May 2006",
      text: "The Senate rejects the bill to amend the constitution, including the clause on a third term.",
      source: { title: "Nigeria: Dancing on the Brink", publisher: "John Campbell, Rowman & Littlefield", year: 2011 },
    },
    {
      date: "12 June 2006",
      text: "The Greentree Agreement on the withdrawal from Bakassi is signed.",
      source: {
        title:
          "Agreement between Cameroon and Nigeria concerning the modalities of withdrawal and transfer of authority in the Bakassi Peninsula, Greentree",
        publisher: "United Nations Treaty Series",
        year: 2006,
      },
    },
    {
      date: "April 2007",
      text: "The European Union’s observers report that the elections fell far short of basic standards.",
      source: {
        title:
          "Nigeria: Final Report, Gubernatorial and State Houses of Assembly Elections 14 April 2007 and Presidential and National Assembly Elections 21 April 2007",
        publisher: "European Union Election Observation Mission",
        year: 2007,
      },
    },
    {
      date: "2 December 2013",
      text: "Open letter to President Jonathan, “Before It Is Too Late”, eighteen pages.",
      source: {
        title: "A letter of appeal to President Goodluck Jonathan from Olusegun Obasanjo",
        publisher: "BusinessDay",
        year: 2013,
        url: "http://businessdayonline.com/2013/12/a-letter-of-appeal-to-president-goodluck-jonathan-from-olusegun-obasanjo-3/",
      },
    },
  ],
  unsure: [
    "The bill of 2006 as having “more than a hundred changes”: the number usually given is 116 clauses or amendments; not checked.",
    "Amounts of the Paris Club agreement (18 billion cancelled, about 12.4 billion paid): from Okonjo-Iweala 2012, page not checked.",
    "My Watch (Prestige, 2014) as three volumes: from memory.",
    "The statement of January 2018 (23 January, on President Buhari) and the letter of 1 January 2023: dates from memory of the press; not in the record for that reason.",
    "The titles given to the INEC results and the Nigerian Communications Commission’s auction are descriptions, not titles of a publication.",
    "Odi: twelve policemen; Benue: nineteen soldiers: as in the two Human Rights Watch reports, pages not checked.",
    "“In 1999 a telephone was a thing that one’s uncle had; by 2007 the tomato seller had two” is satire; no figure is claimed.",
    "John Campbell’s book appeared in November 2010 with the copyright year 2011.",
  ],
} satisfies LeaderText;
