/** A picture on show: its stored file and the size that keeps its place on the page. */
export interface CollectionPicture {
  src: string;
  width: number;
  height: number;
}

export interface LeaderPictures {
  /** The whole sheet, 4:5. */
  portrait: CollectionPicture;
  /** The plate of a desktop screen, 2:1. */
  wide: CollectionPicture;
  /** Closer, 4:5, for a telephone. */
  mobile: CollectionPicture;
  /** What is shown where the page's address is sent: 1200 by 630. */
  share: string;
}

/** The pictures of one leader's work, by the leader's slug. Only pages show the crops, so that they have no JPEG. */
export function leaderPictures(slug: string): LeaderPictures {
  const stem = `/images/leaders/${slug}`;
  return {
    portrait: { src: `${stem}-portrait-960.jpg`, width: 960, height: 1200 },
    wide: { src: `${stem}-wide-1600.webp`, width: 1600, height: 800 },
    mobile: { src: `${stem}-mobile-960.webp`, width: 960, height: 1200 },
    share: `${stem}-share.jpg`,
  };
}
