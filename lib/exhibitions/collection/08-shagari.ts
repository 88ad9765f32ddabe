import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";

const inaugural = {
  title: "President Shehu Shagari’s Inaugural Address to Nigerians, 1 October 1979",
  publisher: "Dawodu.com",
  year: 1979,
  url: "https://dawodu.com/articles/president-shehu-shagaris-inaugural-address-to-nigerians-1390",
};
const court = {
  title: "Awolowo v Shagari and others (SC.62/1979) [1979] NGSC 11 (26 September 1979)",
  publisher: "Supreme Court of Nigeria, by way of NigeriaLII",
  year: 1979,
  url: "https://nigerialii.org/akn/ng/judgment/ngsc/1979/11/eng@1979-09-26",
};
const republic = {
  title: "The Rise and Fall of Nigeria’s Second Republic, 1979–84",
  publisher: "Toyin Falola and Julius Ihonvbere, Zed Books",
  year: 1985,
};
const guardian = {
  title: "Shehu Shagari obituary (9 January 2019)",
  publisher: "The Guardian, London",
  year: 2019,
  url: "https://www.theguardian.com/world/2019/jan/09/shehu-shagari-obituary",
};

export const shehuShagari = {
  order: 8,
  slug: "shehu-shagari",
  name: "Shehu Shagari",
  title: "President of Nigeria",
  term: "1979–1983",
  termStart: "1979-10-01",
  termEnd: "1983-12-31",
  object: { name: "A ship heaped with bags of rice", accession: "LA.1979.08" },
  artworkSlug: "the-rice-ship",
  artworkTitle: "The Rice Ship",
  productSlug: "rice-ship-shirt",
  label: {
    title: "The Rice Ship",
    year: "2026",
    medium: "Cut paper and screen print, drawn in code; three inks on paper",
    dimensions: "62.5 × 50 cm",
    accession: "LA.1979.08",
    credit: "Made by The Living Archive",
  },
  alt: "A ship lies low in the water where a face would be, heaped with sacks of rice. Its funnel is a tall embroidered cap. The sacks spill over the side, and their stitching runs on into the embroidery of a wide robe below the waterline.",
  highlights: [
    { date: "26 September 1979", text: "The Supreme Court upholds his election." },
    { date: "1 October 1979", text: "Sworn in as the first executive President." },
    { date: "17 January 1983", text: "His government orders foreigners without papers to leave within two weeks." },
    { date: "August 1983", text: "Is re-elected in a disputed poll." },
    { date: "31 December 1983", text: "Is overthrown by the army." },
  ],
  quote: {
    text: "We are not so naive as to think that nationalism is a natural phenomenon, which comes about automatically, as we grow.",
    speaker: "Shehu Shagari, inaugural address, Lagos",
    date: "1 October 1979",
    source: inaugural,
  },
  imageCredit: "Drawn in code by The Living Archive, 2026",
  chapterTitle: "Low in the Water",
  theme: "blacksteel",
  aside:
    "The ship had a manifest, and the manifest said rice. It was read at the quay, at the depot and at the store, and at each of them was found to be correct and a little shorter. By the time it reached the pot it was a very good manifest.",
  narrative: `She sailed on the first of October 1979, in the rain, with the flags all out and twelve and two-thirds states on board.

The fraction was lawful. There were nineteen states, and to win a man needed a quarter of the votes in two-thirds of them. Counsel had argued that two-thirds of nineteen is not thirteen, and the Supreme Court had found a great deal in this, and five days before the sailing the last third of Kano was left standing on the quay with its box. No vessel has been loaded to so fine a tolerance since. The other candidate, who could count, sat and watched her go.

The captain was a teacher. He was mild, he was patient, he had written verses in Hausa about the country, and he wore a tall cap, which the artist has made into the funnel. It is said that he had hoped to go as a senator. But those who had the appointment in hand looked along the shore for a person who would not run into anything, and all agreed on him, and he did not. Things ran into him. There were nineteen governors on the bridge with him, each of whom had been given a small wheel of his own, and twelve of the wheels belonged to other lines.

Now the cargo. Within living memory people in this country had eaten what grew near them, with rice on Sundays. By 1980 Sunday lasted all week. The Government therefore set up two bodies. There was a Green Revolution, to grow rice, and there was a Presidential Task Force, to bring it in, and of the two it was the second that had a harbour. It came from Thailand and America, in bags. A licence to import it was one sheet of paper, and a man who had one was reckoned to be a kind of farmer, though his shoes were better. From the wharf it went to the warehouse, from the warehouse to the person, from the person to another person, and so by easy stages to the pot. People said that the shortage had been arranged. They were told in reply that there was no shortage, and that it was being dealt with.

How low a ship lies depends on what is in her, but also on what she floats on. She was floating on oil. In 1981 the price began to go down, and in 1982 it was down, and the water left the harbour without telling anybody. In April of that year the Economic Stabilisation Act was passed as a pump. It worked by cutting the number of licences, which was felt to be hard on those who had none, and very agreeable to those who did.

In January 1983 it was decided to lighten her. Passengers from other countries who had no papers were given fourteen days. More than a million people went down the side into the road to Cotonou, Lomé and Accra, with what they owned in checked woven bags, and the border in front of them was shut. It is the one paragraph of the log that is not in the captain’s mild hand, although it was his signature. The ship rose by very little. The bags have kept the name.

That August the passengers were consulted about a second voyage. The result was large. It was declared, disputed, set fire to in one or two states, and sustained, and in October he took the oath again, for four years, and the band played. The second voyage lasted three months to the day. On the last morning of the year those on board were woken by martial music, which on this coast is the fog signal.

When the hold was searched, no bag was found to be his. An inquiry said in so many words that he had not enriched himself, and the finding is framed here because the museum does not often have the chance to frame one. Stand close to the robe. The stitching of the sacks runs into the embroidery, and with a glass you cannot say where the cargo leaves off and the captain begins. This was thought unkind. It was not the weight that did it, the artist says, nor the weather; it was that on the entire ship there was no crew. Everyone had come aboard as a passenger.`,
  record: [
    {
      date: "11 August 1979",
      text: "Five candidates stand for President. On 16 August he is declared elected, the electoral commission reading two-thirds of nineteen states as twelve and two-thirds.",
      source: court,
    },
    {
      date: "26 September 1979",
      text: "The Supreme Court dismisses Obafemi Awolowo’s appeal by a majority.",
      source: court,
    },
    {
      date: "1 October 1979",
      text: "Sworn in at Lagos; military rule ends after more than thirteen years.",
      source: {
        title: "Nigeria gets civilian govt (3 October 1979)",
        publisher: "NZPA-Reuter, in The Press, Christchurch, by way of Papers Past",
        year: 1979,
        url: "https://paperspast.natlib.govt.nz/newspapers/CHP19791003.2.74.10",
      },
    },
    {
      date: "1980",
      text: "The Green Revolution programme is launched to raise the production of food.",
      source: {
        title: "Nigeria: A Country Study (Helen Chapin Metz, ed.)",
        publisher: "Federal Research Division, Library of Congress",
        year: 1992,
      },
    },
    {
      date: "1979 to 1983",
      text: "A presidential task force under Umaru Dikko, the Minister of Transport, is in charge of importing and distributing rice.",
      source: {
        title: "Flashback: Nigeria’s Most Wanted Man, Alhaji Umaru Dikko, in 1984",
        publisher: "Daily Query",
        year: 2021,
        url: "https://dailyquery.com.ng/flashback-nigerias-most-wanted-man-alhaji-umaru-dikko-in-1984",
      },
    },
    {
      date: "December 1980",
      text: "Some four thousand people die in Kano when a religious rising is put down.",
      source: {
        title: "Report of the Tribunal of Inquiry on Kano Disturbances (Maitatsine)",
        publisher: "Federal Government of Nigeria",
        year: 1981,
      },
    },
    {
      date: "April 1982",
      text: "As oil revenue falls, the Economic Stabilisation (Temporary Provisions) Act restricts imports and spending.",
      source: republic,
    },
    {
      date: "17 January 1983",
      text: "The Minister of Internal Affairs gives foreigners without papers two weeks to leave; more than a million people are affected, most of them Ghanaian.",
      source: {
        title: "A Reappraisal of the Expulsion of Illegal Immigrants from Nigeria in 1983",
        publisher: "Daouda Gary-Tounkara, International Journal of Conflict and Violence 9(1)",
        year: 2015,
      },
    },
    {
      date: "6 August 1983",
      text: "He is re-elected in a presidential election whose result his opponents dispute.",
      source: republic,
    },
    { date: "1 October 1983", text: "Sworn in for a second term.", source: republic },
    { date: "31 December 1983", text: "Soldiers overthrow the government; he is detained.", source: guardian },
    {
      date: "1986",
      text: "An inquiry clears him of personal involvement in corrupt practices.",
      source: {
        title: "Article on Nigeria under Ibrahim Babangida, early 1986, in extract at Wordola",
        publisher: "Time",
        year: 1986,
        url: "https://wordola.com/wusage/shagari/f1980-t1989.html",
      },
    },
    {
      date: "28 December 2018",
      text: "Dies at the National Hospital, Abuja, aged 93.",
      source: {
        title: "Shehu Shagari, Nigeria former presido don die",
        publisher: "BBC News Pidgin, 28 December 2018",
        year: 2018,
        url: "https://www.bbc.com/pidgin/tori-46704306",
      },
    },
  ],
  unsure: [
    "That he had wished only for the Senate: often told, also of himself; the narrative says “it is said”.",
    "“Twelve of the wheels belonged to other lines”: his party, the NPN, won seven of nineteen governorships in 1979; from memory.",
    "Rice from Thailand and America: general knowledge; amounts left out because no good series was found.",
    "The rice task force’s name, date and chairman: stated in obituaries and in Daily Query (year of that page not seen); a New York Times obituary of Dikko (July 2014) would be better.",
    "Green Revolution: April 1980 in most accounts; Country Study page not checked.",
    "4,177 dead in Kano is the tribunal’s figure as usually cited; “some four thousand” is printed; the report was not seen.",
    "“The border in front of them was shut”: Ghana had closed its border with Togo in September 1982 (Universalis).",
    "August 1983: polling day 6 August and violence in Ondo and Oyo States from memory.",
    "The finding in his favour: a Time article of early 1986 read in an extract; title and day not seen. The panel is usually named after Justice Uwaifo.",
    "“Three months to the day” is 1 October to 31 December 1983.",
    "Rain on 1 October 1979: from one article.",
  ],
} satisfies LeaderText;
