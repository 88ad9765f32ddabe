import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";

const dawn = {
  title: "The Dawn of National Reconciliation: Gowon’s Victory Message to the Nation, 15 January 1970",
  publisher:
    "Dawodu.com (text); also in A. H. M. Kirk-Greene, Crisis and Conflict in Nigeria, vol. 2, Oxford University Press",
  year: 1971,
  url: "https://dawodu.com/articles/the-dawn-of-national-reconciliation-gowons-victory-message-to-the-nation-1385",
};
const stJorre = {
  title: "The Nigerian Civil War",
  publisher: "John de St. Jorre, Hodder and Stoughton",
  year: 1972,
};
const falola = {
  title: "A History of Nigeria",
  publisher: "Toyin Falola and Matthew M. Heaton, Cambridge University Press",
  year: 2008,
};
const siollun = {
  title: "Oil, Politics and Violence: Nigeria’s Military Coup Culture (1966–1976)",
  publisher: "Max Siollun, Algora",
  year: 2009,
};

export const yakubuGowon = {
  order: 5,
  slug: "yakubu-gowon",
  name: "Yakubu Gowon",
  title: "Head of the Federal Military Government",
  term: "1966–1975",
  termStart: "1966-08-01",
  termEnd: "1975-07-29",
  object: { name: "A map being stitched together", accession: "LA.1966.05" },
  artworkSlug: "a-map-being-stitched",
  artworkTitle: "A Map Being Stitched",
  productSlug: "twelve-pieces-one-thread",
  label: {
    title: "A Map Being Stitched",
    year: "2026",
    medium: "Cut paper and screen print, drawn in code; four inks on paper",
    dimensions: "62.5 × 50 cm",
    accession: "LA.1966.05",
    credit: "Made by The Living Archive",
  },
  alt: "Below an officer’s blue cap, where a face would be, lies a map of Nigeria in three torn cloths: blue tie-dye above, yellow stripes and white dots on red below. A striped cord from the uniform laces them together and ends in a long needle.",
  highlights: [
    { date: "1 August 1966", text: "Becomes head of state, aged thirty-one." },
    { date: "27 May 1967", text: "Replaces four regions by twelve states." },
    { date: "6 July 1967", text: "The civil war begins, after the East secedes as Biafra." },
    { date: "15 January 1970", text: "The war ends; he proclaims national reconciliation." },
    { date: "29 July 1975", text: "Is overthrown while at a summit in Kampala." },
  ],
  quote: {
    text: "This ends thirty months of a grim struggle. Thirty months of sacrifice and national agony.",
    speaker: "Yakubu Gowon, broadcast to the nation",
    date: "15 January 1970",
    source: dawn,
  },
  imageCredit: "Drawn in code by The Living Archive, 2026",
  chapterTitle: "The Tailor’s Date",
  theme: "fire",
  aside:
    "A needle has one eye, and it is at the wrong end, so that it sees perfectly where it has been. Asked when the work would be done, this one named a year, looked back along the thread, and named no other.",
  narrative: `A tailor who is handed torn cloth and told to make one coat asks first who tore it. The officer was merely told to sew.

He was thirty-one, unmarried, and had come about something else. The shop had lost two owners in seven months. In his first broadcast, on 1 August 1966, he examined the cloth in public and allowed that it might not hold. Tailors say this to each customer, to cover themselves. It is unusual to say it to the coat.

A garment that will not close must be cut smaller. On 27 May 1967, by Decree No. 14, four regions became twelve states. It was good tailoring. Twelve pieces are easier to match than four, for none of them is wide enough to be a coat by itself. Three days later one of the old pieces announced that it was a coat.

For the thirty months that followed the museum has no joke. You will find the place in the picture: between the upper cloth and the lower ones the paper is bare. The artist was asked whether something should go there and has left it as it is. The facing sheet gives what is known about the number of the dead, which is that it is not known.

The part that other tailors come to look at is what he did afterwards. In January 1970 he declared the thing mended, and, what is much rarer, he began to mend it. There were to be no victors and no vanquished. There were no trials, and people went back to desks that they had left with some noise. The stitch is bold, from edge to edge, and done with the cord off his own shoulder. Hold it to the light and you also see where it was drawn too tight. A man who had savings in the East was given twenty pounds, whatever the sum had been, and told that he was now whole. Cloth remembers a thing like that. It puckers.

Then came money, and it came by the bale. Oil went to four times its price, and a shop that had worked by lamplight was asked to furnish a palace. In 1974 one ministry needed 2.9 million tonnes of cement and ordered more than sixteen. Half the cement then for sale in the world set out for a harbour that could not take it, and the ships stood off Lagos for months with their meters running. At night, from Bar Beach, their lights looked like a new town. It was the one part of the Plan that was finished ahead of time.

Every Nigerian knows the words that came next, having heard them from a man with a tape round his neck. The coat had been promised for 1976. On 1 October 1974 the customers called to ask about it and were informed that 1976 was no longer realistic. Nobody supposed that he meant harm; no tailor means harm. But it had not been done before in a national broadcast, and the customers, who had been patient about buttons, counted the years and found that there were eight.

On 29 July 1975 he was at a conference in Kampala when the locks were changed. He took it as hardly anyone has taken it, before or since. He said that he would serve the country in whatever way it asked, wished the new owners well, and went to the University of Warwick to study political science, which he had until then only practised.

The twelve pieces have been let out since, into nineteen, into twenty-one, into thirty, into thirty-six, and each was asked for as the very last alteration. The cord still runs through all of them: red and white, over and under, off the edge of the sheet and in again. It is one length. Scholars have gone over it an inch at a time, front and back, looking for the knot.`,
  record: [
    {
      date: "1 August 1966",
      text: "Broadcasts on taking office after the July mutiny; he doubts the basis for unity and ends the plan for a unitary state.",
      source: {
        title:
          "“No Trust or Confidence in a Unitary System of Government”, broadcast of 1 August 1966, in A. H. M. Kirk-Greene, Crisis and Conflict in Nigeria, vol. 1",
        publisher: "Oxford University Press",
        year: 1971,
      },
    },
    {
      date: "4 and 5 January 1967",
      text: "Meets the military governors, among them C. Odumegwu Ojukwu of the East, at Aburi in Ghana.",
      source: stJorre,
    },
    {
      date: "27 May 1967",
      text: "Twelve states replace the four regions.",
      source: {
        title: "States (Creation and Transitional Provisions) Decree 1967, No. 14",
        publisher: "Federal Military Government of Nigeria",
        year: 1967,
      },
    },
    {
      date: "30 May 1967",
      text: "Ojukwu declares the Eastern Region independent as the Republic of Biafra.",
      source: stJorre,
    },
    { date: "6 July 1967", text: "Fighting begins.", source: stJorre },
    {
      date: "1967 to 1970",
      text: "Estimates of the dead from fighting, disease and starvation in the former Eastern Region run from one to three million.",
      source: {
        title: "Nigeria: A Country Study (Helen Chapin Metz, ed.)",
        publisher: "Federal Research Division, Library of Congress",
        year: 1992,
      },
    },
    {
      date: "15 January 1970",
      text: "Biafran officers formally end the secession at Dodan Barracks; he announces the end of the war the same day.",
      source: dawn,
    },
    {
      date: "1970",
      text: "Holders of bank accounts in the former Biafra are paid a flat twenty pounds.",
      source: {
        title: "There Was a Country: A Personal History of Biafra",
        publisher: "Chinua Achebe, Penguin Press",
        year: 2012,
      },
    },
    {
      date: "1 January 1973",
      text: "The naira replaces the Nigerian pound.",
      source: { title: "History of Nigerian Currency", publisher: "Central Bank of Nigeria", year: 2007 },
    },
    {
      date: "22 May 1973",
      text: "The National Youth Service Corps is founded.",
      source: {
        title: "National Youth Service Corps Decree 1973, No. 24",
        publisher: "Federal Military Government of Nigeria",
        year: 1973,
      },
    },
    {
      date: "1974 and 1975",
      text: "The ministry of defence, needing 2.9 million tonnes of cement, orders more than 16 million; the port of Lagos is blocked by the ships.",
      source: {
        title: "Legacies of the Cement Armada",
        publisher: "Steven Pierce, The Historian, Historical Association",
        year: 2021,
        url: "https://www.history.org.uk/student/categories/583/resource/10169/legacies-of-the-cement-armada",
      },
    },
    {
      date: "1 October 1974",
      text: "Announces that the return to civilian rule will not take place in 1976.",
      source: falola,
    },
    {
      date: "28 May 1975",
      text: "The treaty of the Economic Community of West African States is signed at Lagos.",
      source: {
        title:
          "Treaty of the Economic Community of West African States, United Nations Treaty Series vol. 1010, no. 14843",
        publisher: "United Nations",
        year: 1975,
      },
    },
    {
      date: "29 July 1975",
      text: "Is removed by fellow officers while attending the summit of the Organisation of African Unity at Kampala.",
      source: siollun,
    },
  ],
  unsure: [
    "The Country Study’s range of one to three million dead: from memory, page not checked. Other estimates start at 500,000; Reuters (1996) says about one million.",
    "Achebe 2012 for the twenty pounds; well established, page not checked.",
    "“Half the cement then for sale in the world” follows Pierce’s wording (“half the world’s supply”).",
    "“Oil went to four times its price”: the rise of 1973–74, generally given as fourfold.",
    "The postponement’s day, 1 October 1974, and the word “unrealistic”: generally reported; the broadcast itself was not seen.",
    "His words in Kampala are paraphrased from the usual accounts (he also quoted Shakespeare to reporters); the text of the statement was not seen.",
    "Warwick, political science: generally known (doctorate of about 1983–84); no source in the record on purpose.",
    "ECOWAS treaty series number and NYSC decree number from memory.",
    "CBN page on the history of the currency: the year is a guess.",
    "He is living: nothing beyond the public record is said.",
    "“There were no trials”: no treason trials followed the war, by all general accounts; some officers were detained or dismissed.",
  ],
} satisfies LeaderText;
