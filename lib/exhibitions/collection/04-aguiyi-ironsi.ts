import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";

const siollun = {
  title: "Oil, Politics and Violence: Nigeria’s Military Coup Culture (1966–1976)",
  publisher: "Max Siollun, Algora",
  year: 2009,
};
const broadcast = {
  title: "“The Regions are Abolished”: Ironsi’s Broadcast to the Nation, 24 May 1966",
  publisher:
    "Dawodu.com (text); also in A. H. M. Kirk-Greene, Crisis and Conflict in Nigeria, vol. 1, Oxford University Press",
  year: 1971,
  url: "https://dawodu.com/articles/ironsis-broadcast-to-the-nation-may-24-1966-1360",
};
const decrees = {
  title: "Nigeria’s Military Decrees",
  publisher: "A. Carl LeVan",
  year: 2015,
  url: "http://carllevan.com/data/nigerias-military-decrees/",
};
const teniola = {
  title: "The past and present problem of Decree 34 of 1966",
  publisher: "Eric Teniola, Jimi Disu",
  year: 2021,
  url: "https://jimidisu.com/eric-teniola-the-past-and-present-problem-of-decree-34-of-1966",
};

export const johnsonAguiyiIronsi = {
  order: 4,
  slug: "johnson-aguiyi-ironsi",
  name: "Johnson Aguiyi-Ironsi",
  title: "Head of the Military Government of Nigeria",
  term: "1966",
  termStart: "1966-01-16",
  termEnd: "1966-07-29",
  object: { name: "The swagger stick with the stuffed crocodile", accession: "LA.1966.04" },
  artworkSlug: "the-stick-and-the-crocodile",
  artworkTitle: "The Stick and the Crocodile",
  productSlug: "the-stick-and-the-crocodile",
  label: {
    title: "The Stick and the Crocodile",
    year: "2026",
    medium: "Cut paper and screen print, drawn in code; four inks on paper",
    dimensions: "62.5 × 50 cm",
    accession: "LA.1966.04",
    credit: "Made by The Living Archive",
  },
  alt: "Under a black peaked cap with a red band, a green stuffed crocodile lies across the top of a leaning stick, where a face would be. Gold rays burst from its open mouth. A stitched seam in its belly has split and drops straw on a dark tunic.",
  highlights: [
    { date: "1964", text: "Commands the United Nations force in the Congo until it leaves." },
    { date: "16 January 1966", text: "Takes over the government after the first coup." },
    { date: "24 May 1966", text: "Decree No. 34 abolishes the regions." },
    {
      date: "29 July 1966",
      text: "Is seized by mutinous soldiers at Ibadan with his host, Adekunle Fajuyi, and killed.",
    },
  ],
  quote: {
    text: "Nigeria ceases to be what has been described as a federation. It now becomes simply the Republic of Nigeria.",
    speaker: "Johnson Aguiyi-Ironsi, broadcast to the nation",
    date: "24 May 1966",
    source: broadcast,
  },
  imageCredit: "Drawn in code by The Living Archive, 2026",
  chapterTitle: "What the Stick Was Pointing At",
  theme: "blacksteel",
  aside:
    "In the stores ledger it stands under S, for stick. When the regions were abolished a clerk moved it to C, for crocodile. When they came back he was told to put everything as it had been, and wrote to ask which of the two he was to issue.",
  isFreeToRead: true,
  narrative: `It held no rank, it drew no ration and never saluted anybody, and for one hundred and ninety-four days it went in front.

The stick was an ordinary officer’s stick. The crocodile was small, stuffed, and fixed along the top of it. Aguiyi, the General’s name, is crocodile in Igbo, so that strictly speaking it was a name-plate. Strictly speaking was not how people spoke. They had heard that it had been to the Congo. They had heard that bullets, on catching sight of it, changed their minds. His aide-de-camp said that it was a stick. He was to be asked about it for fifty years.

The use of a stick is to point. There is no other use for one in the army, apart from being put under the arm when there is nothing to point at. In Léopoldville, at the head of the whole force of the United Nations, it had answered well. One pointed at a lorry, and the lorry moved.

In January 1966 five majors pointed guns at the government. The government ended, but the majors did not receive it. What was left of the Cabinet met, and the Acting President went on the radio, and in not many words the country passed to the man with the stick. Four regions were waiting for instructions. Two of the four had lost their Premiers in the night. The young officers who had done it were in custody, where they were neither tried nor let go. On this subject the crocodile kept its mouth wide open and said nothing.

It was a time for pointing, and on 24 May it pointed at the map. Decree No. 34 was read in one broadcast. The regions were abolished. The country ceased to be what had been described as a federation; the phrase is the General’s, and historians admire the distance in it. Five civil services became one civil service. The map was expected to behave like the lorry.

Five days later there was rioting in the cities of the north, and people were killed in it. The government let it be known that the decree had been misunderstood. There is a rule about this in every army: an order that has to be explained has become a speech. He went to explain it all the same, in person, from capital to capital, on a tour of the regions to say that there were none.

He had got as far as Ibadan. On 28 July he spoke to the traditional rulers. Before morning the house was surrounded, and he and his host, Adekunle Fajuyi, were led out of it and were not seen alive again. The officer who made the arrest has told the story more than once. He remembered that a soldier would not go on until the stick had been taken away, for fear that the General might vanish. Consider the man. He had broken that night with his command, his oath and the state, and was at ease with all three. He was afraid of a toy.

The museum has gone into the question of bullets. A dried crocodile of this size is about as thick as a hymn book and would stop nothing. What it did stop, for some years, was people coming close, and they saw to the rest themselves. All regalia works in this manner. A crown is a hat that nobody has asked about.

Look now at the seam. The beast has been drawn too large for the stick, as the stories have, and the stitching has begun to give; a little straw comes out of it every day. It is swept up on Fridays. By the beginning of September another officer had put the federation back with a decree of his own, No. 9, in the same sort of ink. Of the stick there are several accounts, each confident, and no two agree. We keep a case for it, with brass hooks, well lit. The card inside reads: removed for the time being.`,
  record: [
    {
      date: "January to June 1964",
      text: "Is the last Force Commander of the United Nations Operation in the Congo.",
      source: { title: "Republic of the Congo – ONUC: Facts and Figures", publisher: "United Nations", year: 2001 },
    },
    {
      date: "1965",
      text: "Becomes the first Nigerian to command the Nigerian Army.",
      source: {
        title: "Tough Soldier Leads Nigeria (18 January 1966)",
        publisher: "The Press, Christchurch, by way of Papers Past",
        year: 1966,
        url: "https://paperspast.natlib.govt.nz/newspapers/CHP19660118.2.123",
      },
    },
    {
      date: "16 January 1966",
      text: "The remaining ministers hand the government to the armed forces; he becomes its head.",
      source: siollun,
    },
    {
      date: "17 January 1966",
      text: "Decree No. 1 suspends parts of the Constitution, abolishes Parliament and the regional legislatures and sets up a Supreme Military Council.",
      source: decrees,
    },
    {
      date: "24 May 1966",
      text: "Broadcasts the Constitution (Suspension and Modification) (No. 5) Decree, No. 34 of 1966: the regions are abolished.",
      source: broadcast,
    },
    {
      date: "24 May 1966",
      text: "Decree No. 33 dissolves 81 political associations and 26 tribal and cultural ones.",
      source: teniola,
    },
    { date: "29 May 1966", text: "Riots begin in cities of the north; many people are killed.", source: siollun },
    {
      date: "29 July 1966",
      text: "Is seized at Government House, Ibadan, with Lieutenant-Colonel Adekunle Fajuyi, Governor of the West; both are killed.",
      source: siollun,
    },
    {
      date: "29 July 1966",
      text: "By the account of the officer who arrested him, a soldier demanded that the stick be taken from him first.",
      source: {
        title: "How I Arrested Ironsi – Theophilus Danjuma (30 July 2019)",
        publisher: "P.M. News, Lagos",
        year: 2019,
        url: "https://www.pmnewsnigeria.com/2019/07/30/how-i-arrested-ironsi-theophilus-danjuma/",
      },
    },
    { date: "31 August 1966", text: "His successor repeals Decree No. 34 by Decree No. 9.", source: teniola },
  ],
  unsure: [
    "“The government let it be known that the decree had been misunderstood”: official explanations that it was provisional are generally reported; none was seen.",
    "His year of birth (1924 or 1926 in different sources) is left out.",
    "UN “Facts and Figures” page on ONUC: known to exist, the year and address were not checked.",
    "Kirk-Greene’s title and year are from memory; the text was seen on Dawodu.com. The speech says “three months” since the hand-over in that transcription.",
    "Decree No. 34’s repeal: Teniola says 31 August 1966; other writers give 1 September. The narrative says “by the beginning of September”.",
    "Year of Teniola’s article not seen (2021 is a guess); LeVan’s page is dated by his book of 2015.",
    "Whether any crocodile was stuffed, carved or cast: accounts differ; and what became of the stick (family, soldier, lost) is not settled.",
    "The aide-de-camp, Andrew Nwankwo, is reported as saying that it was a swagger stick made after the name; “for fifty years” is an estimate from interviews of the 2000s and 2010s.",
    "“Five majors” is the traditional phrase; more officers took part.",
    "That he had been equerry to the Queen in 1956 is often stated; not used, for want of a good source.",
    "Official announcement of his death in January 1967 and burial on 20 or 27 January: sources disagree, left out.",
    "194 days: counted from 16 January to 29 July 1966; given so by others too.",
  ],
} satisfies LeaderText;
