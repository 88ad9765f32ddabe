import { dot, INK, line, rect, shape, star } from "./kit";

const { night, brass, laterite, chalk, oxblood, palm } = INK;

/** Headgear with nobody under it. Each is about 300 wide and stands on 0,0. */
export const hats = {
  crown: (main: string = brass, trim: string = laterite) =>
    shape("M-150 0V-120L-95 -60L-60 -170L0 -80L60 -170L95 -60L150 -120V0Z", main) +
    rect(-150, -34, 300, 34, trim) +
    [-150, -60, 60, 150].map((x) => dot(x, Math.abs(x) === 60 ? -180 : -128, 14, chalk)).join("") +
    [-110, -55, 0, 55, 110].map((x) => dot(x, -17, 8, main)).join(""),
  // The wide crown overhangs the band, and the peak is a crescent that is narrower than the crown.
  peaked: (main: string = palm, trim: string = oxblood) =>
    shape(
      "M-181 -96C-178 -126 -150 -140 -126 -150C-88 -168 -48 -178 -8 -178C40 -178 84 -166 122 -152C152 -141 177 -128 178 -102C178 -82 158 -66 140 -58L120 -46C60 -64 -60 -64 -120 -46L-146 -56C-166 -64 -183 -78 -181 -96Z",
      main,
    ) +
    shape("M-120 -52C-60 -70 60 -70 120 -52L125 0C60 -20 -60 -20 -125 0Z", trim) +
    shape("M-131 -4C-70 -22 70 -22 131 -4L145 25C96 30 50 40 0 40S-96 30 -145 25Z", night) +
    line("M-112 24C-70 25 -40 31 0 31S70 25 112 24", chalk, 4, 'stroke-linecap="round" opacity=".7"') +
    line("M-124 -4C-60 -24 60 -24 124 -4", brass, 9) +
    dot(-124, -4, 8, brass) +
    dot(124, -4, 8, brass) +
    shape(star(0, -92, 34, 10, 0.7), brass) +
    dot(0, -92, 12, laterite),
  fila: (main: string = laterite, trim: string = chalk) =>
    shape("M-140 0C-150 -80 -130 -130 -60 -150C40 -180 150 -200 205 -120C215 -90 180 -70 140 -70V0Z", main) +
    shape(
      "M-60 -150C40 -180 150 -200 205 -120C150 -140 60 -120 -20 -92C-60 -80 -70 -120 -60 -150Z",
      night,
      'opacity=".35"',
    ) +
    [-18, -38, -58].map((y) => line(`M-138 ${y}H140`, trim, 5, 'stroke-dasharray="16 12"')).join(""),
  fedora: (main: string = night, trim: string = laterite) =>
    shape("M-130 -20C-130 -150 -90 -185 -40 -178C-20 -160 20 -160 40 -178C90 -185 130 -150 130 -20Z", main) +
    rect(-131, -66, 262, 44, trim) +
    shape("M-235 -16C-160 -52 160 -52 235 -16C170 30 -170 30 -235 -16Z", main),
  hula: (main: string = oxblood, trim: string = brass) =>
    shape("M-135 0L-122 -150C-60 -170 60 -170 122 -150L135 0C60 14 -60 14 -135 0Z", main) +
    [-100, -50, 0, 50, 100].map((x) => shape(`M${x} -118l18 30-18 30-18-30Z`, trim) + dot(x, -88, 6, main)).join("") +
    line("M-131 -30C-60 -16 60 -16 131 -30", trim, 8) +
    line("M-124 -136C-60 -152 60 -152 124 -136", trim, 8),
  redcap: (main: string = laterite, trim: string = oxblood) =>
    shape("M-130 0C-145 -110 -100 -165 0 -165S145 -110 130 0Z", main) +
    line("M-134 -20H134", trim, 26) +
    shape(
      "M70 -100C110 -230 170 -300 230 -330C235 -250 190 -150 110 -80Z",
      chalk,
      `stroke="${night}" stroke-width="5"`,
    ) +
    line("M80 -78C120 -190 176 -268 226 -322", night, 6) +
    line(
      "M116 -164L112 -190M140 -208L138 -236M166 -246L166 -274M132 -140L156 -148M158 -186L182 -194M184 -226L206 -234",
      night,
      4,
    ),
  beret: (main: string = palm, trim: string = night) =>
    shape("M-130 0C-150 -30 -150 -60 -120 -80C-60 -150 130 -170 215 -90C230 -60 180 -40 135 -30V0Z", main) +
    rect(-131, -24, 264, 26, trim) +
    shape(star(-70, -54, 28, 10, 0.7), brass),
  eight: (main: string = brass, trim: string = night) =>
    shape("M-138 0L-128 -140C-60 -165 60 -165 128 -140L138 0C60 12 -60 12 -138 0Z", main) +
    line("M-60 -78a34 34 0 1 0 60 0a34 34 0 1 1 60 0a34 34 0 1 1 -60 0a34 34 0 1 0 -60 0", trim, 14) +
    line("M-134 -18C-60 -4 60 -4 134 -18", trim, 6),
} as const;
export type Hat = keyof typeof hats;
