import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";

const coleman = {
  title: "Nigeria: Background to Nationalism",
  publisher: "James S. Coleman, University of California Press",
  year: 1958,
};
const nyt = {
  title: "Nnamdi Azikiwe, the First President of Nigeria, Dies at 91 (Howard W. French, 14 May 1996)",
  publisher: "The New York Times",
  year: 1996,
};
const ojo = {
  title:
    "Leadership Crisis and Political Instability in Nigeria, 1964–1966: The Personalities, the Parties and the Policies",
  publisher:
    "Emmanuel Oladipo Ojo, Global Advanced Research Journal of History, Political Science and International Relations 1(1)",
  year: 2012,
};

export const nnamdiAzikiwe = {
  order: 2,
  slug: "nnamdi-azikiwe",
  name: "Nnamdi Azikiwe",
  title: "Governor-General, then President of Nigeria",
  term: "1960–1966",
  termStart: "1960-11-16",
  termEnd: "1966-01-16",
  object: { name: "A newspaper press (the West African Pilot)", accession: "LA.1960.02" },
  artworkSlug: "the-press",
  artworkTitle: "The Press",
  productSlug: "the-west-african-press",
  label: {
    title: "The Press",
    year: "2026",
    medium: "Cut paper and screen print, drawn in code; two inks on paper",
    dimensions: "62.5 × 50 cm",
    accession: "LA.1960.02",
    credit: "Made by The Living Archive",
  },
  alt: "The rollers of a printing press cross the sheet from the left, where a face would be, under a cap. A front page comes out of them, runs over and under, and falls in folds as a pale agbada, down and off the foot of the picture; the frame for a portrait on it is empty.",
  highlights: [
    { date: "22 November 1937", text: "The West African Pilot first goes on sale in Lagos." },
    { date: "16 November 1960", text: "Sworn in as Governor-General, on his fifty-sixth birthday." },
    { date: "1 October 1963", text: "Becomes the first President of Nigeria." },
    { date: "4 January 1965", text: "After days without a government he calls again on Abubakar Tafawa Balewa." },
    { date: "16 January 1966", text: "The office ends with the First Republic; he is abroad." },
  ],
  quote: {
    text: "Show the light and the people will find the way.",
    speaker: "Motto of Azikiwe’s newspaper, the West African Pilot, Lagos",
    date: "1937",
    source: {
      title: "West African Pilot, Lagos (first published 22 November 1937)",
      publisher: "Zik’s Press Limited",
      year: 1937,
    },
  },
  imageCredit: "Drawn in code by The Living Archive, 2026",
  chapterTitle: "Above the Fold",
  theme: "forest",
  aside:
    "The press was asked which page it would like to be, and said the front. So it was made the front page, framed, and hung in a good house; and from that day nobody turned it over to see what was printed on the back. Nothing was.",
  narrative: `For over twenty years he told Governors-General what to do. Then he was made one, and found that they could not do it.

The press in the picture knows how that feels. It can print any sentence, at speed, on a sheet as wide as a veranda, and it has never been allowed to choose one. Somebody else sets the type. The rollers only agree, though they agree with the whole of their weight. They come in from the left, like bands on good cloth, and the front page goes over the first and under the second and falls to the floor as an agbada falls, with the headline at about the knees.

The West African Pilot came out in Lagos on 22 November 1937. It had large type, a page for women, football, gossip, and opinions about the Governor, and its motto asked only for light and undertook that the people would see to the rest. In time there were sister papers at Port Harcourt, Onitsha, Warri, Kano and Jos, until it was difficult for His Excellency to step down anywhere for a glass of water without reading about himself. In 1945 the government stopped the Pilot for its reports of the general strike. Its readers moved to Port Harcourt, in a manner of speaking, where another paper of the house went on as if nothing had happened, except that everything it printed had.

An editor has three great freedoms. He may say a thing before it is ready, he may say it in capitals, and he may say something else tomorrow. In November 1960 he exchanged all three for a house with a flagstaff. The oath was long, and in it he undertook to be advised. From that day he received each morning what he had once supplied: the news, when it had already been decided.

In 1963 the plate was changed and the edition was not. Governor-General became President, the Queen came off the masthead, and the Prime Minister remained the story. There was one consolation, and it was typographical. The new Constitution did not trouble with an election for the first holder; it deemed him elected, and it did so by name. No other Nigerian has been set in that type. It was the best byline of his career, and he was not permitted to write under it.

Once the machine was nearly his again. The federal election of December 1964 was boycotted by half the country and declared by the other half, and the Constitution required him to call on somebody to form a government. He had a broadcast ready. Copies were with the reporters on New Year’s Day when word came that it would not be given. In the text that they were holding, the newspapers said, he would sooner resign than name a government on the strength of that vote. For some days Nigeria had a President, a Prime Minister, an election and no government, which is a full page by any standard. On 4 January 1965 there was an agreement, and he called on the man who had been there before. The museum would give much for the object that this implies: a front page made up, locked in the forme, inked, and not run.

When the soldiers came in January 1966 he was abroad, on medical advice. It is an odd thing for a newspaperman to be out of town for. He learned of the end of the Republic as its citizens did, from a report. Here the museum imagines what nobody recorded: that before he read the story his eye went to the heading, to see whether it fitted.

He lived for thirty years more, stood for President twice, and in 1989 was reported dead, at length, with tributes. He was able to point out the error himself. Few statesmen get a correction of that size, and no editor asks for more. The rollers in the gallery have been still since the day they were hung, but the ink at the edge of the sheet has never quite dried, and the attendants keep a cloth.`,
  record: [
    { date: "16 November 1904", text: "Born at Zungeru, in the north of Nigeria.", source: nyt },
    {
      date: "22 November 1937",
      text: "Founds the West African Pilot in Lagos; he edits it for about ten years.",
      source: coleman,
    },
    {
      date: "August 1944",
      text: "The National Council of Nigeria and the Cameroons is formed, with Herbert Macaulay as president and Azikiwe as secretary.",
      source: coleman,
    },
    {
      date: "July 1945",
      text: "The colonial government bans the Pilot and the Daily Comet during the general strike.",
      source: coleman,
    },
    {
      date: "January 1957",
      text: "A tribunal under Sir Stafford Foster-Sutton reports on his conduct, as Premier of the Eastern Region, towards the African Continental Bank, and criticises it. He calls an election in the Region in the same year and wins it.",
      source: {
        title:
          "Report of the Tribunal appointed to inquire into allegations reflecting on the official conduct of the Premier of … the Eastern Region of Nigeria, Cmnd. 51",
        publisher: "Her Majesty’s Stationery Office",
        year: 1957,
      },
    },
    {
      date: "16 November 1960",
      text: "Sworn in at Lagos as Governor-General; his address is called “Respect for Human Dignity”.",
      source: {
        title: "November 16, 1960",
        publisher: "Nigerian History Online",
        year: 2014,
        url: "https://nigerianhistoryonline.com/november-16-1960/",
      },
    },
    {
      date: "1 October 1963",
      text: "Becomes President under a constitution that deems him elected by name (section 157).",
      source: {
        title: "Constitution of the Federation Act, No. 20 of 1963",
        publisher: "Federal Republic of Nigeria",
        year: 1963,
      },
    },
    { date: "30 December 1964", text: "A federal election is held and widely boycotted in the south.", source: ojo },
    {
      date: "1 January 1965",
      text: "A broadcast is cancelled whose text, already given to the press, said that he would rather resign than name a government on the basis of the election.",
      source: {
        title: "Reports from Lagos, 31 December 1964 and 1 January 1965, as transcribed by Oblong Media",
        publisher: "The New York Times",
        year: 1965,
        url: "https://oblongmedia.net/2016/01/04/ziks-costly-mistake-out-of-ignorance-or-fear-the-north-will-never-stop-using-intimidation-to-win-elections-in-nigeria",
      },
    },
    {
      date: "4 January 1965",
      text: "The deadlock ends in a compromise; Balewa is asked to form a government.",
      source: ojo,
    },
    {
      date: "January 1966",
      text: "Soldiers end the First Republic while he is out of the country.",
      source: {
        title: "Oil, Politics and Violence: Nigeria’s Military Coup Culture (1966–1976)",
        publisher: "Max Siollun, Algora",
        year: 2009,
      },
    },
    { date: "1979 and 1983", text: "Stands for the presidency and loses both times to Shehu Shagari.", source: nyt },
    {
      date: "1989",
      text: "Is widely reported dead, by mistake.",
      source: {
        title: "Nnamdi Azikiwe: The Legend Who Came Back From the Dead",
        publisher: "Onigegewura",
        year: 2018,
        url: "http://onigegewura.blogspot.com/2018/05/nnamdi-azikiwe-legend-who-came-back.html",
      },
    },
    { date: "11 May 1996", text: "Dies in hospital at Enugu, aged 91.", source: nyt },
  ],
  unsure: [
    "That the motto stood in the Pilot from its first number: every account gives it as the paper’s motto, one variant has “follow the way”; the first issue itself was not seen.",
    "Constitution of 1963, section 157, deeming him elected by name: from memory.",
    "The day of the agreement, 4 January 1965, is the usual one; the source read gives the crisis without the page being checked for the day.",
    "The New York Times reports of 31 December 1964 and 1 January 1965 were read in a later transcription; their headlines were not seen.",
    "Cmnd. 51 and its finding are from memory (the finding is often quoted, and is therefore only paraphrased).",
    "Coleman 1958 for the month of the NCNC’s foundation and the ban of 8 July 1945: page not checked.",
    "Nigerian History Online: year of the page not seen.",
    "The 1989 report of his death rests on a blog; a newspaper of November 1989 would be better.",
    "The Times obituary says that he died “in eastern Nigeria”; Enugu is from other newspapers.",
  ],
} satisfies LeaderText;
