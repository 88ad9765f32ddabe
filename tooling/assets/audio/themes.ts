import type { LeaderTheme } from "../../../lib/exhibitions/collection/leader-text";
import { seeded } from "../art/kit";
import { agogo, drone, echoed, emptyLoop, type Loop, roomTone, shaker, talkingDrum, udu } from "./instruments";

/** How one theme plays: its tempo, its scale, and who is heard. */
type Score = {
  /** Beats a minute; the loop is a whole number of bars. */
  tempo: number;
  bars: number;
  root: number;
  scale: readonly number[];
  /** Sixteenths of a bar of four, one line for each instrument; a figure is how loud, a dot is silence. */
  bells: string;
  pot: string;
  seeds: string;
  /** Chance that the drum speaks on an eighth. */
  talk: number;
  air: { loud: number; dark: number };
  hum: number;
  room: number;
};

const scores: Record<LeaderTheme, Score> = {
  // Far apart, dry, with wind.
  desert: {
    tempo: 66,
    bars: 7,
    root: 110,
    scale: [0, 2, 3, 7, 9],
    bells: "5.......3.......",
    pot: "6.....4...5.....",
    seeds: "................",
    talk: 0.2,
    air: { loud: 1.5, dark: 0.035 },
    hum: 0.028,
    room: 0.5,
  },
  // Parade ground: even steps, iron, a long corridor.
  blacksteel: {
    tempo: 72,
    bars: 8,
    root: 82.4,
    scale: [0, 1, 3, 5, 7],
    bells: "6...4...6...4.4.",
    pot: "7.......6.......",
    seeds: "2...2...2...2...",
    talk: 0.16,
    air: { loud: 0.8, dark: 0.014 },
    hum: 0.045,
    room: 0.9,
  },
  // Quick and close; the pattern that half the coast dances to.
  fire: {
    tempo: 98,
    bars: 12,
    root: 123.5,
    scale: [0, 2, 5, 7, 10],
    bells: "6..5..5...5.5...",
    pot: "6...4.5.6...4...",
    seeds: "3.1.3.1.3.1.3.1.",
    talk: 0.36,
    air: { loud: 0.7, dark: 0.06 },
    hum: 0.02,
    room: 0.35,
  },
  // Water in it, and leaves.
  forest: {
    tempo: 80,
    bars: 10,
    root: 98,
    scale: [0, 2, 4, 7, 9],
    bells: "4.....3..4......",
    pot: "6..5....5..4..4.",
    seeds: "1.1.2.1.1.1.2.1.",
    talk: 0.24,
    air: { loud: 0.9, dark: 0.09 },
    hum: 0.026,
    room: 0.65,
  },
};

/** A theme as one leader hears it: the same room, another player. The number of the leader moves key, hand and phrase. */
export function play(theme: LeaderTheme, leader: number): Loop {
  const score = scores[theme];
  const rnd = seeded(1960 + leader * 31);
  const tempo = score.tempo + ((leader * 5) % 7) - 3;
  const beat = 60 / tempo;
  const bar = beat * 4;
  const loop = emptyLoop(bar * score.bars);
  const root = score.root * 2 ** ((((leader * 5) % 6) - 2) / 12);
  const note = (step: number) => {
    const { scale } = score;
    const degree = ((step % scale.length) + scale.length) % scale.length;
    return root * 2 ** (((scale[degree] ?? 0) + 12 * Math.floor(step / scale.length)) / 12);
  };
  const sixteenth = bar / 16;
  const late = () => rnd.between(-0.008, 0.012);
  const each = (line: string, hit: (at: number, loud: number, step: number) => void) => {
    for (let count = 0; count < score.bars; count++)
      for (const [step, mark] of [...line].entries())
        if (mark !== "." && rnd() > 0.08) hit(count * bar + step * sixteenth + late(), Number(mark) / 9, step);
  };
  roomTone(loop, { ...score.air, swell: 2 + (leader % 3), rnd });
  drone(loop, { pitch: root / 2, loud: score.hum, beat: 2 + (leader % 2) });
  const [high, low] = leader % 2 ? [8, 6] : [9, 5];
  each(score.bells, (at, loud, step) =>
    agogo(loop, { at, loud: loud * 0.085, pan: 0.45 }, note(step % 3 ? high : low) * 2),
  );
  each(score.pot, (at, loud) => udu(loop, { at, loud: loud * 0.4, pan: -0.3 }, { pitch: root * 0.72, rnd }));
  each(score.seeds, (at, loud) => shaker(loop, { at, loud: loud * 0.3, pan: 0.1 }, rnd));
  // The drum speaks in phrases and lets the room answer: two bars of four.
  const glides = [1.5, 0.67, 1.33, 0.75, 1, 1.2];
  for (let count = 0; count < score.bars; count++) {
    if ((count + leader) % 4 >= 2) continue;
    for (let eighth = 0; eighth < 8; eighth++) {
      if (rnd() > score.talk * (eighth % 2 ? 0.8 : 1.4)) continue;
      talkingDrum(
        loop,
        { at: count * bar + eighth * 2 * sixteenth + late(), loud: rnd.between(0.2, 0.34), pan: -0.05 },
        { pitch: note(2 + Math.floor(rnd.between(0, 4))), glide: glides[Math.floor(rnd() * glides.length)] ?? 1 },
      );
    }
  }
  return echoed(loop, score.room);
}
