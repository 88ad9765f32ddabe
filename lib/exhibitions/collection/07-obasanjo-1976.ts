import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";

const falola = {
  title: "A History of Nigeria",
  publisher: "Toyin Falola and Matthew M. Heaton, Cambridge University Press",
  year: 2008,
};
const countryStudy = {
  title: "Nigeria: A Country Study (Helen Chapin Metz, ed.)",
  publisher: "Federal Research Division, Library of Congress",
  year: 1992,
};
const republic = {
  title: "The Rise and Fall of Nigeria’s Second Republic, 1979–84",
  publisher: "Toyin Falola and Julius Ihonvbere, Zed Books",
  year: 1985,
};
const dori = {
  title: "40 Years of Obasanjo (Gambo Dori, 21 March 2017)",
  publisher: "Daily Trust, Abuja",
  year: 2017,
  url: "https://panafricannews.blogspot.com/2017/03/40-years-of-obasanjo-by-gambo-dori.html",
};

export const olusegunObasanjo1976 = {
  order: 7,
  slug: "olusegun-obasanjo-1976",
  name: "Olusegun Obasanjo",
  title: "Head of the Federal Military Government",
  term: "1976–1979",
  termStart: "1976-02-14",
  termEnd: "1979-10-01",
  object: { name: "A hoe over a sprouting yam (Operation Feed the Nation)", accession: "LA.1976.07" },
  artworkSlug: "hoe-and-yam",
  artworkTitle: "Hoe and Yam",
  productSlug: "obj-pendant",
  label: {
    title: "Hoe and Yam",
    year: "2026",
    medium: "Cut paper and screen print, drawn in code; three inks on paper",
    dimensions: "62.5 × 50 cm",
    accession: "LA.1976.07",
    credit: "Made by The Living Archive",
  },
  alt: "Red earth fills four fifths of the sheet. Under it, where a face would be, lies a yam the size of a head, with a green sprout that has wound itself round the handle of a hoe. The hoe comes in from the right, its iron blade a hand from the yam; a soldier’s beret hangs on it.",
  highlights: [
    { date: "14 February 1976", text: "Becomes head of state the day after Murtala Mohammed is killed." },
    { date: "May 1976", text: "Launches Operation Feed the Nation." },
    { date: "29 March 1978", text: "The Land Use Decree vests the land of each state in its governor." },
    { date: "1 October 1979", text: "Hands power to an elected president, on the date promised, and goes to farm." },
  ],
  quote: {
    text: "I have been called upon, against my personal wish and desire, to serve as the new Head of State.",
    speaker: "Olusegun Obasanjo, broadcast on taking office",
    date: "14 February 1976",
    source: dori,
  },
  imageCredit: "Drawn in code by The Living Archive, 2026",
  chapterTitle: "What the Yam Heard",
  theme: "desert",
  aside:
    "The hoe and the yam were asked which of them had fed the nation. The hoe said that it had been on the poster. The yam said that it had been on the plate. The committee gave the prize to the fertiliser, which was still at sea.",
  narrative: `The yam was informed in May. It was underground by then, and had been at work there, without a slogan, since the rains.

Above it there was now an Operation. Operation Feed the Nation had posters, a song and a symbol, and everybody was in it. Schools were to farm. Barracks were to farm. Ministries farmed their flower-beds, and it is told of a bank that it ploughed its forecourt. In the long vacation students were paid to go out to the villages and show the farmers farming. What the farmers said is lost on the tape under a noise as of people laughing into their sleeves.

A yam asks for a heap, a stake and about eight months. It does not ask for a deputy director. In Lagos the first sod was turned, on a lawn, by four men in suits, each of whom lifted one spadeful and then looked at his shoes. There was fertiliser. It came by ship and was given out in bags, and on the bags stood the three letters of the Operation, which the market women read in their own way. The museum has recorded eleven expansions of O.F.N. and can print two.

He had not wished to be there at all. He said so on the air in his first broadcast, the day after his predecessor was shot in the road, and on different days different people have believed him. The job came with a calendar in which one square was ringed: 1 October 1979. Farmers respect a man who knows the date of the harvest. Politicians prefer one who can move it.

Other things were planted. In January 1977 the largest festival of black arts that the world had seen was held in Lagos, with everyone invited and the mask that was its emblem detained in London, where its keepers were anxious about the climate. In February soldiers burnt down a musician’s house at Mushin. An inquiry was set over the ashes and watered, and what came up was an unknown soldier. He was set to music, and nobody has done better by him since.

Then there was the ground itself. By the Decree of 29 March 1978 all the land in each state was vested in its Governor, to be held in trust for all Nigerians. The yam heard this with interest. It meant that the man with the hoe now owned the hoe. He held the heap by permission and the yam by nature, and for the paper that said so he could apply at an office in the capital of the state, which was open.

At the weighing-in there was some disappointment. The bill for food from abroad, which the Operation had been launched to bring down, stood higher at the end than at the beginning. Experts blamed the planning, the roads and the store-rooms. The yam offers a simpler finding. People in offices had been told that farming was easy, as anybody could do it, and people on farms had been told that it was important, as ministers did; and neither was given a road.

And yet look at the calendar. The square with the ring came round, in rain, with a parade, and he did a thing that no soldier had done in this country and very few had on this continent. He gave it back. Then he took off the uniform and told the country that he was going to farm. Everybody had been told to farm. He went. The place was at Ota, with poultry and pigs, and the company came in time to be known as Obasanjo Farms Nigeria, whose initials the museum repeats without comment.

The artist has given the earth four fifths of the paper and hung the beret on the handle, as one does who means to be back after the meal. Notice the sprout. A yam that shoots in the store has not gone bad; it has only made up its mind. Put it away, cover it, think no more of it. This one took twenty years.`,
  record: [
    {
      date: "14 February 1976",
      text: "Named head of state by the Supreme Military Council and broadcasts to the country.",
      source: dori,
    },
    { date: "May 1976", text: "Launches Operation Feed the Nation.", source: falola },
    {
      date: "1976",
      text: "A single system of local government is introduced throughout the country.",
      source: {
        title: "Guidelines for Local Government Reform",
        publisher: "Federal Republic of Nigeria, Government Printer, Kaduna",
        year: 1976,
      },
    },
    { date: "September 1976", text: "Universal primary education begins.", source: countryStudy },
    {
      date: "15 January to 12 February 1977",
      text: "Lagos is host to the Second World Black and African Festival of Arts and Culture, Festac ’77.",
      source: {
        title: "The Pan-African Nation: Oil and the Spectacle of Culture in Nigeria",
        publisher: "Andrew Apter, University of Chicago Press",
        year: 2005,
      },
    },
    {
      date: "18 February 1977",
      text: "Soldiers attack and burn the house of the musician Fela Anikulapo-Kuti in Lagos. An inquiry does not name those responsible.",
      source: {
        title: "Fela: The Life and Times of an African Musical Icon",
        publisher: "Michael E. Veal, Temple University Press",
        year: 2000,
      },
    },
    { date: "6 October 1977", text: "A Constituent Assembly begins work on the draft constitution.", source: republic },
    {
      date: "29 March 1978",
      text: "All land in each state is vested in its military governor, to be held in trust.",
      source: { title: "Land Use Decree 1978, No. 6", publisher: "Federal Military Government of Nigeria", year: 1978 },
    },
    {
      date: "31 March to 3 April 1978",
      text: "President Jimmy Carter visits Lagos.",
      source: {
        title: "Travels of the President: Jimmy Carter",
        publisher: "Office of the Historian, United States Department of State",
        year: 2021,
        url: "https://history.state.gov/departmenthistory/travels/president/carter-jimmy",
      },
    },
    {
      date: "21 September 1978",
      text: "Announces in a broadcast that political parties may be formed again.",
      source: republic,
    },
    {
      date: "1978",
      text: "The presidential constitution is enacted.",
      source: {
        title: "Constitution of the Federal Republic of Nigeria (Enactment) Decree 1978, No. 25",
        publisher: "Federal Military Government of Nigeria",
        year: 1978,
      },
    },
    {
      date: "Mid-1979",
      text: "The government nationalises British Petroleum’s interests in Nigeria.",
      source: {
        title: "Nigeria’s Nationalization of British Petroleum",
        publisher: "Ann Genova, International Journal of African Historical Studies 43(1)",
        year: 2010,
      },
    },
    {
      date: "1 October 1979",
      text: "Shehu Shagari is sworn in. A news agency reports that Obasanjo is retiring from the armed forces to devote himself to farming.",
      source: {
        title: "Nigeria gets civilian govt (3 October 1979)",
        publisher: "NZPA-Reuter, in The Press, Christchurch, by way of Papers Past",
        year: 1979,
        url: "https://paperspast.natlib.govt.nz/newspapers/CHP19791003.2.74.10",
      },
    },
  ],
  unsure: [
    "The day of the launch of Operation Feed the Nation is given as 20 or 21 May 1976; only the month is printed.",
    "Start of office: 13 or 14 February 1976 in different lists; the museum takes the day of the appointment and the broadcast, 14 February.",
    "The quotation comes from a columnist’s memory of the broadcast (Daily Trust 2017, seen in a reprint); it agrees with other printings of the speech. The full text of 1976 was not seen.",
    "Students sent to villages in the vacation and paid: from general accounts of the Operation; source page not checked.",
    "The bank that ploughed its forecourt, the four men in suits and the “eleven expansions” of the initials are the museum’s inventions.",
    "Rise of the food import bill 1976–79: generally stated (Country Study and others); figures not printed for that reason.",
    "The mask: the British Museum declined to lend the ivory pendant mask for Festac, giving its condition as the reason; Apter’s page not checked.",
    "The festival’s dates and 18 February 1977 from memory; the house was in the Mushin/Idi-Oro area.",
    "BP: the decision was announced on 31 July or 1 August 1979; hence “mid-1979”. Genova’s article from memory.",
    "“Very few had on this continent”: check the comparison (Ghana handed over a week earlier, in September 1979).",
    "Obasanjo Farms Nigeria: the name is a matter of record, the year of the name (it began under another) is not given.",
    "“Twenty years” is 1 October 1979 to 29 May 1999, a little short.",
    "Decree numbers 6 and 25 of 1978 from memory. “In rain” at the hand-over: from an article on the day.",
    "He is living: nothing beyond the public record is said.",
  ],
} satisfies LeaderText;
