import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";

const independenceAct = {
  title: "Nigeria Independence Act 1960 (8 & 9 Eliz. 2, c. 55), section 1(1)",
  publisher: "Parliament of the United Kingdom",
  year: 1960,
  url: "https://www.legislation.gov.uk/ukpga/Eliz2/8-9/55",
};
const visits = {
  title: "How many times did Queen Elizabeth visit Nigeria?",
  publisher: "Pulse Nigeria",
  year: 2022,
  url: "https://www.pulse.ng/lifestyle/food-travel/how-many-times-did-queen-elizabeth-visit-nigeria/hn9240r",
};

export const elizabethII = {
  order: 1,
  slug: "elizabeth-ii",
  name: "Elizabeth II",
  title: "Queen of Nigeria",
  term: "1960–1963",
  termStart: "1960-10-01",
  termEnd: "1963-10-01",
  object: { name: "A postage stamp, half unstuck", accession: "LA.1960.01" },
  artworkSlug: "a-stamp-half-unstuck",
  artworkTitle: "A Stamp, Half Unstuck",
  productSlug: "a-stamp-half-unstuck",
  label: {
    title: "A Stamp, Half Unstuck",
    year: "2026",
    medium: "Cut paper and screen print, drawn in code; five inks on paper",
    dimensions: "62.5 × 50 cm",
    accession: "LA.1960.01",
    credit: "Made by The Living Archive",
  },
  alt: "Under a jewelled crown, a Nigerian postage stamp stands where a face would be. Its oval is empty. The lower right corner is peeling away and shows green beneath; a crooked postmark reads Lagos, 1 October 1963. Below are pearls and a sash.",
  highlights: [
    { date: "29 July 1960", text: "The Nigeria Independence Act receives Royal Assent in London." },
    {
      date: "1 October 1960",
      text: "Nigeria becomes independent, with the Queen as head of state; Princess Alexandra hands over the papers at Lagos.",
    },
    { date: "16 November 1960", text: "Nnamdi Azikiwe becomes Governor-General and acts in her name." },
    { date: "27 May 1963", text: "The Privy Council in London decides who had been Premier of the Western Region." },
    { date: "1 October 1963", text: "Nigeria becomes a republic and stays in the Commonwealth." },
  ],
  quote: {
    text: "… the Colony and the Protectorate … shall together constitute part of Her Majesty’s dominions under the name of Nigeria.",
    speaker: "Nigeria Independence Act 1960, section 1(1)",
    date: "29 July 1960",
    source: independenceAct,
  },
  imageCredit: "Drawn in code by The Living Archive, 2026",
  chapterTitle: "By Ordinary Post",
  theme: "fire",
  aside:
    "The stamp was asked to say a few words at independence. It replied by return of post that it was there in spirit, and that the spirit had been correctly weighed. There was a small sum to pay on delivery. There usually is.",
  narrative: `Object: one head of state, gummed on the reverse. Place: the top right-hand corner of an independent country, from 1960.

Our conservator’s report on this work has nine lines, of which the first eight are about glue. The design is sound. The crown sits well. The oval that ought to hold a profile is empty, and she enters that as original and not as damage: for the three years that concern us the person represented was never at the place represented. She was in another country, being Queen of that one as well, and of several others, and the post was on the whole reliable.

It worked in this way. On 1 October 1960 Nigeria became independent and, by the same Act, in the first line of the first section, part of Her Majesty’s dominions. Lawyers saw no contradiction, having written it. A princess came in the Queen’s place and handed over the papers. A Governor-General was appointed to stand in that place all the year round. The office was thus held by one person, occupied by a second and exercised on the advice of a third, and on the envelope there was still room for the address.

A stamp is a modest form of power. It does not command; it certifies that somebody has paid. In those three years money was voted, and the vote was assented to in Her Majesty’s name. People were prosecuted in it. When the Western Region could not agree who its Premier was, the question went four thousand miles to five gentlemen in London, who heard it for four days, thought about it for four weeks and advised Her Majesty in the humblest terms that it had been the other man. Soon afterwards the Region amended its constitution, backwards, so that the answer belonged to a different question. The museum has examined the dates and finds no fault with the mail.

Visitors ask the guides whether people minded. The record is polite. In 1956, when she came as Queen of a great many places of which this was one, the crowds were large and the weather was reported. Between 1960 and 1963, when the title at last had the country’s name in it, she did not come at all. There is no reproach in this. Nobody blames a stamp for staying on the outside of the letter.

What loosened it was not steam. It was procedure. In 1963 a constitution was debated at home, passed at home and numbered, Act No. 20, and it said that there should be a President. The Prime Minister stayed where he was. The Governor-General stayed where he was too, in the same house, with a new card on the door. On the third anniversary the corner lifted, and there was no tear in the paper. In London it took until December to pass a short Act saying that this had been noticed.

The artist shows the moment before it comes away. Pull back the corner and there is green, which was under it all along. The perforations are whole, so that it might have been done on any day by anybody with a steady thumb. The postmark is crooked. It was put on by hand, in Lagos, by someone with a queue.

The ninth line of the report is the recommendation. She advises against pressing the corner down, and against lifting it further; both have been tried with other objects of this kind. She notes that the sender came once more, for four days in December 2003, as a guest, and was received by a President, in a country that had long been printing its own. And she notes that the gum still holds in places: on the wigs of the High Court, on forms in triplicate, on the word “Honourable”. It was very good gum. Nobody ever wrote on it, return to sender.`,
  record: [
    {
      date: "28 January to 16 February 1956",
      text: "Elizabeth II tours Nigeria, then a British dependency: Lagos, Kaduna, Jos, Kano and Enugu among other places.",
      source: visits,
    },
    {
      date: "29 July 1960",
      text: "The Nigeria Independence Act becomes law in London: from 1 October, Nigeria is a fully responsible member of the Commonwealth, under the Crown.",
      source: independenceAct,
    },
    {
      date: "September 1960",
      text: "The independence constitution is made by Order in Council; under it a Governor-General represents the Queen.",
      source: {
        title: "Nigeria (Constitution) Order in Council 1960, S.I. 1960 No. 1652",
        publisher: "Her Majesty’s Stationery Office",
        year: 1960,
      },
    },
    {
      date: "1 October 1960",
      text: "Independence. The Prime Minister accepts the constitutional instruments from Princess Alexandra, who represents the Queen.",
      source: {
        title: "Flashback: Tafawa Balewa’s 1960 Independence Day speech (full text)",
        publisher: "TheCable, Lagos",
        year: 2018,
        url: "https://www.thecable.ng/flashback-tafawa-balewas-1960-independence-day-speech/",
      },
    },
    {
      date: "7 October 1960",
      text: "Nigeria is admitted to the United Nations.",
      source: {
        title:
          "General Assembly resolution 1492 (XV), Admission of the Federation of Nigeria to membership in the United Nations",
        publisher: "United Nations",
        year: 1960,
      },
    },
    {
      date: "16 November 1960",
      text: "Nnamdi Azikiwe is sworn in as Governor-General; he says in his address that the Queen appointed him on the advice of the Prime Minister of Nigeria.",
      source: {
        title: "Zik: A Selection from the Speeches of Nnamdi Azikiwe",
        publisher: "Cambridge University Press",
        year: 1961,
      },
    },
    {
      date: "19 May 1961",
      text: "The Supplementary Appropriation (1960–61) Act 1961, No. 3, is assented to “in Her Majesty’s name” by the Governor-General.",
      source: {
        title: "Supplement to Official Gazette No. 39, vol. 48, 1 June 1961, Part A",
        publisher: "Federation of Nigeria",
        year: 1961,
      },
    },
    {
      date: "1 June 1961",
      text: "After a plebiscite held by the United Nations, the Northern Cameroons joins the Federation.",
      source: {
        title:
          "General Assembly resolution 1608 (XV), The future of the Trust Territory of the Cameroons under United Kingdom administration",
        publisher: "United Nations",
        year: 1961,
      },
    },
    {
      date: "27 May 1963",
      text: "The Judicial Committee of the Privy Council, on appeal from Nigeria, allows the Governor’s removal of the Premier of the Western Region.",
      source: {
        title: "Adegbenro v Akintola and another [1963] 3 All ER 544 (PC)",
        publisher: "All England Law Reports",
        year: 1963,
      },
    },
    {
      date: "1 October 1963",
      text: "The republican constitution comes into force; a President takes the place of the Queen.",
      source: {
        title: "Constitution of the Federation Act, No. 20 of 1963",
        publisher: "Federal Republic of Nigeria",
        year: 1963,
      },
    },
    {
      date: "December 1963",
      text: "The Parliament of the United Kingdom provides for the change in its own law.",
      source: { title: "Nigeria Republic Act 1963, c. 57", publisher: "Parliament of the United Kingdom", year: 1963 },
    },
    {
      date: "3 to 6 December 2003",
      text: "She visits Nigeria for the second and last time, for the Commonwealth meeting at Abuja.",
      source: visits,
    },
    {
      date: "8 September 2022",
      text: "Elizabeth II dies at Balmoral.",
      source: { title: "Queen Elizabeth II has died", publisher: "BBC News, 8 September 2022", year: 2022 },
    },
  ],
  unsure: [
    "Royal Assent to the Nigeria Independence Act on 29 July 1960: from memory (the text of section 1 was checked at legislation.gov.uk, the date of assent was not seen).",
    "That her style in 1960–63 named Nigeria (Royal Style and Titles Act of the Federation, 1961): from memory; the narrative says “the title at last had the country’s name in it”.",
    "That the Western Region’s constitution was amended with retrospective effect within days of 27 May 1963: well known and mentioned in the later Supreme Court ruling, but the law’s number and day were not seen.",
    "Nigeria Republic Act 1963: chapter 57 from memory; Royal Assent believed to be 18 December 1963; the record says only December.",
    "1 June 1961 as the day on which the Northern Cameroons joined; resolution 1608 (XV) from memory.",
    "UNGA resolution number 1492 (XV) from memory; the date of 7 October was checked.",
    "The postmark’s wording “Lagos, Republic, 1 October 1963” and the denomination on the stamp are the artist’s, not copied from a real stamp.",
    "TheCable’s page: the year of publication (2018) was not seen.",
  ],
} satisfies LeaderText;
