import { adireTile } from "../cloth";
import { hats } from "../hats";
import {
  cut,
  dot,
  group,
  halftone,
  INK,
  inside,
  letters,
  line,
  oval,
  type Point,
  placed,
  rect,
  seeded,
  shape,
  slipped,
} from "../kit";
import { flood, laid, plate, shadow, stood, type Thing, toScale } from "../scenes/plate";
import { mug, pencil, set, shelved } from "../scenes/rooms";
import {
  adireTop,
  boards,
  boardTop,
  dusk,
  glowing,
  leafShadow,
  matTop,
  shutterLight,
  stripTop,
  terrazzoTop,
  WOOD,
  windowLight,
} from "../scenes/settings";
import { glow, slope, small } from "../works/press";
import { factsOf, type Views } from "./facts";
import { record } from "./record";

const { night, brass, laterite, chalk, oxblood, palm, indigo } = INK;

/** A cover is drawn on 400 by `high`, the two open pages on 330 by 440 each. */
type Book = {
  high: number;
  thick: number;
  spine: string;
  spineText: string;
  spineInk: string;
  cover: string;
  back: string;
  left: string;
  right: string;
  /** A pamphlet: no boards and no ribbon, a few sheets and two staples in the fold. */
  stapled?: boolean;
};

/** Closed, seen from above and a little from its foot: the cover, then the edges of its pages. */
function closed(
  { high, thick, spine, spineText, spineInk, stapled }: Book,
  face: string,
  side: "front" | "back",
): Thing {
  const rnd = seeded(high + thick);
  const t = thick * 0.62;
  const foot: Point[] = [
    [0, high],
    [400, high],
    [400 + t, high + t],
    [t, high + t],
  ];
  const edgeX = 400;
  const fore: Point[] = [
    [edgeX, 0],
    [edgeX + t, t],
    [edgeX + t, high + t],
    [edgeX, high],
  ];
  const rules = Array.from({ length: Math.max(3, Math.floor(t / 5)) }, (_, i) => {
    const d = ((i + 0.5) * t) / Math.max(3, Math.floor(t / 5));
    return `M${d} ${high + d}H${400 + d}${side === "front" ? `V${d}` : ""}`;
  }).join("");
  const spineSide =
    side === "back"
      ? shape(fore, spine) +
        halftone([edgeX, 0, edgeX + t, high + t], (_, y) => Math.max(0, (y - high * 0.72) / high), night, { pitch: 8 })
      : "";
  const board = cut(
    [
      [0, 0, 1],
      [400, 0, 1],
      [400, high, 1],
      [0, high, 1],
    ],
    rnd,
    { slip: 0.8 },
  );
  return {
    box: [0, 0, 400 + t, high + t],
    body:
      shape(
        [
          [t, t],
          [400 + t, t],
          [400 + t + 4, high + t + 6],
          [t - 2, high + t + 6],
        ],
        spine,
      ) +
      shape(foot, "#E3D8C0") +
      (side === "front" ? shape(fore, "#CBBD9E") : "") +
      line(rules, "#8F867A", 1.6) +
      spineSide +
      (side === "back" && t > 20
        ? group(
            letters(spineText, 0, 0, { size: t * 0.6, fill: spineInk, track: 2 }),
            `transform="matrix(0 1 -1 -1 ${edgeX + t * 0.2} ${44 + t * 0.2})"`,
          )
        : "") +
      slipped(board, chalk, { dx: -4, dy: 3 }) +
      inside(
        board,
        face +
          (stapled
            ? line(`M${side === "back" ? 393 : 7} 0V${high}`, night, 5, 'opacity=".25"')
            : rect(side === "back" ? 382 : 0, 0, 18, high, night).replace("/>", ' opacity=".22"/>') +
              line(`M${side === "back" ? 378 : 22} 0V${high}`, night, 3, 'opacity=".3"')) +
          halftone(
            [0, 0, 400, high],
            // The bar code stays clean.
            (x, y) =>
              side === "back" && x > 218 && x < 368 && y > high - 136 && y < high - 34
                ? 0
                : 0.6 * slope([220, high * 0.5], [520, high * 1.15], 1.4)(x, y),
            night,
            {
              pitch: 11,
              turn: 30,
            },
          ) +
          shape(`M40 0H120L-40 ${high}H-120Z`, "#FFFFFF", 'opacity=".1"'),
      ) +
      (stapled ? [150, high - 196].map((y) => staple(side === "back" ? 397 : 3, y)).join("") : ""),
  };
}

