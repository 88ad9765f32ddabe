/** An image with its intrinsic size and alternative text. */
export interface HomeImage {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/**
 * The images of the home page and of announced exhibitions and lots. The images of leaders are in `leaderPictures(slug)`.
 */
export const homeImages = {
  /** Heads of State: the home carousel, /exhibitions and /subscribe. */
  headsOfState: {
    src: "/images/home/heads-of-state-1600.jpg",
    width: 1600,
    height: 1000,
    alt: "An official photograph with nobody in it: five sets of robes and tunics stand in a row, their collars empty, and over them hang a crown, an embroidered cap, a peaked cap, a fedora and a folded cap.",
  },
  /** Afro Alchemy: the home carousel and its page. */
  afroAlchemy: {
    src: "/images/home/afro-alchemy-1600.jpg",
    width: 1600,
    height: 1000,
    alt: "A padlock, a key and coins drop into a green crucible held by tongs; a stream of molten brass pours from it into a clay mould, where a bell is half full.",
  },
  /** Love’s Labours: the home carousel and its page. */
  lovesLabours: {
    src: "/images/home/loves-labours-1600.jpg",
    width: 1600,
    height: 1000,
    alt: "A cassette’s tape has run out of it in loops; its end turns into the handwriting on an airmail envelope below.",
  },
  /** The Badger Scroll: its exhibition and the auction pages. */
  badger: {
    src: "/images/home/badger-1600.jpg",
    width: 1600,
    height: 1000,
    alt: "A tall paper scroll hangs between two rods on a dark red wall: above the ground a tower, a bank and a flag lean; below it a badger digs.",
  },
  /** The manifesto and the Founders Wall. */
  manifesto: {
    src: "/images/home/manifesto-960.jpg",
    width: 960,
    height: 1280,
    alt: "A brass hat stand with seven hats of office: a crown, a peaked cap, a folded cap, an embroidered cap, a fedora, a red cap with a feather and a beret. An eighth peg is empty, and the lamp is on it.",
  },
  /** The smart-label section. AVIF and WebP are transparent. */
  scan: {
    src: "/images/home/scan-960.jpg",
    width: 960,
    height: 1400,
    alt: "A hand holds a telephone before a dark medal. On the screen, and only there, the medal shines: a yam and a hoe, with its name below.",
  },
} as const satisfies Record<string, HomeImage>;
