/** A product with a smart label: the 3D model it shows, and the leader whose chapter it belongs to. */
export type SeedSmartLabel = { slug: string; model: string; chapterSlug?: string };

export const seedSmartLabels: readonly SeedSmartLabel[] = [
  { slug: "obj-pendant", model: "obj-pendant", chapterSlug: "olusegun-obasanjo-1976" },
  { slug: "the-dribble-medal", model: "the-dribble-medal", chapterSlug: "ibrahim-babangida" },
  { slug: "open-eight-pendant", model: "open-eight-pendant", chapterSlug: "bola-tinubu" },
  { slug: "with-immediate-effect-seal", model: "with-immediate-effect-seal", chapterSlug: "murtala-mohammed" },
  { slug: "the-queue-medal", model: "the-queue-medal", chapterSlug: "muhammadu-buhari-1983" },
  { slug: "heads-of-state-vase", model: "heads-of-state-vase" },
  { slug: "handover-amphora", model: "handover-amphora", chapterSlug: "abdulsalami-abubakar" },
  { slug: "dark-glasses-jar", model: "dark-glasses-jar", chapterSlug: "sani-abacha" },
  { slug: "golden-voice", model: "golden-voice", chapterSlug: "abubakar-tafawa-balewa" },
  { slug: "interim-hourglass", model: "interim-hourglass", chapterSlug: "ernest-shonekan" },
  { slug: "the-unending-letter", model: "the-unending-letter", chapterSlug: "olusegun-obasanjo-1999" },
  { slug: "the-stick-and-the-crocodile", model: "the-stick-and-the-crocodile", chapterSlug: "johnson-aguiyi-ironsi" },
  { slug: "a-stamp-half-unstuck", model: "a-stamp-half-unstuck", chapterSlug: "elizabeth-ii" },
  { slug: "twelve-pieces-one-thread", model: "twelve-pieces-one-thread", chapterSlug: "yakubu-gowon" },
  { slug: "eighteen-hats-poster", model: "eighteen-hats-poster" },
];