/** A staple along the fold: its wire, and the two holes that it goes into. */
const staple = (x: number, y: number) =>
  line(`M${x + 2} ${y + 2}v48`, night, 7, 'stroke-linecap="round"') +
  line(`M${x} ${y}v46`, "#DCE0E0", 6, 'stroke-linecap="round"') +
  dot(x, y, 4, night) +
  dot(x, y + 46, 4, night);

/** Open at a spread, lying flat. */
function spread({ spine, left, right, stapled }: Book): Thing {
  const pageL = "M-346 -214C-260 -250 -120 -246 0 -206V254C-120 214 -260 210 -346 246Z";
  const pageR = "M346 -214C260 -250 120 -246 0 -206V254C120 214 260 210 346 246Z";
  return {
    box: [-366, -250, 366, 280],
    body:
      (stapled
        ? // Its cover is paper of the same size, so that only an edge of it shows.
          slipped(
            "M-351 -212C-262 -248 -122 -244 0 -204C122 -244 262 -248 351 -212V252C262 216 122 220 0 261C-122 220 -262 216 -351 252Z",
            "#C9A227",
            { dx: -2, dy: 3, paper: night },
          )
        : slipped("M-366 -216L0 -196L366 -216V262L0 280L-366 262Z", spine, { dx: -4, dy: 4 }) +
          shape("M-356 -214L0 -194L356 -214V254L0 272L-356 254Z", "#D3C6AC")) +
      line(
        Array.from(
          { length: stapled ? 0 : 4 },
          (_, i) =>
            `M-352 ${250 - i * 3}C-260 ${216 - i * 2} -120 ${220 - i * 2} 0 ${262 - i * 3}C120 ${220 - i * 2} 260 ${216 - i * 2} 352 ${250 - i * 3}`,
        ).join(""),
        "#8F867A",
        1.6,
      ) +
      shape(pageL, chalk) +
      shape(pageR, "#EFE7D6") +
      inside(
        pageL,
        group(left, 'transform="translate(-338 -214) skewY(-1)"') +
          halftone([-120, -250, 4, 270], (x) => 0.7 * Math.max(0, (x + 110) / 110) ** 1.5, "#8F867A", { pitch: 8 }),
      ) +
      inside(
        pageR,
        group(right, 'transform="translate(12 -206) skewY(-1)"') +
          halftone([-4, -250, 110, 270], (x) => 0.7 * Math.max(0, 1 - x / 100) ** 1.5, "#8F867A", { pitch: 8 }),
      ) +
      line("M0 -206V254", night, 4, 'opacity=".7"') +
      (stapled ? staple(0, -112) + staple(0, 116) : shape("M-4 -204H10V330L3 316L-4 330Z", laterite)),
  };
}

/** Words on a page or a cover, in lines that a reader can read. */
const lines = (
  words: readonly string[],
  x: number,
  y: number,
  { step = 20, ...type }: { step?: number; size?: number; fill?: string; weight?: number } = {},
) => words.map((each, i) => small(each, x, y + i * step, { size: 16.5, track: 0.4, weight: 36, ...type })).join("");

interface Blurb {
  ground: string;
  ink: string;
  accent: string;
  high: number;
  accession: string;
  /** Two large lines, then what is in the book. */
  title: readonly string[];
  words: readonly string[];
}
/** The back of a cover: what the book is, and the museum's mark. */
const blurb = ({ ground, ink, accent, high, accession, title, words }: Blurb) =>
  rect(0, 0, 400, high, ground) +
  rect(40, 52, 90, 8, accent) +
  lines(title, 40, 98, { step: 33, size: 27, fill: ink, weight: 60 }) +
  lines(words, 40, 106 + title.length * 33, { step: 26, size: 18.5, fill: ink, weight: 44 }) +
  group(
    oval(0, 0, 40, 40, "none", `stroke="${ink}" stroke-width="6"`) +
      small("LA", 0, 13, { size: 36, anchor: 0.5, weight: 90, fill: ink }),
    `transform="translate(84 ${high - 84})"`,
  ) +
  rect(226, high - 128, 134, 86, chalk) +
  line(Array.from({ length: 17 }, (_, i) => `M${238 + i * 7} ${high - 118}v44`).join(""), night, 3) +
  line(`M252 ${high - 118}v44M287 ${high - 118}v44M322 ${high - 118}v44`, night, 5) +
  small(accession, 293, high - 51, { size: 23, anchor: 0.5, weight: 44 });

