import type { Wall } from "./stage";

/** Part of a sheet of 1200 by 1500: left, top and width; the height follows from the format. */
type Crop = readonly [number, number, number];

/** How one work is shown where its whole sheet does not fit. */
export interface Composition {
  /** 2:1, for a desktop screen: a part of the work, or its own drawing for that format (`drawWide`). */
  wide: Crop | "drawn";
  /** 4:5, closer than the sheet, for a phone. */
  mobile: Crop;
  /** The wall that the work hangs on. */
  wall: Wall;
}

/** Chosen by looking, one work at a time: each crop keeps the joke and loses the paper's margin. */
export const compositions: Record<string, Composition> = {
  "elizabeth-ii": { wide: [56, 322, 1080], mobile: [180, 60, 900], wall: "indigo" },
  "nnamdi-azikiwe": { wide: [56, 330, 1080], mobile: [100, 60, 900], wall: "night" },
  "abubakar-tafawa-balewa": { wide: [58, 84, 1080], mobile: [110, 60, 900], wall: "brass" },
  "johnson-aguiyi-ironsi": { wide: [58, 360, 1080], mobile: [58, 240, 860], wall: "palm" },
  "yakubu-gowon": { wide: [58, 420, 1080], mobile: [100, 270, 880], wall: "indigo" },
  "murtala-mohammed": { wide: [58, 800, 1080], mobile: [120, 330, 860], wall: "chalk" },
  "olusegun-obasanjo-1976": { wide: [58, 560, 1080], mobile: [170, 290, 890], wall: "palm" },
  "shehu-shagari": { wide: [58, 60, 1080], mobile: [180, 58, 900], wall: "laterite" },
  "muhammadu-buhari-1983": { wide: "drawn", mobile: [240, 58, 900], wall: "night" },
  "ibrahim-babangida": { wide: [58, 190, 1080], mobile: [200, 130, 900], wall: "oxblood" },
  "ernest-shonekan": { wide: [58, 560, 1080], mobile: [130, 250, 900], wall: "laterite" },
  "sani-abacha": { wide: [58, 470, 1080], mobile: [250, 300, 880], wall: "night" },
  "abdulsalami-abubakar": { wide: [58, 372, 1080], mobile: [96, 150, 1010], wall: "laterite" },
  "olusegun-obasanjo-1999": { wide: [58, 60, 1080], mobile: [240, 58, 860], wall: "brass" },
  "umaru-musa-yaradua": { wide: [58, 668, 1080], mobile: [150, 296, 890], wall: "indigo" },
  "goodluck-jonathan": { wide: "drawn", mobile: [90, 60, 1000], wall: "palm" },
  "muhammadu-buhari-2015": { wide: [58, 450, 1080], mobile: [240, 140, 890], wall: "oxblood" },
  "bola-tinubu": { wide: "drawn", mobile: [66, 110, 1040], wall: "laterite" },
};
