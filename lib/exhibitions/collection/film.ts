/**
 * The museum's own film, cut out of the works by tooling/assets/film: it is shown for a leader who has none. A browser takes the
 * first of the two kinds that it can play; neither is fetched before somebody presses play.
 */
export const houseFilm = {
  webm: "/video/default.webm",
  mp4: "/video/default.mp4",
  /** WebVTT: nobody speaks in it, so the captions say what is heard and what stands on the cards, in each language. */
  captions: { en: "/video/default.vtt", pcm: "/video/default.pcm.vtt" },
  poster: "/video/default.jpg",
  width: 1280,
  height: 720,
  seconds: 30.5,
  /** What the lighter of the two weighs. */
  bytes: 1_654_377,
} as const;