/** A pin of a diagram: its line from a part to a point beside it, and the name of the part. */
const pin = (way: string, [x, y]: Point, name: string, [u, v]: Point, anchor = 0) =>
  line(way, night, 3.5, 'stroke-linejoin="round"') +
  dot(x, y, 8, night) +
  dot(x, y, 3.4, chalk) +
  small(name, u, v, { size: 24, weight: 64, anchor });

const covers = {
  catalogue:
    rect(0, 0, 400, 510, night) +
    letters("Power", 28, 106, { size: 84, fill: chalk }) +
    letters("Wears", 28, 194, { size: 82, fill: chalk }) +
    letters("Many", 28, 282, { size: 96, fill: chalk }) +
    letters("Strange", 28, 366, { size: 66, fill: chalk }) +
    letters("Hats", 28, 466, { size: 108, fill: brass }) +
    placed(hats.fila(laterite, chalk), 306, 50, 0.24, 6) +
    placed(hats.crown(), 80, 48, 0.14, -10) +
    placed(hats.peaked(palm, oxblood), 340, 386, 0.2, 8),
  pattern:
    rect(0, 0, 400, 400, indigo) +
    adireTile([0, 0, 400, 400], 100, chalk, 31) +
    rect(60, 130, 280, 140, indigo) +
    line("M60 130H340V270H60Z", chalk, 6) +
    letters("Adire", 200, 198, { size: 66, anchor: 0.5, fill: chalk }) +
    small("18 marks", 200, 248, { size: 40, anchor: 0.5, fill: brass, weight: 60 }),
  field:
    rect(0, 0, 400, 585, "#C9A227") +
    line("M24 24H376V561H24Z", night, 5) +
    letters("The peaked", 200, 100, { size: 46, anchor: 0.5 }) +
    letters("cap", 200, 156, { size: 60, anchor: 0.5 }) +
    placed(hats.peaked(palm, oxblood), 200, 372, 0.86) +
    pin("M120 262L104 214H44", [120, 262], "Crown", [44, 205]) +
    pin("M214 292L286 212H346", [214, 292], "Badge", [346, 203], 1) +
    pin("M274 346L316 430", [274, 346], "Band", [346, 456], 1) +
    pin("M176 394L138 456", [176, 394], "Visor", [104, 482]) +
    small("Field notes, 48 pages", 200, 534, { size: 24, anchor: 0.5, weight: 60 }),
};

