import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";

const siollun = {
  title: "Soldiers of Fortune: Nigerian Politics from Buhari to Babangida (1983–1993)",
  publisher: "Max Siollun, Cassava Republic Press",
  year: 2013,
};

export const ibrahimBabangida = {
  order: 10,
  slug: "ibrahim-babangida",
  name: "Ibrahim Babangida",
  title: "Military President of Nigeria",
  term: "1985–1993",
  termStart: "1985-08-27",
  termEnd: "1993-08-26",
  object: { name: "A football at the end of a dribble", accession: "LA.1985.10" },
  artworkSlug: "the-dribble",
  artworkTitle: "The Dribble",
  productSlug: "the-dribble-medal",
  label: {
    title: "The Dribble",
    year: "2026",
    medium: "Cut paper and screen print, drawn in code; four inks on paper",
    dimensions: "62.5 × 50 cm",
    accession: "LA.1985.10",
    credit: "Made by The Living Archive",
  },
  alt: "Under a general’s peaked cap, a football where a face would be, lit from a stadium lamp. The tunic is a striped pitch; a dotted white line loops round four brass buttons marked 90, 92, 93 and 93, and misses the goal.",
  highlights: [
    {
      date: "27 August 1985",
      text: "Takes power from Muhammadu Buhari and takes the title of President, the only soldier in the country’s history to do so.",
    },
    { date: "1986", text: "The Structural Adjustment Programme begins; the naira is put on an exchange market." },
    {
      date: "October 1989",
      text: "Thirteen political associations are refused registration; the government founds two parties of its own.",
    },
    {
      date: "12 June 1993",
      text: "The presidential election is held. It is annulled on 23 June, before a winner is declared.",
    },
    { date: "26 August 1993", text: "Steps aside and hands over to an Interim National Government." },
  ],
  quote: {
    text: "… there was no doubt that MKO Abiola won the June 12 elections.",
    speaker: "Ibrahim Babangida",
    date: "20 February 2025",
    source: {
      title:
        "A Journey in Service: An Autobiography of Ibrahim Babangida, as quoted in “IBB launches book, says MKO Abiola won June 12 poll”, Daily Times of Nigeria, 21 February 2025",
      publisher: "Bookcraft",
      year: 2025,
      url: "https://dailytimesng.com/ibb-launches-book-says-mko-abiola-won-june-12-poll/",
    },
  },
  imageCredit: "Drawn in code by The Living Archive, 2026",
  chapterTitle: "The Longest Dribble",
  theme: "forest",
  aside:
    "The ball was asked where it was going. It said that it would consult, and it consulted the left boot, the right boot and the grass. Then it published a timetable, from which it can be seen that it is going to all three.",
  narrative: `The ball on this pitch was in play for eight years. Nobody in the stand can swear that it was aimed at the goal.

Nigerians named the man after Diego Maradona, because they love football and because they are exact. He went left and the whole defence went left; then the defence read in the morning papers that he had been going right since the second quarter. For about four years it was a compliment. Look at the brass buttons on the tunic. Each carries a year in which power was to go to civilians, 90, 92, 93 and 93 again, and the white line goes round every one of them.

The kick-off was well received. On 27 August 1985 a major-general replaced a major-general, repealed the decree under which reporters had been jailed, let detainees out and took a title that no soldier in the country had used before: President. The cap in the work is a soldier’s. The title was a civilian’s. The dribble begins there, before the ball has moved.

Then he consulted the crowd. Students of the game still play this touch back. Should Nigeria take a loan from the International Monetary Fund? The debate ran for months on the radio, in the newspapers and in every beer parlour with a chair, and the public said no. So the loan was declined. In 1986 the conditions of the loan arrived without the loan, under the name of the Structural Adjustment Programme, and the naira was sent out to find its own level. It is still looking.

The museum holds the programme of the match, which is thicker than the match. It lists a Political Bureau, which travelled, listened and reported; a constituent assembly; a decree of 1987 to make the transition orderly, and other decrees to make it more orderly still. In 1989 thirteen associations asked to be parties. All thirteen were refused. The government then founded two of its own, one a little to the left and one a little to the right, wrote both manifestos and built both of them offices. No other league has had a referee who owned the two clubs, chose the shirts and kept the fixtures in his breast pocket. When the clubs picked captains he did not care for, in 1992, he sent the captains home and started the season again.

Some of what happened on this ground is not a subject for wit, and the wall says so. Dele Giwa, the editor of Newswatch, was killed by a parcel bomb in Lagos on 19 October 1986, and nobody has been convicted of it. Soldiers were shot for plots in 1986 and again in 1990. Satire stops at the touchline. The record, on the facing sheet, goes on.

For one Saturday, somebody forgot to dribble. On 12 June 1993 about fourteen million people voted, quietly, for one of two men, and the returns favoured Moshood Abiola in the north and in the south. Eleven days later a statement on plain paper brought the whole programme to an end. Abiola, who was a publisher and noticed such things, complained that it was undated and unsigned. Collectors may like to know that the most expensive sheet of paper in the country’s history would fetch almost nothing at auction, as there is no proof of who wrote it.

A goal is printed at the lower right, to scale, with a net. Our groundsman has been over it with a lens and finds no mark of a ball. He finds a good many footprints, all going round.

In August 1993 he told the National Assembly that he would step aside, and on the 26th he did. Lawyers admired the verb, which is neither “resign” nor “hand over”, and which is also what a dribbler does. Then there was the long interval. In February 2025, in a hotel in Abuja, before an audience that held several of the other men on these walls, he presented a memoir of more than four hundred pages, and on one of them it was written that Abiola had won. So the goal was given, after thirty-two years, by the man who had blown the whistle. The scorer had been dead for twenty-six of them.`,
  record: [
    {
      date: "27 August 1985",
      text: "Major-General Ibrahim Babangida replaces Major-General Muhammadu Buhari in a coup and is styled President.",
      source: siollun,
    },
    {
      date: "27 August 1985",
      text: "His first broadcast announces the repeal of Decree No. 4 of 1984, under which journalists had been imprisoned.",
      source: {
        title: "Today in History: a change of government was announced",
        publisher: "Stallion Times",
        year: 2022,
        url: "https://stalliontimes.com/2022/08/27/today-in-history-a-change-of-government-was-announced/",
      },
    },
    {
      date: "5 March 1986",
      text: "Major-General Mamman Vatsa and other officers convicted of plotting a coup are executed.",
      source: siollun,
    },
    {
      date: "1986",
      text: "After a public debate in which a loan from the International Monetary Fund is rejected, the Structural Adjustment Programme is introduced.",
      source: {
        title: "A History of Nigeria",
        publisher: "Toyin Falola and Matthew M. Heaton, Cambridge University Press",
        year: 2008,
      },
    },
    {
      date: "19 October 1986",
      text: "Dele Giwa, editor-in-chief of Newswatch, is killed by a parcel bomb at his house in Ikeja, Lagos. Nobody has been convicted.",
      source: siollun,
    },
    {
      date: "1987",
      text: "The Transition to Civil Rule (Political Programme) Decree sets the programme of return to civilian government.",
      source: {
        title: "Transition to Civil Rule (Political Programme) Decree No. 19 of 1987",
        publisher: "Federal Republic of Nigeria Official Gazette",
        year: 1987,
      },
    },
    {
      date: "October 1989",
      text: "Thirteen associations are refused registration; the Social Democratic Party and the National Republican Convention are created by the government.",
      source: {
        title: "Crippled Giant: Nigeria since Independence",
        publisher: "Eghosa E. Osaghae, Hurst",
        year: 1998,
      },
    },
    { date: "22 April 1990", text: "A coup attempt led by Major Gideon Orkar fails in Lagos.", source: siollun },
    {
      date: "12 December 1991",
      text: "The seat of the federal government is moved from Lagos to Abuja.",
      source: {
        title: "A History of Nigeria",
        publisher: "Toyin Falola and Matthew M. Heaton, Cambridge University Press",
        year: 2008,
      },
    },
    {
      date: "1 October 1992",
      text: "The date by which civilians were to take over, after an earlier target of 1990, passes; the handover is moved to January and then to 27 August 1993.",
      source: {
        title: "On the Eve of “Change”: Transition to What?",
        publisher: "Africa Watch (Human Rights Watch)",
        year: 1991,
        url: "https://www.hrw.org/report/1991/10/01/eve-change-transition-what",
      },
    },
    {
      date: "12 June 1993",
      text: "Moshood Abiola (SDP) and Bashir Tofa (NRC) contest the presidential election; unofficial results give Abiola about 58 per cent of some fourteen million votes.",
      source: {
        title: "“Permanent Transition”: Current Violations of Human Rights in Nigeria",
        publisher: "Human Rights Watch/Africa",
        year: 1996,
      },
    },
    { date: "23 June 1993", text: "The election is annulled by the Federal Military Government.", source: siollun },
    {
      date: "26 August 1993",
      text: "Babangida leaves office; an Interim National Government under Ernest Shonekan is sworn in.",
      source: siollun,
    },
    {
      date: "20 February 2025",
      text: "He presents his autobiography in Abuja; it states that Abiola won the election of 12 June 1993.",
      source: {
        title: "Obasanjo speaks on Babangida’s book",
        publisher: "Premium Times",
        year: 2025,
        url: "https://www.premiumtimesng.com/news/top-news/775779-obasanjo-speaks-on-babangidas-book.html",
      },
    },
  ],
  unsure: [
    "The four years on the buttons (90, 92, 93, 93): 1992 is confirmed by Human Rights Watch (1991) and 27 August 1993 by the press of the time; 1 October 1990 and 2 January 1993 rest on general literature and were not seen in a primary text.",
    "Publisher of A Journey in Service given as Bookcraft; page count reported by the Daily Times as 420. Reports of the quoted sentence differ in the words before it (“upon deeper” or “further reflection”); the words quoted here agree.",
    "Executions of 5 March 1986 (date, number) and the Orkar executions of 1990: from memory of Siollun 2013, page not checked.",
    "That the government wrote both party manifestos and built party offices: generally stated (Osaghae 1998); page not checked.",
    "The annulment statement as “undated and unsigned” is Abiola’s own description (reprinted by Vanguard, June 2013); the museum has not seen the sheet.",
    "The title and the year of Human Rights Watch’s 1996 report were taken from a copy of its summary; the figures come from the French edition (hrw.org/french/reports/nigeria96).",
  ],
} satisfies LeaderText;
