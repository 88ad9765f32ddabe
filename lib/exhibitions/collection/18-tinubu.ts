import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";

const speech = {
  title: "President Tinubu removes fuel subsidy in 1st speech",
  publisher: "YouNews",
  year: 2023,
  url: "https://www.younewsng.com/2023/05/29/president-tinubu-removes-fuel-subsidy-in-1st-speech/",
};
const paris = {
  title: "May 29: Subsidy removal not included in my inaugural speech – Tinubu",
  publisher: "Daily Post",
  year: 2023,
  url: "https://dailypost.ng/2023/06/24/may-29-subsidy-removal-not-included-in-my-inaugural-speech-tinubu/",
};

export const bolaTinubu = {
  order: 18,
  slug: "bola-tinubu",
  name: "Bola Tinubu",
  title: "President of the Federal Republic of Nigeria",
  term: "2023–",
  termStart: "2023-05-29",
  termEnd: null,
  object: { name: "A cap whose broken shackle makes a figure eight", accession: "LA.2023.18" },
  artworkSlug: "the-open-eight",
  artworkTitle: "The Open Eight",
  productSlug: "open-eight-pendant",
  label: {
    title: "The Open Eight",
    year: "2026",
    medium: "Cut paper and screen print, drawn in code; four inks on paper, one link loose",
    dimensions: "62.5 × 50 cm",
    accession: "LA.2023.18",
    credit: "Made by The Living Archive; entry open",
  },
  alt: "A soft blue cap, its crown fallen to one side, hangs above the neck of a white robe with nobody between them. On its front a shackle of round brass bar, with a hinge at the top, makes a figure eight that is snapped open at the lower right; the missing link lies outside the border, on bare paper.",
  highlights: [
    {
      date: "25 February 2023",
      text: "Elected president with 8,794,726 votes; the Supreme Court upholds the result on 26 October.",
    },
    { date: "29 May 2023", text: "Sworn in; announces in his first speech that the petrol subsidy is gone." },
    { date: "14 June 2023", text: "The Central Bank merges the foreign exchange windows; the naira falls." },
    { date: "29 May 2024", text: "Signs the Act that brings back the national anthem of 1960." },
  ],
  quote: {
    text: "Unfortunately, the budget makes no provision for fuel subsidy. So fuel subsidy is gone.",
    speaker: "Bola Tinubu",
    date: "29 May 2023",
    source: speech,
  },
  imageCredit: "Drawn in code by The Living Archive, 2026",
  chapterTitle: "A Figure That Does Not Close",
  theme: "forest",
  aside:
    "The registrar asked the link whether it belonged to the work. It replied that it had been part of a shackle, that it was at present part of a number, and that it would rather be asked again when the ink was dry.",
  narrative: `This is the only work in the collection that is not finished. It has been hung now because the nail was already in.

We look down on a cap. All the others in the gallery are seen from the front, as a crowd sees them; this one as a drone does, or God. Across the crown runs an emblem known to everyone who has passed a billboard. The wearer once explained it to a newspaper: it is a broken shackle, and it stands for freedom. The public, which had been to primary school, had already read it as an eight. Both are in the print, and our subject is the distance between them.

Consider the eight. He governed Lagos for eight years. The constitution allows a president two terms of four. The votes that elected him begin with it: 8,794,726, the most that anyone received, and a little over a third of those cast, in a country where ninety-three million had been registered and about twenty-five million came. A numerologist would be satisfied. A shackle-maker would point out that an eight is the only figure that is made of two closed rings, and that it takes just one cut to open it. Laid on its side, the same sign means that a thing goes on for ever. The museum has hung it upright.

Before it there was a turn. On 2 June 2022, at Abeokuta, in a speech to delegates of his party, he said in Yoruba that it was his: èmi ló kàn, it is my turn. Scholars of the manifesto consider it the shortest on record. It sets out no policy that could later be found not to have been carried out, and it was soon being sold on caps.

Then there were four words. At Eagle Square, in the afternoon of 29 May 2023, he said that fuel subsidy was gone. Other leaders had approached that sentence with committees, over years, and withdrawn. He told Nigerians in Paris a few weeks later that it had not been in the prepared speech, and that he had been possessed with courage at the podium. It may be the most costly ad lib ever delivered in the language. Two days on, petrol that had been sold for less than two hundred naira was selling at about five hundred, and by the middle of July at more than six. Sixteen days after the speech the naira was let go as well, and went. Economists had asked for both, in papers with numbered sections. None of the papers had been read aloud at a bus stop.

Our registrar keeps a shelf of things that were altered during the term, so that visitors can find their way. Here is a scroll with a song on it: on 29 May 2024 the anthem of 1978 was put away and that of 1960 was brought back, so that children were taught by their grandparents a song which the parents did not know. Here is a ruler: at the end of 2024 inflation was measured at 34.80 per cent, and in the new year, after the basket had been brought up to date, at 24.48, and so prices came down by ten points in one morning in the room where they are counted. Here is a payslip for seventy thousand naira, which was thirty, and a pot to be filled with it. Here is a law to lend students their fees, a judgment that gives the councils their own money, and four Acts of tax, with an index. Some of these may turn out to be the ones that mattered. It is too early to dust them.

One tray is kept shut. In August 2024 people came out against hunger under the name of EndBadGovernance. Amnesty International reported at least twenty-four killed. Children were among those put in the dock in Abuja on 1 November, and several of the accused collapsed. Three days later the president ordered that the children be released. The museum has no object for that.

About the living there is one rule in this house: nothing goes on the wall that is not already in the record. It makes for a narrow picture. You will have seen that most of the sheet is cloth. What people say of him at the barber’s, for and against, would fill the other seventeen rooms; barbers have no duty to give a source.

The broken link lies outside the border, on bare paper, at the lower right. The framer has twice put it back inside, supposing that it had fallen out. Please tell the attendant if you see it move. The last line of the label, where the others have a year, has been left white, and there is a pencil on a string.`,
  record: [
    {
      date: "2 June 2022",
      text: "Speech to party delegates at Abeokuta, known by the words “Emi lokan”.",
      source: {
        title: "Emi Lokan: I invoked the spirit of freedom in Ogun, says Tinubu",
        publisher: "Channels Television",
        year: 2023,
        url: "https://www.channelstv.com/2023/06/29/emi-lokan-i-invoked-the-spirit-of-freedom-in-ogun-says-tinubu/",
      },
    },
    {
      date: "25 February 2023",
      text: "Presidential election: Bola Tinubu 8,794,726 votes, Atiku Abubakar 6,984,520, Peter Obi 6,101,533.",
      source: {
        title: "Presidential election, 25 February 2023: result",
        publisher: "Independent National Electoral Commission",
        year: 2023,
      },
    },
    { date: "29 May 2023", text: "Sworn in; announces the end of the petrol subsidy.", source: speech },
    {
      date: "31 May 2023",
      text: "The state oil company raises its prices from between 189 and 194 naira to between 488 and 557 naira a litre.",
      source: {
        title: "Nigeria: NNPC adjusts pump price of petrol (ThisDay, Abuja)",
        publisher: "allAfrica",
        year: 2023,
        url: "https://allafrica.com/stories/202306010023.html",
      },
    },
    {
      date: "14 June 2023",
      text: "The windows of the foreign exchange market are merged.",
      source: {
        title: "Operational Changes to the Foreign Exchange Market (press release)",
        publisher: "Central Bank of Nigeria",
        year: 2023,
      },
    },
    {
      date: "23 June 2023",
      text: "Tells Nigerians in Paris that the end of the subsidy had not been in the prepared speech.",
      source: paris,
    },
    {
      date: "26 October 2023",
      text: "The Supreme Court dismisses the petitions against his election.",
      source: {
        title: "Atiku Abubakar v. INEC, SC/CV/935/2023, and Peter Obi v. INEC, SC/CV/937/2023",
        publisher: "Supreme Court of Nigeria",
        year: 2023,
      },
    },
    {
      date: "29 May 2024",
      text: "“Nigeria, We Hail Thee” becomes the national anthem again.",
      source: {
        title: "National Anthem Act 2024",
        publisher: "Federal Republic of Nigeria Official Gazette",
        year: 2024,
      },
    },
    {
      date: "11 July 2024",
      text: "The Supreme Court holds that the money of local governments is to be paid to them directly.",
      source: {
        title: "Attorney-General of the Federation v. Attorney-General of Abia State and others, SC/CV/343/2024",
        publisher: "Supreme Court of Nigeria",
        year: 2024,
      },
    },
    {
      date: "29 July 2024",
      text: "The national minimum wage is raised from 30,000 to 70,000 naira a month.",
      source: {
        title: "National Minimum Wage (Amendment) Act 2024",
        publisher: "Federal Republic of Nigeria Official Gazette",
        year: 2024,
      },
    },
    {
      date: "August 2024",
      text: "At least 24 people are killed in the #EndBadGovernance protests.",
      source: {
        title: "Bloody August: Nigerian Government’s Violent Crackdown on #EndBadGovernance Protests",
        publisher: "Amnesty International",
        year: 2024,
      },
    },
    {
      date: "1 November 2024",
      text: "Seventy-six people are brought to the Federal High Court, Abuja, over the protests, children among them; several of the accused collapse.",
      source: {
        title: "Minors freed on humanitarian conditions, says FG, as NAPPS offers scholarships",
        publisher: "The Guardian, Lagos",
        year: 2024,
        url: "https://guardian.ng/news/nigeria/national/minors-freed-on-humanitarian-conditions-says-fg-as-napps-offers-scholarships",
      },
    },
    {
      date: "4 November 2024",
      text: "The president orders the release of the children; the court strikes the charges out in the days that follow.",
      source: {
        title: "Nigeria: Endbadgovernance – Tinubu Orders AGF to Free Minors Facing Trial (5 November 2024)",
        publisher: "Vanguard, by way of allAfrica",
        year: 2024,
        url: "https://allafrica.com/stories/202411060615.html",
      },
    },
    {
      date: "December 2024",
      text: "Headline inflation is 34.80 per cent.",
      source: {
        title: "Nigeria’s headline inflation hits 34.8% in December (NBS)",
        publisher: "Ecofin Agency",
        year: 2025,
        url: "https://www.ecofinagency.com/public-management/1601-46325-nigerias-headline-inflation-hits-34-8-in-december-nbs",
      },
    },
    {
      date: "January 2025",
      text: "Headline inflation is 24.48 per cent, reckoned on a new basket; published on 18 February.",
      source: {
        title: "Nigeria’s Inflation Drops To 24.48% After CPI Rebasing – NBS",
        publisher: "Leadership, Abuja",
        year: 2025,
        url: "https://leadership.ng/nigerias-inflation-drops-to-24-48-after-cpi-rebasing-nbs/",
      },
    },
    {
      date: "26 June 2025",
      text: "Signs four Acts on tax, in force from January 2026.",
      source: { title: "Nigeria Tax Act 2025", publisher: "Federal Republic of Nigeria Official Gazette", year: 2025 },
    },
  ],
  unsure: [
    "The words of the speech: reports have “Fuel subsidy is gone”, “So fuel subsidy is gone” and “The fuel subsidy is gone”; the prepared text worded it otherwise. The quotation follows YouNews of the same day.",
    "The Abeokuta speech: 2 June 2022 in most reports, 3 June in some (when it spread).",
    "The explanation of the emblem: from an interview with The Sun (2016), known through later copies; the interview itself was not seen. It is paraphrased.",
    "Turnout: about 93.47 million registered, about 25 million votes; INEC, from memory. “A little over a third”: 36.6 per cent of valid votes.",
    "Petrol above 600 naira in mid-July 2023: 617 naira in Abuja on 18 July 2023 (several papers); lower in Lagos (565).",
    "The number of children among the 76 accused of November 2024: 29 in some reports, 32 in others; the record says only that there were children.",
    "The state of emergency in Rivers State (18 March to September 2025) is left out of the text and the record for want of a source that was seen.",
    "Numbers of the Supreme Court suits, the day of the minimum wage Act and the day of the tax Acts: from memory.",
    "The title of the Central Bank’s release and of the ThisDay report should be compared with the originals.",
    "The rebased figure of January 2025 is quoted by newspapers from the statistics office’s report of 18 February 2025; the report itself was not seen.",
    "Events after early 2026 are not known to this text; the entry is open.",
  ],
} satisfies LeaderText;