const titles: Readonly<Record<string, Book>> = {
  "power-wears-many-strange-hats": {
    high: 510,
    thick: 66,
    spine: laterite,
    spineText: "Many strange hats",
    spineInk: chalk,
    cover: covers.catalogue,
    back: blurb({
      ground: laterite,
      ink: chalk,
      accent: brass,
      high: 510,
      accession: "LA.2026.25",
      title: ["Eighteen heads of state,", "and what they wore."],
      words: [
        "The catalogue of the exhibition,",
        "every work in full, with its notes,",
        "its sources and the hat it is about.",
        "The hats are drawn from the record.",
        "The heads are left to the reader.",
      ],
    }),
    left:
      rect(20, 20, 290, 400, laterite) +
      halftone([20, 20, 310, 420], (x, y) => Math.max(0, (x + y - 260) / 500), oxblood, { pitch: 13 }) +
      placed(hats.redcap(chalk, oxblood), 140, 330, 0.6),
    right:
      small("Chapter 2", 40, 74, { size: 44, fill: laterite, weight: 70 }) +
      lines(
        [
          "The red cap is not bought. It is",
          "given with a title, and a title",
          "is given by those who can take",
          "it back, which a ballot is not.",
        ],
        40,
        112,
        { step: 25, size: 18.5 },
      ) +
      small("The feather", 40, 246, { size: 30, fill: laterite, weight: 70 }) +
      lines(
        [
          "An eagle’s, and only one. It",
          "points up and a little forward,",
          "as a good speech does, and it",
          "is the last thing to leave the",
          "room.",
        ],
        40,
        280,
        { step: 25, size: 18.5 },
      ),
  },
  "the-record": {
    high: 565,
    thick: 104,
    spine: night,
    spineText: "The Record",
    spineInk: brass,
    cover: record.cover,
    back: record.back,
    left: record.left,
    right: record.right,
  },
  "a-pattern-book-of-adire": {
    high: 400,
    thick: 40,
    spine: chalk,
    spineText: "Adire",
    spineInk: indigo,
    cover: covers.pattern,
    back: blurb({
      ground: chalk,
      ink: indigo,
      accent: laterite,
      high: 400,
      accession: "LA.2026.28",
      title: ["Eighteen marks,", "one blue."],
      words: ["Patterns for resist-dyed cloth,", "to trace, cut, tie and dye. Each", "has its name and its repeat."],
    }),
    left: rect(24, 20, 284, 400, indigo) + adireTile([24, 20, 308, 420], 142, chalk, 5),
    right:
      [
        [92, 14],
        [58, 12],
        [26, 10],
      ]
        .map(([r = 0, w = 0]) => oval(165, 150, r, r, "none", `stroke="${indigo}" stroke-width="${w}"`))
        .join("") +
      small("Moons", 40, 296, { size: 30, fill: indigo, weight: 70 }) +
      lines(
        [
          "Tie three times round a stone,",
          "loosely first. Dip, wait and dip",
          "again. What the thread held",
          "stays white.",
        ],
        40,
        326,
        {
          step: 24,
          size: 18.5,
        },
      ),
  },
  "field-notes-on-the-peaked-cap": {
    high: 585,
    thick: 7,
    stapled: true,
    spine: night,
    spineText: "",
    spineInk: chalk,
    cover: covers.field,
    back: blurb({
      ground: "#C9A227",
      ink: night,
      accent: oxblood,
      high: 585,
      accession: "LA.2026.29",
      title: ["It has a peak, so that the", "eyes need not be seen."],
      words: [
        "Six of the eighteen hats in this",
        "museum are peaked caps. These are",
        "notes on how one is made, from the",
        "crown to the visor, what each part",
        "is for, and how it is worn when the",
        "radio plays martial music.",
        "With a chapter on the beret.",
      ],
    }),
    left:
      placed(hats.peaked(night, laterite), 160, 158, 0.72) +
      small("Fig. 1. Peaked cap", 160, 226, { size: 19, anchor: 0.5, weight: 50 }) +
      placed(hats.beret(oxblood, night), 146, 348, 0.62) +
      small("Fig. 2. Beret, for contrast", 160, 396, { size: 19, anchor: 0.5, weight: 50 }),
    right:
      small("Visor", 34, 66, { size: 44, fill: palm, weight: 70 }) +
      lines(
        [
          "It keeps the sun off the",
          "eyes, and the eyes off the",
          "public. The higher the rank,",
          "the lower it is worn.",
        ],
        34,
        102,
        { step: 25, size: 19.5 },
      ) +
      small("Badge", 34, 250, { size: 44, fill: palm, weight: 70 }) +
      lines(
        [
          "It says who gives orders. In",
          "July it may be another man.",
          "The badge stays where it is,",
          "and only the head is changed.",
        ],
        34,
        286,
        { step: 25, size: 19.5 },
      ),
  },
};

/** Spectacles 14 cm broad, folded on the table. */
const spectacles = () =>
  [-3.6, 3.6].map((x) => oval(x, -2, 2.9, 2.2, "#DCE4E0", `stroke="${night}" stroke-width=".7"`)).join("") +
  line("M-0.9 -2.6Q0 -3.4 0.9 -2.6M-6.4 -2.6L-7 -0.2M6.4 -2.6L7 -0.2", night, 0.7);

interface Scene {
  seed: number;
  hero: (thing: Thing) => string;
  inside: readonly [ground: string, zoom: number, turn: number];
  /** The wall and the things beside the book, which stands upright on a desk: 15 units are a centimetre. */
  place: readonly [wall: string, beside: (k: number, y: number) => string];
  rear: readonly [ground: string, turn: number];
}

