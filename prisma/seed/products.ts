/** A product. Prices are in naira. */
export type SeedProduct = {
  slug: string;
  name: string;
  categories: string[];
  tags: string[];
  price: number;
  salePrice?: number;
  /** Size of the limited edition; null for an open edition. */
  editionSize: number | null;
  /** Edition numbers assigned before the first seeded order. */
  issued: number;
  /** Available units, in total or per choice. For a limited edition: the rest of the edition. */
  stock: number | { option: string; choices: Record<string, number> };
  /** False if an admin paused the sale. */
  inStock?: false;
  artworkSlug?: string;
  label: { year: string; medium: string; dimensions: string; accession: string; credit: string };
  description: string;
  /** Alternative texts of the two images. */
  alt: [string, string];
};

const foundry = "Struck for the museum in Lagos";
const pottery = "Made by the museum’s workshop, Abeokuta";
const cloth = "Dyed in Abeokuta, sewn in Lagos";
const yard = "Cast and finished in the museum’s yard, Lagos";
const pressroom = "Printed by the museum’s press, Lagos";

export const seedProducts: readonly SeedProduct[] = [
  {
    slug: "heads-of-state-vase",
    name: "Heads of State Vase",
    categories: ["Functional Art", "Vase"],
    tags: ["stoneware", "adire", "heads of state"],
    price: 345_000,
    editionSize: 50,
    issued: 42,
    stock: 8,
    artworkSlug: "heads-of-state-frieze",
    label: {
      year: "2026",
      medium: "Thrown stoneware, four slips, wax-resist bands, clear glaze",
      dimensions: "46 × 31 cm",
      accession: "LA.2026.07",
      credit: pottery,
    },
    description:
      "Eight hats walk round one vase and nobody is under any of them. The crown comes first, then the peaked caps, which are many, then the cloth caps, which arrive smiling. The potter was asked to leave the space below each hat empty and did not ask why. The rings in the indigo band are an adire mark; the combs at the foot are another. Turn the vase a little every morning and the office changes without an election. It holds water, it holds flowers, and on a dining table it holds an argument for about two hours. Each is signed and numbered under the foot.",
    alt: [
      "A terracotta vase on a white plinth. Round its belly runs a pale band with a crown, a peaked cap, a cloth cap and a fedora, and no heads under them; below it is a blue band of rings.",
      "The other side of the vase, close: a red cap with a feather, a beret, an embroidered cap and a crown in two rows above a blue band of white rings.",
    ],
  },
  {
    slug: "golden-voice",
    name: "Golden Voice",
    categories: ["Sculpture"],
    tags: ["brass", "1960", "independence"],
    price: 385_000,
    editionSize: 30,
    issued: 11,
    stock: 19,
    artworkSlug: "the-golden-microphone",
    label: {
      year: "2026",
      medium: "Lost-wax brass, blackened grille, enamelled collar",
      dimensions: "64 × 28 × 28 cm",
      accession: "LA.2026.10",
      credit: yard,
    },
    description:
      "Abubakar Tafawa Balewa, the first Prime Minister, was called the golden voice of Africa by people who had heard him speak, and radio carried him to those who had not. The sculpture is the microphone and nothing else. It is larger than a real one, so that it stands about where a face would if you were sitting across a table from it. The collar carries the year in enamel. The grille was blackened by hand and then rubbed back, bar by bar, until it looked listened to. It is not wired. Visitors still lower their voices beside it, and we have stopped telling them.",
    alt: [
      "A tall brass microphone with black bars and a dark red collar marked 1960 stands on a red plinth in a dark room; short brass arcs on both sides suggest sound.",
      "The head of the microphone, close against a red wall: black bars, a speckled shine down the left side, and the year 1960 in pale figures.",
    ],
  },
  {
    slug: "obj-pendant",
    name: "OBJ Pendant",
    categories: ["Medallion"],
    tags: ["bronze", "1976", "agriculture", "smart label"],
    price: 180_000,
    editionSize: 100,
    issued: 36,
    stock: 64,
    artworkSlug: "hoe-and-yam",
    label: {
      year: "2026",
      medium: "Struck bronze, palm enamel, woven ribbon",
      dimensions: "Diameter 7.2 cm",
      accession: "LA.2026.01",
      credit: foundry,
    },
    description:
      "In May 1976 the military government of Olusegun Obasanjo launched Operation Feed the Nation and asked every Nigerian to farm something. Schoolyards were hoed. Verandas were hoed. The pendant remembers the campaign in its own terms: a yam that has sprouted, a hoe that has done its work, rays that come up from the ground and not down from anybody. The words run round the rim as they ran round the country. The scalloped edge was cut to be felt with the thumb during long meetings. A label on the reverse answers a telephone and tells the rest of the story.",
    alt: [
      "A scalloped bronze medallion on a green and white ribbon. In its green centre a sprouting yam lies over a hoe; round the rim stands Operation Feed the Nation, 1976.",
      "The reverse of the medallion in an open box lined with green: rings round the number 31 and the words The Living Archive on the rim.",
    ],
  },
  {
    slug: "the-unending-letter",
    name: "The Unending Letter",
    categories: ["Print"],
    tags: ["letterpress", "concertina", "2013"],
    price: 95_000,
    editionSize: 100,
    issued: 21,
    stock: { option: "Packing", choices: { Folded: 47, Boxed: 32 } },
    artworkSlug: "the-letter-that-does-not-end",
    label: {
      year: "2026",
      medium: "Letterpress on one folded sheet, wax seal",
      dimensions: "21 × 240 cm, unfolded",
      accession: "LA.2026.21",
      credit: pressroom,
    },
    description:
      "In December 2013 a former president wrote to a sitting one. The letter was called Before It Is Too Late, ran to eighteen pages and was in every newspaper within days. The open letter has since become a form of its own in our politics, with rules about length and no rules about stopping. This print is a single sheet, folded like a concertina, set by hand in lines that can be counted but not read: the subject is the length. It opens to two metres and forty centimetres and will go down a staircase. Folded, it fits a breast pocket; boxed, it comes with a seal.",
    alt: [
      "A sheet of close-printed paper folded like a concertina hangs down a red wall in seven panels and runs on over the floor and out of the picture; a red seal is near its top.",
      "The same letter folded into a pile on a red plinth, tied with a dark red band and a seal marked 18; a small brass-coloured cap lies on top.",
    ],
  },
  {
    slug: "interim-hourglass",
    name: "Interim Hourglass",
    categories: ["Sculpture"],
    tags: ["blown glass", "1993", "interim"],
    price: 260_000,
    editionSize: 83,
    issued: 30,
    stock: 53,
    artworkSlug: "eighty-three-grains",
    label: {
      year: "2026",
      medium: "Blown glass, ebonised iroko, fired clay grains",
      dimensions: "42 × 28 × 14 cm",
      accession: "LA.2026.11",
      credit: yard,
    },
    description:
      "The Interim National Government of Ernest Shonekan took office on 26 August 1993 and ended on 17 November of the same year. That is eighty-three nights, so the glass holds eighty-three grains, each a bead of fired laterite that can be counted through the glass by a patient person or a child. A bow tie holds the waist, as bow ties do. Turned over, it empties in a little under eighty-three seconds, though the last three grains sometimes have to be tapped. The edition is eighty-three as well. It does not measure anything else and is sold as it is.",
    alt: [
      "A black-framed hourglass on a white plinth against a yellow wall. Large red grains lie in both bulbs and three are falling; a dark red bow tie is knotted round the waist.",
      "The waist of the hourglass from near: red grains above, a bow tie, a heap of red grains below, and a brass plate with the number 83 at the foot.",
    ],
  },
  {
    slug: "jakande-tribute-shirt",
    name: "Jakande Tribute Shirt",
    categories: ["Cultural Archive", "Shirt"],
    tags: ["cotton", "housing", "Lagos", "1979"],
    price: 65_000,
    editionSize: 300,
    issued: 118,
    stock: { option: "Size", choices: { S: 24, M: 51, L: 58, XL: 37, XXL: 12 } },
    label: {
      year: "2026",
      medium: "Screen-printed cotton, indigo placket, brass buttons",
      dimensions: "S to XXL",
      accession: "LA.2026.06",
      credit: cloth,
    },
    description:
      "Lateef Jakande was civilian governor of Lagos State from October 1979 to the last day of 1983. The low-cost estates that his government built are still called by his name, which is more than most housing achieves. The shirt repeats one of those blocks in three inks: shallow roof, barred windows, the stair tower in the middle. No two neighbours are printed in the same colour and one window in each house is lit. It is cut straight, with a band collar, for standing outside on a Sunday and talking about rent. The cotton is washed before it is sewn, so that it stays the size it says.",
    alt: [
      "A short-sleeved shirt on a brass hanger, printed all over with small houses in blue, red and green on white; a blue band runs round the neck and down to the chest with brass buttons.",
      "The same shirt folded on a white plinth against a yellow wall, its blue button band in the middle and a museum card below.",
    ],
  },
  {
    slug: "tortoise-with-generator",
    name: "Tortoise With Generator",
    categories: ["Sculpture"],
    tags: ["bronze", "electricity", "2015"],
    price: 345_000,
    editionSize: 40,
    issued: 25,
    stock: 15,
    artworkSlug: "tortoise-with-generator",
    label: {
      year: "2026",
      medium: "Patinated bronze, painted steel, copper flex",
      dimensions: "38 × 46 × 24 cm",
      accession: "LA.2026.12",
      credit: yard,
    },
    description:
      "A tortoise carries a generator, and a cord runs from it down to a plug that is in nothing. Between 2015 and 2023 the newspapers had a nickname for the pace of government and the grid had a habit of collapsing; the sculpture puts the two on one plinth and leaves them to talk. The tortoise of our folk tales is not stupid, only unhurried, and he usually arrives with a story. The shell is patinated green, the machine is the red of the ones that stand on every balcony. The cord is real copper flex and may be arranged. It makes no noise, which is how it differs from the original.",
    alt: [
      "A green bronze tortoise on a green plinth carries a small petrol generator on its back, switched to off. A black cord runs down behind it to a loose plug.",
      "The generator and the front of the shell from near, against a dark red wall: the tank, the starter, the switch at off and the tortoise’s head.",
    ],
  },
  {
    slug: "seated-crocodile",
    name: "Swagger Stick, Seated Crocodile",
    categories: ["Sculpture"],
    tags: ["bronze", "1966", "regalia"],
    price: 520_000,
    editionSize: 25,
    issued: 16,
    stock: 9,
    artworkSlug: "the-stick-and-the-crocodile",
    label: {
      year: "2026",
      medium: "Patinated bronze, brass, hemp, ebonised base",
      dimensions: "58 × 52 × 16 cm",
      accession: "LA.2026.13",
      credit: yard,
    },
    description:
      "Major General Johnson Aguiyi-Ironsi, head of state from January to July 1966, went about with a swagger stick to which a small stuffed crocodile was fixed. The photographs show it and the stories explain it; most of the stories say that it kept bullets away. Here the crocodile is larger than the stick can reasonably bear. A seam runs along its side, and below the seam it is losing a little straw. The base is a plain black block with one brass plate and one year. We recommend a shelf at eye level. It was made to be looked in the eye and to look slightly past you.",
    alt: [
      "A green crocodile with white teeth and a stitched seam is fixed across the top of a brass stick on a black base marked 1966. A little straw hangs from its belly. The wall is red.",
      "The head and seam of the crocodile from near in a dark room: a brass eye, a row of white teeth, white stitches, and straws coming out below.",
    ],
  },
  {
    slug: "the-dribble-medal",
    name: "The Dribble Medal",
    categories: ["Medallion"],
    tags: ["silver", "1993", "football"],
    price: 165_000,
    editionSize: 50,
    issued: 12,
    stock: 38,
    artworkSlug: "the-dribble",
    label: {
      year: "2026",
      medium: "Struck silver alloy, palm enamel, black ribbon",
      dimensions: "Diameter 6.8 cm",
      accession: "LA.2026.02",
      credit: foundry,
    },
    description:
      "Under General Ibrahim Babangida the return to civilian rule was announced for 1990, then for 1992, then for January 1993, then for August of that year. Newspapers called him Maradona, and the name stuck because the footwork was acknowledged on all sides. The medal shows a football that has come to rest at the end of its run. Behind it lie the tunic buttons it passed on the way, one for each date. The rim carries the museum’s own line and two years. It is worn on black, which goes with everything, and it weighs as much as six old kobo coins.",
    alt: [
      "A silver medallion on a black and gold ribbon against a green wall. In the centre a football has curved past a row of tunic buttons; round the rim stands Handed over next year, 1990 to 1993.",
      "The reverse of the medal in an open black box: a green disc with rings round the number 12.",
    ],
  },
  {
    slug: "ghana-must-go-vase",
    name: "Ghana Must Go Vase",
    categories: ["Functional Art", "Vase"],
    tags: ["stoneware", "1983", "migration"],
    price: 280_000,
    editionSize: 30,
    issued: 9,
    stock: 21,
    label: {
      year: "2026",
      medium: "Thrown stoneware, two slips drawn by brush, clear glaze",
      dimensions: "40 × 34 cm",
      accession: "LA.2026.08",
      credit: pottery,
    },
    description:
      "On 17 January 1983 the federal government told foreigners without papers to leave the country within two weeks. More than a million people left, most of them Ghanaians, and many packed what they had into a checked woven bag that has been called Ghana Must Go ever since. Ghana had sent Nigerians home in the same manner in 1969, a fact that both countries mention less. The potter threw a jar of the bag’s fullness and drew the check on it by brush, line over line, so that it bulges where the bag would. It has no handles. It is heavier than it looks, as the bag was.",
    alt: [
      "A round-shouldered jar on a dark plinth against a yellow wall, painted all over with the blue, red and white check of a woven travelling bag.",
      "The check from near against a green wall: blue bands crossed by thin red lines that widen with the belly of the jar.",
    ],
  },
  {
    slug: "twelve-patches-shirt",
    name: "Twelve Patches Shirt",
    categories: ["Cultural Archive", "Shirt"],
    tags: ["cotton", "1967", "states"],
    price: 72_000,
    editionSize: 120,
    issued: 40,
    stock: { option: "Size", choices: { S: 14, M: 22, L: 24, XL: 15, XXL: 5 } },
    artworkSlug: "a-map-being-stitched",
    label: {
      year: "2026",
      medium: "Screen-printed cotton, oxblood collar, running stitch",
      dimensions: "S to XXL",
      accession: "LA.2026.14",
      credit: cloth,
    },
    description:
      "On 27 May 1967 Yakubu Gowon’s government replaced four regions by twelve states. There have been nineteen since, then twenty-one, then thirty, and now thirty-six, so this shirt belongs to an early and almost restful arithmetic. Each patchwork on it has twelve pieces, printed in four inks on indigo, and the white stitches between them are real: one running thread, sewn by hand after the printing, that goes round every piece and is never cut. Camp collar, straight hem, a pocket inside for a map. The thread is stronger than it looks. It was tested by people who disagree.",
    alt: [
      "A dark blue shirt with a dark red open collar on a brass hanger, covered with small patchworks in red, green, gold and white whose pieces are joined by visible stitches.",
      "The shirt folded on a white plinth against a dark red wall; the patchwork pieces and their stitches fill the front.",
    ],
  },
  {
    slug: "the-stick-and-the-crocodile",
    name: "The Stick and the Crocodile",
    categories: ["Print"],
    tags: ["screen print", "1966", "heads of state"],
    price: 145_000,
    editionSize: 75,
    issued: 44,
    stock: { option: "Packing", choices: { Rolled: 19, Flat: 12 } },
    artworkSlug: "the-stick-and-the-crocodile",
    label: {
      year: "2025",
      medium: "Screen print, four inks on cotton paper",
      dimensions: "70 × 56 cm",
      accession: "LA.2026.22",
      credit: pressroom,
    },
    description:
      "The print that began the house. A peaked cap above, a dark tunic below, and between them, where the custom is to draw a face, the crocodile on its stick. The rays come out of its mouth and go nowhere in particular. It was printed in four inks over two days, brass first, black last, and no sheet is quite in register with the one before it; the slivers of bare paper along the left of each shape are where the stencil moved. Numbered and signed in pencil at the foot. Sent rolled in a tube or flat in a folder; the price is the same, the folder is slower.",
    alt: [
      "A framed screen print on a dark wall: under a black peaked cap, in place of the face, a green crocodile lies on a black stick and loses its straw, with gold rays from its mouth.",
      "The print out of its frame on a green table, one corner lifted and a red pencil lying across the top edge.",
    ],
  },
  {
    slug: "handover-amphora",
    name: "Handover Amphora",
    categories: ["Functional Art", "Vase"],
    tags: ["stoneware", "1999", "black slip"],
    price: 310_000,
    editionSize: 29,
    issued: 8,
    stock: 21,
    artworkSlug: "the-handover",
    label: {
      year: "2026",
      medium: "Thrown stoneware, black slip, sgraffito, brass lustre",
      dimensions: "48 × 30 cm",
      accession: "LA.2026.15",
      credit: pottery,
    },
    description:
      "On 29 May 1999 General Abdulsalami Abubakar handed the government to an elected president and went home to Minna. He had held it for less than a year. The frieze shows that moment and no other, five times round: two cuffs, one green and one red, and a baton between them that has not yet been let go. The old Greeks painted runners on their jars as prizes; this is nearer to a receipt. The black is a slip burnished with a spoon, and the white is the clay itself, scratched clean. The edition is twenty-nine, for the day.",
    alt: [
      "A tall black jar with a narrow neck and red mouth on a white plinth. Round its shoulder, on a white band, two hands in coloured cuffs hold one brass baton. The wall is green.",
      "The band from near against a red wall: a green cuff and a red cuff, two dark hands, the baton between them, and a row of rings below.",
    ],
  },
  {
    slug: "open-eight-pendant",
    name: "Open Eight Pendant",
    categories: ["Medallion"],
    tags: ["bronze", "2023", "emblem"],
    price: 195_000,
    editionSize: 60,
    issued: 22,
    stock: 38,
    artworkSlug: "the-open-eight",
    label: {
      year: "2026",
      medium: "Struck bronze, oxblood enamel, red ribbon",
      dimensions: "Diameter 7 cm",
      accession: "LA.2026.05",
      credit: foundry,
    },
    description:
      "The cap that President Bola Tinubu wears has a figure embroidered on it that has been explained as a broken shackle, and read as the number eight, and as the sign for things that do not end. The museum takes no side among the three. The pendant shows the cap from the front, empty, with the figure struck deep enough to hold a shadow and left open at one end. Whether the gap is where something got out or where something is still to be added is for whoever wears it. The ribbon is red with one black line. The edge is plain and was left a little sharp.",
    alt: [
      "A round bronze medallion on a red and black ribbon against a blue wall. In its dark red centre is an empty cap with a figure eight on it that is open at one end.",
      "The reverse of the pendant in an open box lined with red: rings round the number 18.",
    ],
  },
  {
    slug: "no-shoes-shirt",
    name: "No Shoes Shirt",
    categories: ["Cultural Archive", "Shirt"],
    tags: ["cotton", "2010", "fedora"],
    price: 60_000,
    editionSize: 150,
    issued: 61,
    stock: { option: "Size", choices: { S: 9, M: 28, L: 30, XL: 18, XXL: 4 } },
    artworkSlug: "fedora-and-bare-feet",
    label: {
      year: "2026",
      medium: "Screen-printed cotton, black band collar, brass buttons",
      dimensions: "S to XXL",
      accession: "LA.2026.16",
      credit: cloth,
    },
    description:
      "In September 2010, at Eagle Square in Abuja, Goodluck Jonathan declared for the presidency and told the country that as a schoolboy he had had no shoes. It was the line of the campaign and it is a good line: everybody could see the feet. The shirt prints them in pairs, bare, under a fedora that is far too grand for them, and leaves the whole man out between the two. The green is the green of creek water in the afternoon. It is cut long, with a band collar, and has been worn to at least one naming ceremony and one tax office without remark.",
    alt: [
      "A green short-sleeved shirt with a black neckband on a brass hanger, printed with black fedoras and, a little below each, a pair of bare footprints in white or gold.",
      "The shirt folded on a white plinth against a blue wall, with fedoras and footprints across the front.",
    ],
  },
  {
    slug: "power-wears-many-strange-hats",
    name: "Power Wears Many Strange Hats",
    categories: ["Book"],
    tags: ["catalogue", "heads of state"],
    price: 45_000,
    editionSize: null,
    issued: 0,
    stock: 240,
    label: {
      year: "2026",
      medium: "Catalogue, 212 pages, 96 plates, sewn",
      dimensions: "28 × 22 cm",
      accession: "LA.2026.25",
      credit: "Published by the museum",
    },
    description:
      "The catalogue of the collection: eighteen offices in the order in which they were held, each with its plate, its wall label and a chapter. The chapters are satire and say so at the head of each page. The record of dated facts stands on the facing page, in another type and on another paper, so that nobody can quote the one and mean the other. Ninety-six plates, an essay on headgear, an index of caps, and a list of errors found since the last printing, which we keep longer than most publishers would. Sewn, not glued, because it will be thrown at somebody sooner or later.",
    alt: [
      "A thick black book with a red spine stands on a white plinth against a yellow wall; five words in bus lettering fill the cover, Power wears many strange hats, the last of them in gold.",
      "The catalogue open on a blue table: a white cap with a feather on a red plate at the left, a chapter headed II at the right, and a red bookmark.",
    ],
  },
  {
    slug: "with-immediate-effect-seal",
    name: "With Immediate Effect Seal",
    categories: ["Medallion"],
    tags: ["iron", "1975", "civil service"],
    price: 150_000,
    salePrice: 120_000,
    editionSize: 50,
    issued: 19,
    stock: 31,
    artworkSlug: "with-immediate-effect",
    label: {
      year: "2026",
      medium: "Cast iron, blackened, oxblood ribbon",
      dimensions: "Diameter 7 cm",
      accession: "LA.2026.03",
      credit: foundry,
    },
    description:
      "Murtala Mohammed came to power in July 1975 and in the months that followed some ten thousand public officers were retired or dismissed. The announcements ended with three words, and the three words outlived the announcements: they are used in Nigerian offices to this day, mostly for things that will happen next month. The seal is cast in iron and shows a rubber stamp at the moment after, lifted, with its crooked oval still wet below it. It was not polished. The ribbon is dark red. Owners report that it improves a desk and does not speed up anything on it.",
    alt: [
      "A dark iron medallion on a dark red and white ribbon against a pale wall. It shows a rubber stamp lifted above the crooked oval it has just left; the rim reads With immediate effect, 1975.",
      "The reverse of the iron seal in an open box lined with dark red, against a red wall: rings round the number 07.",
    ],
  },
  {
    slug: "a-stamp-half-unstuck",
    name: "A Stamp, Half Unstuck",
    categories: ["Print"],
    tags: ["screen print", "1960", "heads of state"],
    price: 120_000,
    editionSize: 75,
    issued: 75,
    stock: { option: "Packing", choices: { Rolled: 0, Flat: 0 } },
    artworkSlug: "a-stamp-half-unstuck",
    label: {
      year: "2025",
      medium: "Screen print, five inks on cotton paper",
      dimensions: "62.5 × 50 cm",
      accession: "LA.2026.23",
      credit: pressroom,
    },
    description:
      "Nigeria was independent on 1 October 1960 and had a queen until 1 October 1963. For three years the head of state lived in another country and came, for the most part, by post. The print puts a threepenny stamp where the portrait would be. Its lower corner has come unstuck, and under it there is green. The oval that ought to hold a profile is empty. The postmark is crooked because the hand that drew it was told to hurry. Five inks, of which the fifth is only under the corner. All seventy-five have found walls; a name left with us is kept in the order in which it came.",
    alt: [
      "A framed screen print on a pale wall: on a red ground, under a crown, a large threepenny stamp stands in place of a face above blue shoulders, its lower corner curling up and showing green.",
      "The print out of its frame on a blue table: the stamp, its postmark and the lifted corner from near, with a red pencil across the top edge.",
    ],
  },
  {
    slug: "the-queue-medal",
    name: "The Queue Medal",
    categories: ["Medallion"],
    tags: ["copper", "1984", "discipline"],
    price: 140_000,
    editionSize: 84,
    issued: 64,
    stock: 20,
    artworkSlug: "a-queue-with-a-ruler",
    label: {
      year: "2026",
      medium: "Struck copper, black ground, indigo ribbon",
      dimensions: "Diameter 7 cm, eight points",
      accession: "LA.2026.04",
      credit: foundry,
    },
    description:
      "The War Against Indiscipline was declared in March 1984, and its first phase was queueing. Soldiers taught it at bus stops. For a season the country stood in lines so straight that they are still spoken of with something like homesickness by people who would not stand in one now. The medal has eight points and shows eight small persons along a ruler and a ninth who has stepped out of line, a little above the rest. Nothing has happened to him yet. Copper, on a black ground, on a blue ribbon. Orders are served strictly in the order in which they come.",
    alt: [
      "An eight-pointed copper medallion on a blue and white ribbon against a red wall. Small figures stand in a row along a ruler and one has stepped out above them; the rim reads War Against Indiscipline, 1984.",
      "The reverse of the copper medal in an open blue box: rings round the number 64.",
    ],
  },
  {
    slug: "dark-glasses-jar",
    name: "Dark Glasses Jar",
    categories: ["Functional Art", "Vase"],
    tags: ["stoneware", "lidded", "1990s"],
    price: 420_000,
    editionSize: 20,
    issued: 20,
    stock: 0,
    artworkSlug: "dark-glasses",
    label: {
      year: "2026",
      medium: "Thrown stoneware, black clay, brass-lustred lid",
      dimensions: "44 × 36 cm",
      accession: "LA.2026.17",
      credit: pottery,
    },
    description:
      "Sani Abacha ruled from November 1993 until his death in June 1998 and was seldom photographed without dark glasses. Money taken abroad in those years has been coming back ever since, from Switzerland, Liechtenstein, Jersey and the United States, in agreements that are published and in sums that are hard to picture. The jar has a broad lid that looks heavier than it is. One lens reflects a window; the other holds the door of a vault. Inside, the glaze is gold, which nobody sees unless the lid is off. All twenty have been sold. The museum’s own one stands in room twelve with its lid on.",
    alt: [
      "A broad black jar with a domed brass lid on a white plinth against a dark red wall. On its green belt are dark glasses; one lens holds the round door of a vault.",
      "The glasses from near against a pale wall: a brass frame, a lens with a patch of light and a lens with a vault door, on a green band.",
    ],
  },
  {
    slug: "the-empty-chair",
    name: "The Empty Chair",
    categories: ["Sculpture"],
    tags: ["iroko", "2009", "absence"],
    price: 450_000,
    editionSize: 15,
    issued: 14,
    stock: 1,
    artworkSlug: "the-empty-chair",
    label: {
      year: "2026",
      medium: "Iroko, oxblood leather, cast bronze jacket",
      dimensions: "62 × 42 × 40 cm",
      accession: "LA.2026.18",
      credit: yard,
    },
    description:
      "President Umaru Yar’Adua left Abuja for hospital in November 2009. For seventy-eight days, until the Senate found a way in February, the country had a president, a chair, and nobody in it who could sign. He died in May 2010. The sculpture is a chair at two thirds of life size with a jacket hung over its back, as a man leaves one who expects to return after lunch. The jacket is bronze and cannot be lifted off. It is the quietest work in the house and was made last. Of fifteen, one is left; the yard does not intend to cast another.",
    alt: [
      "A dark wooden chair with a dark red seat stands on a white plinth against a blue wall; a black jacket with a white collar hangs over its back and nobody sits in it.",
      "The jacket from near on a pale wall: black lapels, two brass buttons, a white pocket square, the chair’s posts on either side.",
    ],
  },
  {
    slug: "rice-ship-shirt",
    name: "Rice Ship Shirt",
    categories: ["Cultural Archive", "Shirt"],
    tags: ["cotton", "1981", "imports"],
    price: 68_000,
    salePrice: 54_000,
    editionSize: 120,
    issued: 83,
    stock: { option: "Size", choices: { S: 1, M: 12, L: 16, XL: 8, XXL: 0 } },
    artworkSlug: "the-rice-ship",
    label: {
      year: "2026",
      medium: "Screen-printed cotton, camp collar",
      dimensions: "S to XXL",
      accession: "LA.2026.19",
      credit: cloth,
    },
    description:
      "In the Second Republic rice had a presidential task force of its own. It came by ship, there was a great deal of it, and a man with an import licence was looked upon as a farmer of a kind. The shirt repeats the vessel: low in the water, heaped with bags, and with a tall cap for a funnel. The sea is one gold line. It is printed on indigo with a camp collar and brass buttons, for lunches at which jollof is served and the origin of the rice is discussed. The last of the edition is reduced, not because it is bad but because the ship has come in.",
    alt: [
      "A dark blue shirt with an open collar on a brass hanger, printed with small ships heaped with white sacks, each with a tall red cap for a funnel and a gold line of waves.",
      "The shirt folded on a white plinth against a green wall, with the rice ships across its front.",
    ],
  },
  {
    slug: "the-record",
    name: "The Record, 1960–2026",
    categories: ["Book"],
    tags: ["reference", "sources"],
    price: 38_000,
    editionSize: null,
    issued: 0,
    stock: 180,
    label: {
      year: "2026",
      medium: "Reference book, 540 pages, sewn",
      dimensions: "24 × 17 cm",
      accession: "LA.2026.26",
      credit: "Published by the museum",
    },
    description:
      "The other half of the museum, without the jokes. Every date that appears on a wall here is in this book with the place where it can be checked: gazettes, decrees, court reports, Hansard, newspapers by name and day, and the two or three cases in which the sources disagree and we say so. Arranged by year, then by day, with an index of persons and one of offices, because in our history the second is sometimes more useful. There are no pictures. Readers who find a mistake are asked to send the source with the correction; the next printing thanks them by name.",
    alt: [
      "A thick pale book with a black spine stands on a white plinth against a blue wall; a red band at the top reads The Record above rows of dated lines.",
      "The book open on a red table: two pages of dated entries under the years 1960 and 1966, and a red bookmark.",
    ],
  },
  {
    slug: "twelve-pieces-one-thread",
    name: "Twelve Pieces, One Thread",
    categories: ["Print"],
    tags: ["screen print", "1967", "hand-sewn", "heads of state"],
    price: 135_000,
    editionSize: 60,
    issued: 17,
    stock: { option: "Packing", choices: { Rolled: 23, Flat: 20 } },
    artworkSlug: "a-map-being-stitched",
    label: {
      year: "2026",
      medium: "Screen print, four inks, linen thread",
      dimensions: "70 × 56 cm",
      accession: "LA.2026.24",
      credit: pressroom,
    },
    description:
      "Yakubu Gowon governed from 1966 to 1975, through the civil war and the years after it, which had a phrase of their own about victors and vanquished. The print shows an officer’s cap and, under it, twelve pieces of cloth being sewn into one. The thread is the uniform’s own cord, and the needle is still in the air. Four inks, laid on by screen; the thread is linen, and on each sheet it was sewn through the paper by hand, so that the back shows the same work with its knots. Framers are asked not to hide the back. Most do.",
    alt: [
      "A framed screen print on a blue wall: under a green officer’s cap, in place of the face, twelve pieces of four cloths, laced together with one striped cord that ends in a long needle.",
      "The print out of its frame on a dark red table, with the patchwork, the needle and a lifted corner.",
    ],
  },
  {
    slug: "drum-ring-bottle",
    name: "Drum Ring Bottle",
    categories: ["Functional Art", "Vase"],
    tags: ["stoneware", "adire", "indigo"],
    price: 190_000,
    editionSize: 40,
    issued: 13,
    stock: 27,
    label: {
      year: "2026",
      medium: "Thrown stoneware, indigo slip, wax resist",
      dimensions: "50 × 29 cm",
      accession: "LA.2026.09",
      credit: pottery,
    },
    description:
      "No head of state is on this one, and that has been remarked upon. The bottle carries three of the oldest marks in adire, the resist-dyed cloth of Abeokuta: the rings, the comb and the seed. The marks were drawn in wax on the raw clay and came up white when the indigo slip was laid over them, in the way that a cassava paste keeps the dye out of cotton. The neck is narrow and takes one branch. It was the first thing the workshop made and it taught the workshop how to make the others. Numbered under the foot, in wax as well.",
    alt: [
      "A dark blue long-necked bottle on a white plinth against a red wall, with white rings and comb lines round its shoulder and a red band of diamonds below.",
      "The shoulder of the bottle from near in a dark room: three concentric white rings between groups of upright lines.",
    ],
  },
  {
    slug: "the-west-african-press",
    name: "The West African Press",
    categories: ["Sculpture"],
    tags: ["steel", "1937", "newspapers"],
    price: 610_000,
    editionSize: 12,
    issued: 7,
    stock: 5,
    inStock: false,
    artworkSlug: "the-press",
    label: {
      year: "2026",
      medium: "Blackened steel, enamelled copper sheet, brass",
      dimensions: "60 × 56 × 30 cm",
      accession: "LA.2026.20",
      credit: yard,
    },
    description:
      "Nnamdi Azikiwe founded the West African Pilot in Lagos in November 1937. Before he was Governor-General, and long before he was President, he was a man with a printing press, and the sculpture holds that the second explains the first. A front page comes out of the rollers, goes over, goes under, and falls towards the floor as an agbada falls. The sheet is enamelled copper and only looks like paper. The crank turns, stiffly. Sales are paused while the yard mends the mould of the upper roller; those who have asked are told first.",
    alt: [
      "A black printing press on a white plinth against a green wall; a long white sheet headed Pilot winds between its rollers and falls to the foot like cloth.",
      "The rollers and the front page from near against a yellow wall, with the crank at the left.",
    ],
  },
  {
    slug: "eighteen-hats-poster",
    name: "Eighteen Hats, One Poster",
    categories: ["Print"],
    tags: ["poster", "offset", "heads of state"],
    price: 25_000,
    salePrice: 20_000,
    editionSize: null,
    issued: 0,
    stock: { option: "Packing", choices: { Rolled: 210, Flat: 64 } },
    label: {
      year: "2026",
      medium: "Offset, six inks on 170 g paper",
      dimensions: "84 × 59 cm",
      accession: "LA.2026.27",
      credit: pressroom,
    },
    description:
      "All eighteen offices in the order in which they were held, three across and six down, each reduced to what was on its head. Two men had two terms with another hat each time, which is why there are eighteen hats and sixteen people. It is a poster and not a numbered print: it is meant for classrooms, kitchens and the wall behind the counter, and it will be printed for as long as it is asked for. Teachers tell us that a class of eleven-year-olds puts names to all eighteen in under nine minutes. Our own staff took fourteen.",
    alt: [
      "A framed poster on a dark red wall: eighteen hats in a grid of three by six, from a crown through peaked caps and embroidered caps to one with a figure eight.",
      "The poster unframed on a yellow table, one corner lifted and a red pencil across its top edge.",
    ],
  },
  {
    slug: "a-pattern-book-of-adire",
    name: "A Pattern Book of Adire",
    categories: ["Book"],
    tags: ["pattern", "cloth", "adire"],
    price: 22_000,
    editionSize: null,
    issued: 0,
    stock: 96,
    label: {
      year: "2026",
      medium: "Pattern book, 80 pages, indigo on cream",
      dimensions: "22 × 22 cm",
      accession: "LA.2026.28",
      credit: "Published by the museum",
    },
    description:
      "Eighteen marks that the dyers of Abeokuta kept from the dye, with what they are called, how they are drawn in cassava paste with a feather, and what people say they mean, which is not always the same thing from one compound to the next. Each mark has a page of its own, a page in repeat and a page left empty for the reader. The drawings are by the museum from cloths that it was lent and has given back; the owners are thanked by name. Printed in one ink, which is indigo. It lies flat, as a pattern book must.",
    alt: [
      "A square blue and white book of cloth patterns stands on a white plinth against a green wall; a panel on the cover reads Adire, 18 marks.",
      "The book open on a yellow table: six white marks on blue at the left, one large mark of rings at the right, and a red bookmark.",
    ],
  },
  {
    slug: "field-notes-on-the-peaked-cap",
    name: "Field Notes on the Peaked Cap",
    categories: ["Book"],
    tags: ["pamphlet", "headgear"],
    price: 12_000,
    editionSize: null,
    issued: 0,
    stock: 0,
    label: {
      year: "2025",
      medium: "Pamphlet, 48 pages, stapled",
      dimensions: "19 × 13 cm",
      accession: "LA.2026.29",
      credit: "Published by the museum",
    },
    description:
      "A pocket guide to a hat that governed Nigeria for about twenty-nine of its first forty years. Visor, band, badge, crown, cord: what each part is called, how it is worn, how it is carried under the arm, and how to tell a colonel’s from a general’s at a distance at which it may still matter. With line drawings, a table of braid, and a short note on the beret, which is a different animal. It was written for the guides of the museum and escaped. The second printing is sold out and a third is at the press.",
    alt: [
      "A thin gold book called The Peaked Cap stands on a white plinth in a dark room; on its cover a green and red officer’s cap is marked at three points like a diagram.",
      "The pamphlet open on a green table: a peaked cap and a beret drawn at the left, notes headed Visor and Badge at the right.",
    ],
  },
];
