import type { LeaderSource } from "@/lib/exhibitions/collection/leader-text";

/** A place of the person that a work is about. */
export type LeaderPlace = {
  name: string;
  /** Born there, or governed from there. */
  relation: "birth" | "seat";
  source: LeaderSource;
  /** What could not be verified: for the fact-check list. */
  unsure?: string;
};

const falola = {
  title: "A History of Nigeria",
  publisher: "Toyin Falola and Matthew M. Heaton, Cambridge University Press",
  year: 2008,
};
const dictionary = {
  title: "Historical Dictionary of Nigeria",
  publisher: "Toyin Falola and Ann Genova, Scarecrow Press",
  year: 2009,
};
const columbia = {
  title: "The Columbia Encyclopedia, sixth edition",
  publisher: "Columbia University Press",
  year: 2000,
};
const columbiaUnsure = "Birthplace: the encyclopedia’s entry was read in a later copy; edition and year not seen.";

const lagos: LeaderPlace = { name: "Lagos", relation: "seat", source: falola };
/** The seat of the federal government since 12 December 1991. */
const abuja: LeaderPlace = { name: "Abuja", relation: "seat", source: falola };

/** The day on which the government moved, from which on Abuja is the seat. */
const MOVED = "1991-12-12";

/** Where a term was governed from. */
export const seatsOf = ({ termStart, termEnd }: { termStart: string; termEnd: string | null }): LeaderPlace[] => [
  ...(termStart < MOVED ? [lagos] : []),
  ...(termEnd === null || termEnd > MOVED ? [abuja] : []),
];

const bornAt = (name: string, source: LeaderSource, unsure?: string): LeaderPlace => ({
  name,
  relation: "birth",
  source,
  ...(unsure && { unsure }),
});

const obasanjo = bornAt(
  "Abeokuta",
  {
    title: "Olusegun Obasanjo",
    publisher: "Oxford Reference",
    year: 2011,
    url: "https://www.oxfordreference.com/view/10.1093/oi/authority.20110803100243345",
  },
  "Birthplace: Abeokuta in reference works; others name the village of Ibogun-Olaogun, and Abeokuta as the place of his schooling.",
);
const buhari = bornAt("Daura", {
  title: "From Daura to Aso Rock: the Muhammadu Buhari story",
  publisher: "This is Lagos",
  year: 2025,
  url: "https://thisislagos.ng/from-daura-to-aso-rock-the-muhammadu-buhari-story",
});

/** Where each leader was born and governed from, by slug. A birthplace without a source that was seen is left out. */
export const leaderPlaces: Readonly<Record<string, readonly LeaderPlace[]>> = {
  "elizabeth-ii": [
    bornAt("London", {
      title: "The Queen’s birthplace is missing",
      publisher: "National Post",
      year: 2022,
      url: "https://nationalpost.com/news/world/the-queens-birthplace-is-missing",
    }),
  ],
  "nnamdi-azikiwe": [
    bornAt("Zungeru", {
      title: "Nnamdi Azikiwe, the First President of Nigeria, Dies at 91 (Howard W. French, 14 May 1996)",
      publisher: "The New York Times",
      year: 1996,
    }),
    lagos,
  ],
  "abubakar-tafawa-balewa": [
    bornAt("Tafawa Balewa", {
      title: "Abubakar Tafawa Balewa: A Right Honourable Gentleman",
      publisher: "Max Siollun",
      year: 2016,
      url: "https://maxsiollun.wordpress.com/2016/01/15/abubakar-tafawa-balewa-a-right-honourable-gentleman-nigeria/",
    }),
    lagos,
  ],
  "johnson-aguiyi-ironsi": [
    bornAt("Umuahia", {
      title: "Nigerian History Series: Maj. Gen. Aguiyi-Ironsi",
      publisher: "News Round The Clock",
      year: 2020,
      url: "https://newsroundtheclock.com/index.php/2020/06/17/nigerian-history-series-major-gen-aguiyi-ironsi",
    }),
    lagos,
  ],
  "yakubu-gowon": [
    bornAt(
      "Pankshin",
      {
        title: "Northern Governors congratulate Gowon at 86",
        publisher: "Newsdiary Online, after the News Agency of Nigeria",
        year: 2020,
        url: "https://newsdiaryonline.com/northern-governors-congratulate-gowon-at-86/",
      },
      "Birthplace: the agency names the local government area of Pankshin; others name the village of Lur, now in Kanke.",
    ),
    lagos,
  ],
  "murtala-mohammed": [
    bornAt("Kano", {
      title: "Gen. Murtala Mohammed: 45 years after",
      publisher: "Sky Daily",
      year: 2021,
      url: "https://skydaily.ng/gen-murtala-mohammed-45-years-after/",
    }),
    lagos,
  ],
  "olusegun-obasanjo-1976": [obasanjo, lagos],
  "shehu-shagari": [
    bornAt("Shagari", {
      title: "Late Shehu Shagari to be laid to rest on Saturday in Sokoto",
      publisher: "Yellow Danfo, after the News Agency of Nigeria",
      year: 2018,
      url: "https://yellowdanfo.com.ng/2018/12/28/shagari/",
    }),
    lagos,
  ],
  "muhammadu-buhari-1983": [buhari, lagos],
  "ibrahim-babangida": [
    bornAt(
      "Minna",
      {
        title: "Ibrahim Babangida: The Military, Power and Politics",
        publisher: "Dan Agbese, Adonis & Abbey",
        year: 2012,
      },
      "Birthplace: Agbese 2012 as other works cite it; page not checked.",
    ),
    lagos,
    abuja,
  ],
  "ernest-shonekan": [
    bornAt("Lagos", dictionary, "Birthplace: from memory of the dictionary’s entry; page not checked."),
    abuja,
  ],
  "sani-abacha": [bornAt("Kano", columbia, columbiaUnsure), abuja],
  "abdulsalami-abubakar": [bornAt("Minna", columbia, columbiaUnsure), abuja],
  "olusegun-obasanjo-1999": [obasanjo, abuja],
  "umaru-musa-yaradua": [
    bornAt("Katsina", {
      title: "Umaru Yar’Adua obituary",
      publisher: "The Guardian",
      year: 2010,
      url: "https://www.theguardian.com/world/2010/may/06/nigeria-president-umara-yaradua-obituary",
    }),
    abuja,
  ],
  "goodluck-jonathan": [
    bornAt("Otuoke", {
      title: "Goodluck: A Leap To Limelight",
      publisher: "The Tide",
      year: 2010,
      url: "http://www.thetidenewsonline.com/2010/05/06/goodluck-a-leap-to-limelight/",
    }),
    abuja,
  ],
  "muhammadu-buhari-2015": [buhari, abuja],
  "bola-tinubu": [abuja],
};