function views(
  slug: string,
  { seed, hero, inside: [table, zoom, lean], place: [wall, beside], rear: [ground, turn] }: Scene,
): Views {
  const { label, height } = factsOf(slug);
  const book = titles[slug];
  if (!book) throw new Error(`no book ${slug}`);
  const page = (n: number, body: string) => plate({ seed: seed + n * 3, label }, body);
  const dropped = (drawn: string) => shadow(drawn, { dx: 30, dy: 36, pitch: 10, field: () => 0.92 }) + drawn;
  return [
    () => page(0, hero(closed(book, book.cover, "front"))),
    () => page(1, table + dropped(laid(spread(book), { x: 400, y: 480, scale: zoom, turn: lean }))),
    () => {
      const [k, y] = [16, 800];
      // Upright against the wall: its cover only.
      const upright: Thing = {
        box: [0, 0, 400, book.high],
        body:
          slipped(`M0 0H400V${book.high}H0Z`, book.spine, { dx: book.stapled ? -3 : -12, dy: 2 }) +
          inside(`M0 0H400V${book.high}H0Z`, book.cover) +
          line(`M20 0V${book.high}`, night, 3, 'opacity=".35"'),
      };
      const standing = stood(upright, { x: 330, y, scale: toScale(upright, height, k) });
      return page(
        2,
        wall +
          group(boards(y - 12, 970, [WOOD.mid, WOOD.dark], seeded(seed), 3), "") +
          rect(0, y - 16, 800, 8, WOOD.light) +
          shadow(standing, {
            dx: book.stapled ? 12 : 46,
            dy: 0,
            pitch: book.stapled ? 7 : 10,
            field: (_, v) => (v < y ? 0.9 : 0),
          }) +
          halftone([150, y, 700, y + 40], (u, v) => Math.max(0, 1 - Math.hypot((u - 360) / 300, (v - y) / 30)), night, {
            pitch: 8,
          }) +
          standing +
          beside(k, y + 34),
      );
    },
    () =>
      page(
        3,
        ground +
          dropped(laid(closed(book, book.back, "back"), { x: 396, y: 480, scale: book.high < 450 ? 1.34 : 1.2, turn })),
      ),
  ];
}
const dropped = (drawn: string) => shadow(drawn, { dx: 34, dy: 40, pitch: 10, field: () => 0.92 }) + drawn;

