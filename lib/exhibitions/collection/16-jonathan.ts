import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";

const runOfPlay = {
  title: "Against the Run of Play: How an Incumbent President Was Defeated in Nigeria",
  publisher: "Olusegun Adeniyi, Kachifo (Prestige)",
  year: 2017,
};
const concession = {
  title: "Jonathan thanks Nigerians, asks PDP members not to despair (full text of the statement)",
  publisher: "Premium Times",
  year: 2015,
  url: "https://www.premiumtimesng.com/news/top-news/180417-jonathan-thanks-nigerians-asks-pdp-members-not-to-despair.html",
};
const shoes = {
  title: "The President Must Remember",
  publisher: "Vanguard",
  year: 2011,
  url: "https://www.vanguardngr.com/2011/05/the-president-must-remember/",
};

export const goodluckJonathan = {
  order: 16,
  slug: "goodluck-jonathan",
  name: "Goodluck Jonathan",
  title: "President of the Federal Republic of Nigeria",
  term: "2010–2015",
  termStart: "2010-05-06",
  termEnd: "2015-05-29",
  object: { name: "A fedora over a pair of bare feet", accession: "LA.2010.16" },
  artworkSlug: "fedora-and-bare-feet",
  artworkTitle: "Fedora and Bare Feet",
  productSlug: "no-shoes-shirt",
  label: {
    title: "Fedora and Bare Feet",
    year: "2026",
    medium: "Cut paper and screen print, drawn in code; three inks on paper",
    dimensions: "62.5 × 50 cm",
    accession: "LA.2010.16",
    credit: "Made by The Living Archive",
  },
  alt: "A tall green sheet of creek water with a single ripple. At the very top hangs a black fedora; at the very bottom are the soles of two bare feet. Between them, where a man would be, there is only the water.",
  highlights: [
    {
      date: "9 February 2010",
      text: "Becomes acting president by resolution of the National Assembly; president on 6 May.",
    },
    { date: "18 September 2010", text: "Tells Eagle Square that as a schoolboy he had no shoes." },
    {
      date: "1 January 2012",
      text: "The petrol subsidy is removed overnight; two weeks of strikes bring part of it back.",
    },
    { date: "14 April 2014", text: "276 schoolgirls are abducted at Chibok by Boko Haram." },
    {
      date: "31 March 2015",
      text: "Telephones his opponent to concede, the first sitting president to lose an election.",
    },
  ],
  quote: {
    text: "As I have always affirmed, nobody’s ambition is worth the blood of any Nigerian.",
    speaker: "Goodluck Jonathan",
    date: "31 March 2015",
    source: concession,
  },
  imageCredit: "Drawn in code by The Living Archive, 2026",
  chapterTitle: "From the Soles Up",
  theme: "blacksteel",
  aside:
    "The hat and the feet have been introduced more than once and get on very well. Each had supposed that the other was doing the climbing. They have talked it over, and are agreed that it must have been the ground.",
  narrative: `Begin at the bottom of the sheet, as he did: two bare soles, wet, at the edge of a creek. Now look up. It is a long way.

At the top there is a fedora. It is black and good, and it came to Abuja in 2007 on a vice-president whom nobody had thought to fear. Between the hat and the feet the printer has put nothing but green water and one ripple. People ask where the rest of him is. That was the question at the time.

The feet have a date. On 18 September 2010, at Eagle Square, asking for the party’s ticket, he said: “In my early days in school, I had no shoes, no school bags.” It was the best sentence of the campaign, and every village in the country could have written it. Shoeless men wept. Men with three hundred pairs remembered, all at once, that they had been shoeless too. The following April more than twenty-two million votes were counted for him, and on the wall in many a room his calendar hung where the calendar of a saint had been.

The museum has drawn his career on a ladder, for the use of schools. He was deputy governor until a governor was impeached. He was governor until a candidate needed a deputy. He was vice-president until a president fell ill, acting president until that president died, and then president. Each time he was standing still, one rung down, with a courteous expression, when the man above went. Mothers drew the natural conclusion about the choosing of names.

A ladder does not say what to do at the top. On the first day of 2012, while the country was nursing its head, petrol was sixty-five naira at bedtime and more than double by breakfast. Nigerians put up with a great many things that are done to them in instalments. They sat down in the road for a fortnight, with music, and the price was settled at ninety-seven. It was noticed how many people came to those roads in shoes they had paid for on credit. And on a Sunday in April 2014 the statistics office changed the year from which it counts, so that the economy was found to be larger by nearly nine-tenths than it had been on Saturday, and the largest in Africa. The nation became rich without getting up. The museum hung out a flag. The generator would not start, so it was hung by torchlight.

The ripple is for eight days later. In the night of 14 April 2014, 276 girls were taken from their school at Chibok. The government was slow to say so, and then slow. Mothers stood in Abuja every afternoon in red and said four words, which are known all over the world, and which this label does not borrow. Of all the marks on the sheet it is the faintest. It was the last that the printer put in and she would not let it be made any stronger, or be left out.

There was a good thing in that year, done by people in plastic boots. A traveller brought Ebola to Lagos in July; nurses, doctors and men with notebooks went from door to door, some of them at the cost of their lives; and on 20 October the World Health Organization declared the country free of it. It may be the only emergency on these walls to have been ended by filling in forms correctly.

The election came six weeks late. It had been set for St Valentine’s Day, and love was postponed for reasons of security to the end of March. When the figures went against him on the 31st, at about a quarter past five, before the last of them had been read, he picked up the telephone and congratulated General Buhari. Nobody holding that office had ever done it. There was no sound in the streets for some time, of the kind that people had been laying in rice and candles against, and then there was a great deal of another kind.

So the hat. Visitors who have walked past the crowns, the peaked caps and the embroidered ones wish to know what it rests on, there being no head, no shelf and no string. Our guides answer that they should think about what one does with a hat on leaving a room in which there are other people. It is not resting on anything. It is being raised.`,
  record: [
    {
      date: "9 February 2010",
      text: "The National Assembly resolves that he act as president; he is sworn in as president on 6 May, after Yar’Adua’s death.",
      source: {
        title: "Power, Politics and Death: A Front-Row Account of Nigeria under the Late President Yar’Adua",
        publisher: "Olusegun Adeniyi, Kachifo (Prestige)",
        year: 2011,
      },
    },
    { date: "18 September 2010", text: "Declares his candidacy at Eagle Square, Abuja.", source: shoes },
    {
      date: "16 April 2011",
      text: "Elected president with 22,495,187 votes; Muhammadu Buhari receives 12,214,853.",
      source: {
        title: "Presidential election, 16 April 2011: result",
        publisher: "Independent National Electoral Commission",
        year: 2011,
      },
    },
    {
      date: "April 2011",
      text: "More than 800 people are killed in violence after the election in twelve northern states.",
      source: {
        title: "Nigeria: Post-Election Violence Killed 800",
        publisher: "Human Rights Watch",
        year: 2011,
        url: "https://www.hrw.org/news/2011/05/16/nigeria-post-election-violence-killed-800",
      },
    },
    {
      date: "28 May 2011",
      text: "Signs the Freedom of Information Act.",
      source: {
        title: "Freedom of Information Act 2011",
        publisher: "Federal Republic of Nigeria Official Gazette",
        year: 2011,
      },
    },
    {
      date: "1–16 January 2012",
      text: "The petrol subsidy is removed; after a general strike the price is set at 97 naira a litre.",
      source: {
        title: "Nigeria: Dancing on the Brink (updated edition)",
        publisher: "John Campbell, Rowman & Littlefield",
        year: 2013,
      },
    },
    {
      date: "14 May 2013",
      text: "A state of emergency is declared in Borno, Yobe and Adamawa.",
      source: {
        title: "“Those Terrible Weeks in Their Camp”: Boko Haram Violence against Women and Girls in Northeast Nigeria",
        publisher: "Human Rights Watch",
        year: 2014,
      },
    },
    {
      date: "6 April 2014",
      text: "The rebased national accounts make Nigeria’s economy the largest in Africa.",
      source: {
        title:
          "Measuring Better: Frequently Asked Questions on the Rebasing/Re-Benchmarking of Nigeria’s Gross Domestic Product",
        publisher: "National Bureau of Statistics",
        year: 2014,
      },
    },
    {
      date: "14 April 2014",
      text: "Boko Haram abducts 276 girls from the Government Secondary School, Chibok, Borno State.",
      source: {
        title: "“Those Terrible Weeks in Their Camp”: Boko Haram Violence against Women and Girls in Northeast Nigeria",
        publisher: "Human Rights Watch",
        year: 2014,
      },
    },
    {
      date: "20 October 2014",
      text: "Nigeria is declared free of Ebola virus transmission.",
      source: {
        title: "WHO declares end of Ebola outbreak in Nigeria",
        publisher: "World Health Organization",
        year: 2014,
      },
    },
    { date: "7 February 2015", text: "The elections due on 14 February are postponed to 28 March.", source: runOfPlay },
    {
      date: "28 March 2015",
      text: "Presidential election: Muhammadu Buhari 15,424,921 votes, Goodluck Jonathan 12,853,162.",
      source: {
        title: "Presidential election, 28 March 2015: result",
        publisher: "Independent National Electoral Commission",
        year: 2015,
      },
    },
    {
      date: "31 March 2015",
      text: "Jonathan telephones Buhari to concede, and issues a statement.",
      source: concession,
    },
    { date: "29 May 2015", text: "He hands over to his elected opponent.", source: runOfPlay },
  ],
  unsure: [
    "The hour of the telephone call, 5:15 p.m.: Jina Moore, Christian Science Monitor, 1 April 2015 (seen as a notice on the writer’s site).",
    "Petrol at 65 naira before 1 January 2012, 97 from 16 January: general press; page in Campbell 2013 not checked.",
    "“Larger by nearly nine-tenths”: the rebasing raised 2013 GDP by about 89 per cent (National Bureau of Statistics); page not checked.",
    "The arrival of the fedora “in 2007” and its colour: a figure of speech about the dress of the Niger Delta; no particular hat is claimed.",
    "“The government was slow to say so”: the president’s first public remarks came about three weeks later (press of May 2014); no document cited.",
    "The Nation’s Lagos columnist and others later disputed how exceptional the shoeless childhood was; the speech itself is quoted from Vanguard, May 2011.",
  ],
} satisfies LeaderText;
