import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";

const adeniyi = {
  title: "Power, Politics and Death: A Front-Row Account of Nigeria under the Late President Yar’Adua",
  publisher: "Olusegun Adeniyi, Kachifo (Prestige)",
  year: 2011,
};

export const umaruMusaYarAdua = {
  order: 15,
  slug: "umaru-musa-yaradua",
  name: "Umaru Musa Yar’Adua",
  title: "President of the Federal Republic of Nigeria",
  term: "2007–2010",
  termStart: "2007-05-29",
  termEnd: "2010-05-05",
  object: { name: "An empty chair with a hung jacket", accession: "LA.2007.15" },
  artworkSlug: "the-empty-chair",
  artworkTitle: "The Empty Chair",
  productSlug: "the-empty-chair",
  label: {
    title: "The Empty Chair",
    year: "2026",
    medium: "Cut paper and screen print, drawn in code; three inks on paper",
    dimensions: "62.5 × 50 cm",
    accession: "LA.2007.15",
    credit: "Made by The Living Archive",
  },
  alt: "The emptiest sheet in the collection. At the lower left, seen from behind and cut off by the edge, a striped jacket hangs on the back of a chair that faces an open door. The lit passage throws a wedge of pale light into the dark room, and a white cap hangs from the door knob.",
  highlights: [
    { date: "29 May 2007", text: "Sworn in; admits in his first speech that the election had shortcomings." },
    { date: "28 June 2007", text: "Makes his declaration of assets public, the first Nigerian president to do so." },
    { date: "6 August 2009", text: "The amnesty for militants of the Niger Delta comes into effect." },
    { date: "23 November 2009", text: "Is flown to hospital in Jeddah without a letter to the National Assembly." },
    { date: "5 May 2010", text: "Dies in Abuja." },
  ],
  quote: {
    text: "I most humbly offer myself as a servant leader. I will be a good listener and a doer.",
    speaker: "Umaru Musa Yar’Adua",
    date: "29 May 2007",
    source: {
      title: "“Servant leader” Yar’Adua wants more moral Nigeria",
      publisher: "Reuters",
      year: 2007,
      url: "https://www.reuters.com/article/us-nigeria-yaradua-idUSL2836982320070529",
    },
  },
  imageCredit: "Drawn in code by The Living Archive, 2026",
  chapterTitle: "He Has Only Stepped Out",
  theme: "desert",
  aside:
    "The doorman had orders to let nobody in and to say that everybody was expected. He did both for eleven weeks. It was not the chair that troubled him, he said, for it was always polite. It was how many came out and told him that it had agreed with them.",
  narrative: `The jacket is on the chair. The light is on in the passage. Everybody is quite agreed that he has only stepped out.

It is a plain chair. He was a plain man: a teacher of chemistry, then for eight years governor of Katsina, careful with money and slow with words. In 2007 he stood up and said that the election which had put him there had had shortcomings. Presidents had been told that by others. None had said it himself, at the microphone, on the day, with the band waiting. He offered himself as a servant leader. The staff looked round for somebody to explain it to them.

The first thing he did was to publish what he owned. No president had done that, and for some weeks it caused in certain households the kind of silence that follows a breaking plate. When a court ruled against the government, the government obeyed. He appointed a retired chief justice to find out how an election might be held, and received the answer fifteen months later, and part of it was even carried out. In 2009 he offered a pardon to the young men with guns in the creeks of the Delta, and they came out by the boatload. There is a good deal more to say about all of this. He would have said it in a paragraph.

Then the chair. On 23 November 2009 he was flown to a hospital in Jeddah, very ill. A sick man is not a subject for this museum. What follows concerns the people who stayed in the room.

The constitution asked for a letter. It was a short letter, telling the National Assembly that the president was away, upon which the vice-president would act. No letter came. For seventy-eight days Nigeria was governed by a jacket. Ministers reported to it. It was said to be recovering well; it was said to be receiving visitors, though those who flew out to be received were shown the corridor. The Attorney-General explained that a president could perform his duties from anywhere on earth. The jacket raised no objection. One by one the rest took up the habit of lowering their voices when they passed it.

Public business adjusts to furniture sooner than one would think. A chief justice was due to retire at the end of December, and only the president had ever sworn in the next. The next was sworn in by the one who was leaving, who remarked from the bench that there was nothing new in the law, and that it had never been done. The newspapers counted two chief justices for a day, and one jacket.

On 12 January a voice was heard on the BBC’s Hausa service. It was faint. It said that it was getting better and hoped to come home. People gathered round radios, as they had in their grandparents’ time, to find out whether they had a president, and played the recording again to count the breaths. In the end the Assembly grew tired of waiting for the post. On 9 February it resolved that the interview would do for the letter; that a broadcast, having been heard by everyone, had been received by the Senate. It is known as the doctrine of necessity. Scholars have pointed out that it is not in the constitution, and that nothing else in those weeks was either. The vice-president began to act. The jacket was brought home a fortnight later, by night, and for ten weeks there were two of them, the one who acted and the one who was not seen.

He died on 5 May. He was fifty-eight. Even those who had voted for somebody else said that he had been honest, and were surprised, when they had said it, at how long it had been since they had used the word of anyone in that seat.

The wit of the work lies wholly in the upholstery. Nothing in it is aimed at the man, and visitors who have come to laugh at him are asked to try the next room. The cap has been left on the door knob, at the height at which he could reach it. In the evening, when the others are switched off, the attendant leaves the light in the passage burning. It is in the instructions, and nobody can now say who wrote them.`,
  record: [
    {
      date: "21 April 2007",
      text: "Declared winner of the presidential election with 24,638,063 votes.",
      source: {
        title: "Presidential election, 21 April 2007: result",
        publisher: "Independent National Electoral Commission",
        year: 2007,
      },
    },
    {
      date: "29 May 2007",
      text: "Sworn in; in the address he acknowledges “lapses and shortcomings” in the election.",
      source: {
        title: "Yar’Adua takes helm of crisis-ridden Nigeria",
        publisher: "Reuters",
        year: 2007,
        url: "http://www.reuters.com/article/us-nigeria-2/yaradua-takes-helm-of-crisis-ridden-nigeria-idUSL2963095620070529",
      },
    },
    { date: "28 June 2007", text: "His declaration of assets is made public.", source: adeniyi },
    {
      date: "2007–2008",
      text: "An Electoral Reform Committee under Justice Muhammadu Uwais sits and reports.",
      source: {
        title: "Report of the Electoral Reform Committee",
        publisher: "Federal Republic of Nigeria",
        year: 2008,
      },
    },
    {
      date: "12 December 2008",
      text: "The Supreme Court upholds his election by a majority of one.",
      source: {
        title: "Buhari v. Independent National Electoral Commission and others, judgment of 12 December 2008",
        publisher: "Supreme Court of Nigeria",
        year: 2008,
      },
    },
    {
      date: "30 July 2009",
      text: "During the uprising in Maiduguri the leader of Boko Haram, Mohammed Yusuf, is killed in police custody.",
      source: {
        title: "Spiraling Violence: Boko Haram Attacks and Security Force Abuses in Nigeria",
        publisher: "Human Rights Watch",
        year: 2012,
      },
    },
    {
      date: "6 August–4 October 2009",
      text: "The amnesty proclaimed on 25 June for militants of the Niger Delta runs for sixty days.",
      source: adeniyi,
    },
    { date: "23 November 2009", text: "He leaves for hospital in Jeddah, Saudi Arabia.", source: adeniyi },
    {
      date: "30 December 2009",
      text: "Chief Justice Idris Kutigi swears in his successor, Aloysius Katsina-Alu, a duty always performed by the president before.",
      source: {
        title: "Aloysius Iyorgyer Katsina-Alu",
        publisher: "Realnews Magazine",
        year: 2017,
        url: "http://realnewsmagazine.net/milestone/aloysius-iyorgyer-katsina-alu/",
      },
    },
    { date: "12 January 2010", text: "The BBC broadcasts a short interview with him by telephone.", source: adeniyi },
    {
      date: "9 February 2010",
      text: "The National Assembly resolves that Vice-President Jonathan shall act as president.",
      source: adeniyi,
    },
    { date: "24 February 2010", text: "He returns to Abuja by night.", source: adeniyi },
    { date: "5 May 2010", text: "He dies in Abuja.", source: adeniyi },
  ],
  unsure: [
    "The words of the inaugural address: Reuters quotes it as delivered (“I most humbly offer myself as a servant leader”, “lapses and shortcomings”); the printed text reads “I offer myself as a servant-leader” and “our elections had some shortcomings”. The quotation follows Reuters.",
    "“Fifteen months later”: the committee was inaugurated on 28 August 2007 and reported on 11 December 2008 (471 days); both dates from memory.",
    "28 June 2007 as the day of the asset declaration: press of the time, not seen; page in Adeniyi 2011 not checked.",
    "The Supreme Court’s majority (4 to 3): from memory of the judgment.",
    "The remark of the Attorney-General is paraphrased from a report of The Cable (as copied on nigerianbulletin.com): “Yar’Adua can exercise his powers anywhere in the world”.",
    "The Chief Justice’s remarks are paraphrased from press reports of 31 December 2009 (“There is nothing new, the law is there”; “this is the first time”).",
    "The visitors who “were shown the corridor”: general report of the time (Adeniyi 2011); page not checked.",
  ],
} satisfies LeaderText;