export const books: Readonly<Record<string, Views>> = {
  // On resist-dyed cloth.
  "power-wears-many-strange-hats": views("power-wears-many-strange-hats", {
    seed: 2025,
    hero: (thing) =>
      adireTop(indigo, "#C9CFE2", -14, seeded(7), 190) +
      dusk([300, 200], [900, 1000], night, 0.5) +
      dropped(laid(thing, { x: 396, y: 480, scale: 1.3, turn: 13 })),
    inside: [boardTop([WOOD.light, WOOD.mid], 24, seeded(2)), 0.94, -12],
    place: [
      glowing("#B0472A", "#D98B5A", [560, 260, 700]),
      (k, y) => {
        // It wears one itself.
        const whole =
          "M-181 -96C-178 -126 -150 -140 -126 -150C-88 -168 -48 -178 -8 -178C40 -178 84 -166 122 -152C152 -141 177 -128 178 -102C178 -82 158 -66 140 -58L122 -46L131 -4L145 25C96 30 50 40 0 40S-96 30 -145 25L-131 -4L-122 -46L-146 -56C-166 -64 -183 -78 -181 -96Z";
        const dark = halftone([-180, -180, 190, 44], (u, v) => Math.max(0, (u - 20 + v * 0.4) / 170), night, {
          pitch: 8,
          turn: 33,
        });
        const cap = placed(hats.peaked("#2F6B42", oxblood), 338, 306, 1.22, -5);
        return (
          shadow(cap, { dx: 54, dy: 22, pitch: 11, ink: "#4A160A", field: (_, v) => (v < 352 ? 0.9 : 0) }) +
          cap +
          placed(inside(whole, dark), 338, 306, 1.22, -5) +
          set(mug(indigo, chalk), 600, y, k) +
          set(pencil(brass), 470, y + 44, k)
        );
      },
    ],
    rear: [stripTop([palm, chalk, night, brass], 20), -11],
  }),
  // On an office desk.
  "the-record": views("the-record", {
    seed: 2026,
    hero: (thing) =>
      boardTop([WOOD.mid, WOOD.dark], 8, seeded(4)) +
      windowLight("#E3B77C", { x: 120, y: 40, wide: 520, high: 700, skew: -16, opacity: 0.35 }) +
      dropped(laid(thing, { x: 384, y: 484, scale: 1.16, turn: -16 })),
    inside: [flood("#274B33") + dusk([200, 200], [900, 1000]), 0.94, 9],
    place: [
      glowing("#1E2A52", "#4A5C98", [240, 260, 700]),
      (k, y) =>
        set(
          shelved([
            [4, 23, laterite],
            [3, 26, palm],
            [5, 22, oxblood],
          ]),
          490,
          y - 34,
          k,
        ) + set(spectacles(), 190, y + 34, k),
    ],
    rear: [terrazzoTop("#D9CDB6", [laterite, night, palm, brass], seeded(11)), 12],
  }),
  // On a raffia mat.
  "a-pattern-book-of-adire": views("a-pattern-book-of-adire", {
    seed: 2028,
    hero: (thing) =>
      matTop("#D9BE82", "#8A6A2B", [laterite, palm], -10) +
      dropped(laid(thing, { x: 396, y: 470, scale: 1.42, turn: 17 })) +
      leafShadow("#5C3517", { x: 850, y: 960, turn: 222, long: 700, opacity: 0.24 }),
    inside: [adireTop(oxblood, "#D9A5A5", 16, seeded(3), 200), 0.94, 10],
    place: [
      glowing("#2F5D3A", "#6E9A6A", [560, 260, 700]),
      (k, y) =>
        set(
          shelved(
            [
              [2.6, 24, brass],
              [3.6, 20, chalk],
              [2.2, 26, night],
              [4.4, 22, laterite],
            ],
            indigo,
          ),
          530,
          y - 34,
          k,
        ) + set(mug(chalk, laterite), 116, y, k),
    ],
    rear: [boardTop([WOOD.light, WOOD.mid], -26, seeded(9)), -13],
  }),
  // In the sun of a veranda, beside its subject.
  "field-notes-on-the-peaked-cap": views("field-notes-on-the-peaked-cap", {
    seed: 2029,
    hero: (thing) => {
      const cap = placed(hats.peaked(palm, oxblood), 566, 250, 1.3, 14);
      return (
        flood("#A5432A") +
        dusk([200, 200], [900, 1050], oxblood, 0.9) +
        group(shutterLight("#D98B5A", { x: -40, y: -80, turn: 30, bars: 14, wide: 980, opacity: 0.5 }), "") +
        shadow(cap, { dx: 34, dy: 44, pitch: 10, field: () => 0.92 }) +
        cap +
        // Felt takes the sun in a broad patch, the peak in a narrow one.
        shadow(cap, { dx: 0, dy: 0, pitch: 8, field: (x, y) => 0.85 * slope([560, 190], [800, 400], 1.1)(x, y) }) +
        shadow(cap, {
          dx: 0,
          dy: 0,
          pitch: 9,
          turn: 20,
          ink: "#8FC09A",
          field: (x, y) => 0.8 * glow(470, 120, 130)(x, y),
        }) +
        dropped(laid(thing, { x: 356, y: 560, scale: 1.04, turn: -15 }))
      );
    },
    inside: [matTop("#D9BE82", "#8A6A2B", [indigo], 30), 0.94, -10],
    place: [
      glowing(indigo, "#5468A8", [560, 260, 700]),
      (k, y) =>
        set(
          shelved(
            [
              [2.4, 19, oxblood],
              [3.4, 22, palm],
              [2, 24, chalk],
            ],
            brass,
          ),
          500,
          y - 34,
          k,
        ) + set(mug(laterite, chalk), 122, y + 20, k),
    ],
    rear: [adireTop(palm, "#BFD3BE", 12, seeded(8), 180), 14],
  }),
};
