/** The small petrol generator of every balcony, about 460 wide and 390 high with its foot at 692,572. It is off. */
import { cut, dot, halftone, INK, letters, line, poly, type Random, ring, shape, slipped } from "../kit";
import { open, pts, slope, stroke, turned } from "./press";

const { laterite, night, brass, chalk } = INK;

/** Its paint: brass and white as a print has it, or what a sculpture of it is painted. */
export function generator(
  rnd: Random,
  { tank = brass as string, casing = chalk as string, tone = laterite as string } = {},
) {
  // tank above, engine and starter below, in a cage of tube
  const tube = (way: string, wide = 20) =>
    line(way, chalk, wide + 9, 'stroke-linejoin="round" stroke-linecap="round"') +
    line(way, night, wide, 'stroke-linejoin="round" stroke-linecap="round"');
  const fins = Array.from({ length: 6 }, (_, i) => {
    const out = [8, 0, -6, -6, 0, 8][i] ?? 0;
    return slipped(
      poly(
        pts(
          `${908 + out} ${372 + i * 20}, ${1010 - out} ${372 + i * 20}, ${1010 - out} ${384 + i * 20}, ${908 + out} ${384 + i * 20}`,
        ),
      ),
      night,
      { dx: -4, dy: 3 },
    );
  }).join("");
  const starter =
    slipped(cut(ring(800, 430, 76, 76, 18), rnd, { slip: 1.5 }), brass, { dx: -7, dy: 5, paper: night }) +
    line(cut(ring(800, 430, 58, 58, 18), rnd, { slip: 1 }), night, 5) +
    [0, 120, 240]
      .map((a) => turned(a, 800, 430, shape("M770 392Q800 376 830 392L820 406Q800 396 780 406Z", night)))
      .join("") +
    dot(800, 430, 15, night);
  // the cord that nobody pulls any more, and its handle
  const pull =
    stroke(open("772 420, 720 424, 676 452, 652 500"), chalk, 14) +
    stroke(open("772 420, 720 424, 676 452, 652 500"), night, 7) +
    turned(
      24,
      650,
      512,
      slipped(poly(pts("612 498, 688 498, 692 524, 608 524")), brass, { dx: -5, dy: 5, paper: night }),
    );
  return (
    tube("M742 180H1140Q1150 180 1150 192V500", 13) +
    tube("M692 206L742 180M1110 206L1150 184", 11) +
    slipped(poly(pts("716 352, 1088 352, 1088 512, 716 512")), night, { dx: 0, dy: 0 }) +
    shape(pts("724 360, 1080 360, 1080 506, 724 506"), casing) +
    halftone([724, 360, 1080, 506], slope([700, 330], [1050, 560], 1.2), tone, { pitch: 13, turn: 24 }) +
    fins +
    slipped(cut(pts("1024 372 1, 1096 366 1, 1100 486 1, 1024 492 1"), rnd, { slip: 1.5 }), night, {
      dx: -5,
      dy: 4,
    }) +
    [392, 418, 444, 470].map((y) => line(`M1038 ${y}H1084`, brass, 8)).join("") +
    starter +
    // the tank, welded round its middle, with its filler cap
    slipped(
      cut(pts("716 300, 722 250, 760 228 1, 1044 228 1, 1084 250, 1090 300, 1080 340 1, 726 340 1"), rnd, {
        slip: 1.5,
      }),
      tank,
      { dx: -6, dy: 4, paper: night },
    ) +
    halftone([712, 226, 1092, 342], slope([900, 240], [1010, 380], 1.2), night, { pitch: 11, turn: 30 }) +
    line("M712 300H1092", night, 8) +
    slipped(poly(pts("800 200, 872 200, 866 232, 806 232")), night, { dx: -4, dy: 2 }) +
    slipped(poly(pts("790 184, 882 184, 882 206, 790 206")), night, { dx: -4, dy: 2 }) +
    shape("M950 246H1030V274H950Z", chalk) +
    line("M958 270L974 254", laterite, 6) +
    // the panel: one socket, one switch
    shape("M716 512H1088V566H716Z", night) +
    shape("M744 522H802V556H744Z", chalk) +
    line("M773 526V535M760 541H767M779 541H786", night, 7) +
    shape("M850 520H960V558H850Z", chalk) +
    letters("Off", 868, 553, { size: 40, track: 3, fill: laterite }) +
    tube("M692 206Q692 196 704 196H1098Q1110 196 1110 208V572H692Z", 22) +
    line("M686 220V556", chalk, 4) +
    pull
  );
}
