/** A picture as a page places it: its stored file, the size that keeps its place, and what it shows. */
export interface HomePicture {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/**
 * The pictures that are not a leader's: of the home page, and of the exhibitions and the lot that it announces. The almanac of
 * the eighteen takes `leaderPictures(slug).portrait`, whose smallest width is 160.
 */
export const homePictures = {
  /** The card of Heads of State on the rail of exhibitions, and the pages /exhibitions and /subscribe. */
  headsOfState: {
    src: "/images/home/heads-of-state-1600.jpg",
    width: 1600,
    height: 1000,
    alt: "An official photograph with nobody in it: five sets of robes and tunics stand in a row, their collars empty, and over them hang a crown, an embroidered cap, a peaked cap, a fedora and a folded cap.",
  },
  /** The card of Afro Alchemy, and its own page. */
  afroAlchemy: {
    src: "/images/home/afro-alchemy-1600.jpg",
    width: 1600,
    height: 1000,
    alt: "A padlock, a key and coins drop into a green crucible held by tongs; a stream of molten brass pours from it into a clay mould, where a bell is half full.",
  },
  /** The card of Love’s Labours, and its own page. */
  lovesLabours: {
    src: "/images/home/loves-labours-1600.jpg",
    width: 1600,
    height: 1000,
    alt: "A cassette’s tape has run out of it in loops; its end turns into the handwriting on an airmail envelope below.",
  },
  /** The exhibition of the Badger Scroll, and wherever the auction is announced. */
  badger: {
    src: "/images/home/badger-1600.jpg",
    width: 1600,
    height: 1000,
    alt: "A tall paper scroll hangs between two rods on a dark red wall: above the ground a tower, a bank and a flag lean; below it a badger digs.",
  },
  /** Beside the manifesto, and on the founders’ wall. */
  manifesto: {
    src: "/images/home/manifesto-960.jpg",
    width: 960,
    height: 1280,
    alt: "A brass hat stand with seven hats of office: a crown, a peaked cap, a folded cap, an embroidered cap, a fedora, a red cap with a feather and a beret. An eighth peg is empty, and the lamp is on it.",
  },
  /** The indigo room of scan, tap, reveal: a cut-out, whose AVIF and WebP let the cloth behind it through. */
  scan: {
    src: "/images/home/scan-960.jpg",
    width: 960,
    height: 1400,
    alt: "A hand holds a telephone before a dark medal. On the screen, and only there, the medal shines: a yam and a hoe, with its name below.",
  },
} as const satisfies Record<string, HomePicture>;

/** The three views of the auction’s lot, for its gallery. */
export const badgerScrollPictures = [
  {
    src: "/images/lots/badger-scroll-1-960.jpg",
    width: 960,
    height: 1200,
    alt: "The Badger Scroll, hung by a cord between two dark rods with brass knobs. A tower, a bank and a flag lean on the surface; in the red earth under them a badger has dug its den, and coins from the bank roll down to it.",
  },
  {
    src: "/images/lots/badger-scroll-2-960.jpg",
    width: 960,
    height: 1200,
    alt: "The scroll let down over a white plinth, its upper half still rolled on a patterned backing, a red cord and a wax seal hanging from it. The badger lies over the front of the plinth.",
  },
  {
    src: "/images/lots/badger-scroll-3-960.jpg",
    width: 960,
    height: 1200,
    alt: "The badger close: its striped head, nose to the ground, and the pale claws of two paws in dark red earth, printed in dots.",
  },
] as const satisfies readonly HomePicture[];
