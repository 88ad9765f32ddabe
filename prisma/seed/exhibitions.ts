import type { IdPrefix } from "../../lib/core/ids";
import { paths } from "../../lib/core/urls/paths";
import type { Tx } from "../../lib/db/client";
import { leaders } from "../../lib/exhibitions/collection/leaders";
import { leaderPictures } from "../../lib/exhibitions/collection/pictures";
import { makeArtwork, makeExhibition, makeLeader } from "../../lib/exhibitions/factory";
import { openingDate } from "./events";
import { exhibitionBlocks } from "./exhibition-blocks";

/** The exhibitions in display order. */
const seedExhibitions = [
  {
    slug: "heads-of-state",
    title: "Heads of State",
    subtitle: "A Timeline of Power and Parody",
    story:
      "Eighteen people have held the country since 1960. Here each of them hangs without a face: in its place is the object by which the time remembers the office. Beside every work there are two papers. One is satire, invented by the museum and marked so. The other is the record, with a date and a source on each line.",
    imageUrl: "/images/home/heads-of-state-1600.jpg",
    imageAlt:
      "An official photograph with nobody in it: five sets of robes and tunics stand in a row, their collars empty, and over them hang a crown, an embroidered cap, a peaked cap, a fedora and a folded cap.",
    status: "open",
  },
  {
    slug: "badger",
    title: "The Badger Scroll",
    subtitle: "Upcoming Auction Drop",
    story:
      "One scroll, cut from one length of paper, in which a badger digs under everything that has been built above it. It hangs here for members before it goes under the hammer, once.",
    imageUrl: "/images/home/badger-1600.jpg",
    imageAlt:
      "A tall paper scroll hangs between two rods on a dark red wall: above the ground a tower, a bank and a flag lean; below it a badger digs.",
    status: "open",
    linkPath: paths.auctions,
    linkLabel: "Go to the auction",
  },
  {
    slug: "afroalchemy",
    title: "Afro Alchemy",
    subtitle: "Metals, cloth and what was made of them",
    story:
      "Nothing in a Nigerian market stays what it was. Wax becomes brass, a leaf becomes blue, and what was once a padlock comes back as a bell. The exhibition follows nine materials through the hands that change them, and asks at every bench who did the work, who was paid for it, and where the piece is now.",
    imageUrl: "/images/home/afro-alchemy-1600.jpg",
    imageAlt:
      "A padlock, a key and coins drop into a green crucible held by tongs; a stream of molten brass pours from it into a clay mould, where a bell is half full.",
    requiresVip: false,
    status: "announced",
  },
  {
    slug: "loves-labours",
    title: "Love’s Labours",
    subtitle: "Letters between people who waited",
    story:
      "Before there was a call there was a letter, and before the letter came there was the waiting, which is what this exhibition is about. Work, war and the visa office have kept a great many Nigerians apart from whoever they meant to be with. The museum is collecting what they sent to one another meanwhile.",
    imageUrl: "/images/home/loves-labours-1600.jpg",
    imageAlt:
      "A cassette’s tape has run out of it in loops; its end turns into the handwriting on an airmail envelope below.",
    requiresVip: false,
    status: "announced",
  },
] as const;

/** The ten leaders on the board, in order. */
const boardOrder = [
  "abubakar-tafawa-balewa",
  "johnson-aguiyi-ironsi",
  "yakubu-gowon",
  "olusegun-obasanjo-1976",
  "shehu-shagari",
  "ibrahim-babangida",
  "sani-abacha",
  "goodluck-jonathan",
  "muhammadu-buhari-2015",
  "bola-tinubu",
];

/** Adds the missing exhibitions, leaders and artworks, and returns the number of exhibitions and leaders added. */
export async function addExhibitions(tx: Tx, idOf: (prefix: IdPrefix, name: string) => string): Promise<number> {
  const existing = new Map((await tx.exhibition.findMany()).map((one) => [one.slug, one]));
  let added = 0;
  for (const [position, exhibition] of seedExhibitions.entries()) {
    if (existing.has(exhibition.slug)) continue;
    const id = idOf("exh", exhibition.slug);
    const opensAt = exhibition.slug === "heads-of-state" ? openingDate(new Date()) : null;
    const blocks = exhibitionBlocks(exhibition.slug, idOf);
    existing.set(exhibition.slug, await makeExhibition({ ...exhibition, id, position, opensAt, blocks }, tx));
    added++;
  }
  const headsOfState = existing.get("heads-of-state");
  if (!headsOfState || headsOfState.deletedAt) return added;
  const [existingLeaders, existingArtworks] = await Promise.all([
    tx.leader.findMany({ where: { exhibitionId: headsOfState.id }, select: { slug: true, boardPosition: true } }),
    tx.artwork.findMany({ where: { exhibitionId: headsOfState.id }, select: { slug: true } }),
  ]);
  const taken = new Set([...existingLeaders, ...existingArtworks].map(({ slug }) => slug));
  const dots = new Set(existingLeaders.map(({ boardPosition }) => boardPosition));
  for (const { slug, name, order, alt, artworkSlug, artworkTitle, productSlug } of leaders) {
    if (taken.has(slug) || taken.has(artworkSlug)) continue;
    const dot = boardOrder.indexOf(slug) + 1;
    const leader = await makeLeader(
      {
        id: idOf("ldr", slug),
        exhibitionId: headsOfState.id,
        slug,
        name,
        position: order,
        boardPosition: dot > 0 && !dots.has(dot) ? dot : null,
      },
      tx,
    );
    await makeArtwork(
      {
        id: idOf("art", artworkSlug),
        exhibitionId: headsOfState.id,
        leaderId: leader.id,
        slug: artworkSlug,
        title: artworkTitle,
        imageUrl: leaderPictures(slug).portrait.src,
        imageAlt: alt,
        productSlug,
        position: order,
      },
      tx,
    );
    added++;
  }
  return added;
}
