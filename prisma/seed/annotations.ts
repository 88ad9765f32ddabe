import type { IdPrefix } from "../../lib/core/ids";
import type { Tx } from "../../lib/db/client";
import { leaders } from "../../lib/exhibitions/collection/leaders";
import { tilesFolder } from "../../lib/exhibitions/collection/tiles";

/** Left, top, width and height of the region in percent of the image. */
type Region = readonly [number, number, number, number];
type SeedAnnotation = readonly [title: string, body: string, spot: Region];

/** Annotations by artwork slug. */
export const seedAnnotations: Record<string, readonly SeedAnnotation[]> = {
  "a-stamp-half-unstuck": [
    [
      "The crown",
      "Brass points and three crosses, cut off by the top of the sheet. It is the only thing here that sits straight on its wearer.",
      [26, 1, 50, 22],
    ],
    [
      "The empty oval",
      "Where a stamp prints the sovereign’s head there is bare paper with a serrated edge. Rays run towards it from every side and find nobody.",
      [41, 30, 32, 30],
    ],
    [
      "The corner that came off",
      "The paper peels in a halftone shadow and shows green beneath it: the colour that was there all along.",
      [48, 33, 40, 38],
    ],
    [
      "The postmark",
      "Lagos, 1 October 1963, the day of the republic, struck crooked and half off the stamp. Five wavy lines carry it out of the picture.",
      [2, 52, 40, 23],
    ],
    [
      "Pearls and sash",
      "A string of dots in chalk, and a brass sash with a star where it crosses. The dress of the office goes on without a face.",
      [30, 71, 67, 24],
    ],
  ],
  "the-press": [
    [
      "The cap",
      "Black, ribbed with thin lines of chalk, with one brass-red band. It rests on machinery as it would rest on a head.",
      [26, 2, 44, 22],
    ],
    [
      "Three rollers",
      "They come in from the left edge and stop in mid-air at the right, each with its axle. The paper runs over one and under the next.",
      [2, 22, 95, 34],
    ],
    [
      "The empty portrait",
      "The front page keeps a black frame free for a photograph. Round it the lines of type are drawn as strokes: news without a word.",
      [30, 54, 36, 18],
    ],
    [
      "The name of the paper",
      "West African Pilot, in letters that bend with the folds. By here the page has become an agbada, and the masthead is worn on the chest.",
      [5, 70, 86, 26],
    ],
  ],
  "the-golden-microphone": [
    [
      "The microphone",
      "A head with slots for the voice, a gallery, a shaft: a microphone seen from below, or a minaret. The work does not decide.",
      [17, 6, 38, 43],
    ],
    [
      "The cap, far up",
      "Long, embroidered with four lozenges, and very small. It floats above an instrument that has grown taller than its speaker.",
      [55, 3, 28, 19],
    ],
    [
      "Rings of sound",
      "Brass arcs spread from the head. Two edges of the sheet cut them off: what was said went further than the room.",
      [2, 7, 34, 62],
    ],
    [
      "Four wires",
      "They leave the gallery to the right in white lines and hang in curves, as wires do between poles.",
      [47, 36, 50, 25],
    ],
    [
      "The loose plug",
      "One of the four comes down across the gown and ends here, in a plug that is in no socket.",
      [55, 72, 26, 18],
    ],
  ],
  "the-stick-and-the-crocodile": [
    [
      "The peaked cap",
      "Black, with a red band and a wreathed star. It sits on the crocodile’s back as though there were a head between them.",
      [27, 3, 68, 34],
    ],
    [
      "The open mouth",
      "Straight rows of teeth, and gold rays that burst out of it and run to the edges of the sheet. The eye is a sewn-on button.",
      [3, 33, 36, 25],
    ],
    [
      "The seam",
      "White stitches along the belly. They have split, and straw falls out: the animal was stuffed, whatever was believed of it.",
      [42, 46, 36, 16],
    ],
    [
      "The straw",
      "Black, brass and red, on its way to a dark tunic. It is the only thing in the picture that moves.",
      [58, 50, 20, 34],
    ],
    [
      "The shoulder board",
      "Green, with three brass stars and a dotted edge. The rank is stitched better than the crocodile.",
      [63, 76, 34, 18],
    ],
  ],
  "a-map-being-stitched": [
    [
      "The officer’s cap",
      "Blue, with a red band, tilted over the north of the map like a cap over a brow.",
      [12, 2, 54, 21],
    ],
    [
      "The tie-dyed cloth",
      "Rings within rings on indigo: the upper half of the country as a piece of adire. The largest ring has a torn heart.",
      [46, 20, 42, 36],
    ],
    [
      "The lacing",
      "A striped cord goes up and down between three cloths, through one eye after the other. It holds; it also shows where they were torn.",
      [5, 50, 62, 20],
    ],
    [
      "Stripes and dots",
      "The two lower cloths: black and brass stripes to the left, white dots on red to the right. Nothing in their patterns was meant to meet.",
      [5, 57, 60, 27],
    ],
    [
      "The needle",
      "Long as a spear, threaded with the cord that comes from the uniform itself. It is still in use.",
      [66, 43, 32, 44],
    ],
  ],
  "with-immediate-effect": [
    [
      "The handle",
      "A red column that enters from the top edge, with a strip of light down one side. Whoever holds it is outside the sheet.",
      [32, 2, 36, 44],
    ],
    [
      "The plate",
      "As wide as the shoulders below. It has just come up: threads of wet ink still hang between it and the cloth.",
      [11, 40, 80, 24],
    ],
    [
      "The words",
      "With immediate effect, in an oval, crooked across the collar. A little ink has run from its lower edge.",
      [11, 60, 66, 34],
    ],
    ["The button", "It flew off under the blow. Three short strokes say how fast.", [79, 52, 17, 16]],
  ],
  "hoe-and-yam": [
    [
      "The beret",
      "A soldier’s, green, with a star, hung on the end of a hoe. It is the only thing above the ground.",
      [40, 1, 50, 21],
    ],
    [
      "The sprout",
      "It leaves the yam, climbs through the earth and winds itself round the handle of what was sent to dig it up.",
      [32, 6, 24, 46],
    ],
    [
      "The yam",
      "The size of a head, with rootlets for hair, modelled in dots from light to dark. It has no eyes.",
      [13, 40, 48, 54],
    ],
    ["The blade", "Black iron with a white edge, a hand from the yam. Neither has moved yet.", [52, 33, 46, 36]],
    [
      "Red earth",
      "Four fifths of the sheet, with a few black stones in it. A programme was announced for it; it is taking its time.",
      [2, 18, 40, 26],
    ],
  ],
  "the-rice-ship": [
    [
      "The funnel",
      "A tall embroidered cap, with lozenges, where a ship has its chimney. It does not smoke.",
      [19, 3, 34, 26],
    ],
    [
      "The cargo",
      "Sacks marked rice, heaped higher than the rail. The ship lies low under what it has brought.",
      [49, 10, 34, 20],
    ],
    [
      "Over the side",
      "One sack falls, and another after it. From here each is smaller than the last.",
      [43, 24, 28, 27],
    ],
    [
      "The spiral",
      "Sacks become stitches and stitches the embroidery of a robe. Follow it inwards: it ends at a needle’s width.",
      [30, 46, 48, 42],
    ],
    ["The waterline", "Green, with white zigzags. Above it stands a port, below it a chest.", [2, 29, 95, 28]],
  ],
  "a-queue-with-a-ruler": [
    [
      "The head of the queue",
      "A peaked cap, small with distance, at the end of the ruler. It is what they are all waiting for, and it faces the other way.",
      [71, 2, 25, 16],
    ],
    [
      "The one who stepped out",
      "One short red stroke stands off the line, leaning. All the others are black.",
      [21, 37, 17, 15],
    ],
    ["Room for three", "A gap in the line, measured as exactly as the people on both sides of it.", [51, 20, 16, 17]],
    [
      "The scale",
      "Numbers and marks along the lower edge. The distance between two people is a unit here.",
      [3, 48, 46, 46],
    ],
    [
      "The shoulder",
      "A dark tunic in the corner, with a red tab and two brass stars. It takes up as much of the sheet as the queue.",
      [70, 38, 28, 20],
    ],
  ],
  "the-dribble": [
    [
      "The stadium lamp",
      "Six bulbs, and a cone of brass dots that thins out before it reaches the ground. What it lights is what is looked at.",
      [2, 2, 46, 32],
    ],
    [
      "The ball",
      "A football under the cap, where a face would be: black panels, white ones, and a shadow made of dots.",
      [37, 12, 58, 46],
    ],
    [
      "Four buttons",
      "90, 92, 93 and 93 again: years in which power was to be handed over. The white line goes round every one of them.",
      [18, 57, 64, 38],
    ],
    [
      "The line",
      "It loops, crosses itself and goes on. Count the turns; then look where it was heading.",
      [16, 55, 70, 28],
    ],
    ["The goal", "A net in the corner, with nothing in it.", [64, 77, 34, 19]],
  ],
  "eighty-three-grains": [
    [
      "The grains that are left",
      "Three, still above the tie. Each is large enough to be counted, because each is a day.",
      [33, 13, 21, 14],
    ],
    [
      "The bow tie",
      "It is what the hourglass has for a waist. Red, shaded with dots at the knot, and perfectly tied.",
      [13, 15, 68, 31],
    ],
    ["The one that falls", "A single grain, just through the knot. There is always one.", [44, 38, 13, 12]],
    [
      "The heap",
      "All the days that have been. They do not lie as sand does; they stand in rows, like an account.",
      [11, 49, 79, 41],
    ],
    [
      "The dark one",
      "Among the brass there is one black grain. The museum does not say which day it is.",
      [27, 60, 15, 13],
    ],
  ],
  "dark-glasses": [
    [
      "The cap",
      "Black peak, brass band, pulled so low that nothing is left between it and the glasses.",
      [12, 2, 86, 34],
    ],
    [
      "The left lens",
      "A vault door, shut, with its bolts all round and its wheel in the middle. It is a reflection: what it shows is behind you.",
      [11, 37, 44, 33],
    ],
    ["The right lens", "The same door, open. Behind it are shelves, nearly empty.", [60, 34, 38, 33]],
    [
      "The ingot",
      "It has just left the lens: three short strokes show the fall. It lands outside the frame of the glasses.",
      [57, 62, 26, 22],
    ],
    [
      "The collar",
      "Two brass tabs, turned towards each other, in the lower corners. They are in order.",
      [22, 76, 75, 19],
    ],
  ],
  "the-handover": [
    [
      "The khaki cuff",
      "Three red buttons and a seam of stitches. The hand in it has folded four fingers over the baton and has not let go.",
      [3, 29, 49, 28],
    ],
    [
      "The baton",
      "Red, with letters on it: we the people. It is the smallest thing between the two hands.",
      [46, 36, 29, 9],
    ],
    [
      "The lace cuff",
      "White rings and flowers, cut out of the dark. The hand in it lies open under the baton and has not closed yet.",
      [56, 22, 41, 39],
    ],
    [
      "The shadow",
      "An ellipse of dots on the red ground. It is the shadow of both, and it does not say whose baton it is.",
      [25, 80, 57, 7],
    ],
    [
      "The line",
      "A white line across the lanes of a track, with a date beside it: 29/5. One hand stands before it and one behind.",
      [44, 79, 26, 15],
    ],
  ],
  "the-letter-that-does-not-end": [
    [
      "The cap",
      "A civilian’s, folded over to one side, with two rows of stitches. The letter comes straight out of it.",
      [29, 2, 69, 24],
    ],
    [
      "The first points",
      "One, two. The script is a row of waves: the form of an argument without its words.",
      [38, 23, 40, 24],
    ],
    [
      "The folds",
      "At each one the paper turns over and the numbering goes on. The shadow at a fold is the only pause.",
      [23, 43, 66, 38],
    ],
    [
      "Past the border",
      "Here the letter goes under the printed edge, which is where every other work in the room ends.",
      [4, 75, 70, 18],
    ],
    [
      "In the margin",
      "It has taken the place of the wall label. The last words are: and, furthermore.",
      [3, 92, 66, 8],
    ],
  ],
  "the-empty-chair": [
    [
      "The jacket",
      "Striped, hung over the back of a chair, whose post stands above its shoulder. It has kept the shape of someone who is not in it.",
      [3, 41, 47, 48],
    ],
    [
      "The door",
      "Open, and lit from behind: brass dots above, plain paper below. Nobody stands in it.",
      [48, 18, 31, 58],
    ],
    [
      "The cap",
      "White, with four lozenges, on the door knob. It was left where one would take it on the way out.",
      [77, 45, 20, 15],
    ],
    ["The light", "A wedge across the floor. It comes up to the chair and not quite to the jacket.", [28, 72, 70, 23]],
  ],
  "fedora-and-bare-feet": [
    [
      "The fedora",
      "Black, with a brass band, under the very top of the sheet. The brim is wide enough for the whole picture.",
      [5, 2, 90, 23],
    ],
    [
      "What lies between",
      "Two thirds of the sheet: green water, and dots that sink through it. Where a man would be there is only this.",
      [3, 25, 94, 30],
    ],
    ["The ripple", "One, in three thin lines. Something went in here, or came out.", [45, 52, 33, 13]],
    ["The feet", "Two soles, brass on green, turned to whoever looks. No shoes.", [17, 67, 70, 28]],
  ],
  "tortoise-with-generator": [
    [
      "The generator",
      "Petrol, with its tank, its reel of cable and its grille, roped to the back that carries it.",
      [48, 3, 50, 36],
    ],
    ["Off", "The switch, with its word. Everything else in the picture depends on it.", [63, 28, 27, 13]],
    [
      "The mended shell",
      "A crack runs between two plates and has been sewn together with white thread. The sewing is neat.",
      [49, 43, 26, 16],
    ],
    [
      "The cap",
      "White, with red lozenges, lying empty. The cable goes in at one side and comes out at the other.",
      [2, 61, 30, 19],
    ],
    ["The plug", "Three pins, and nothing to put them into.", [34, 81, 25, 16]],
  ],
  "the-open-eight": [
    [
      "The two ends",
      "Here the bar should close, and does not. Both ends are torn rather than cut, and bright inside.",
      [37, 51, 19, 16],
    ],
    [
      "The crossing",
      "One strand of the bar goes over the other, with a dark line between them, so that it is a chain and not a knot.",
      [30, 41, 21, 14],
    ],
    [
      "The hinge",
      "Two plates and a pin. A thing with a hinge was made to be opened; it was broken all the same.",
      [33, 26, 16, 8],
    ],
    [
      "The crown",
      "Soft cloth, pushed over until it hangs above the ear. Every wearer folds it his own way; here nobody did.",
      [14, 11, 76, 38],
    ],
    [
      "The missing link",
      "A small open ring on bare paper, outside the border, beside the number of the work.",
      [68, 91, 18, 9],
    ],
  ],
};

/** Adds annotations to the artworks that have none, and sets the tile paths. Returns the number of annotations added. */
export async function addAnnotations(tx: Tx, idOf: (prefix: IdPrefix, name: string) => string): Promise<number> {
  const unannotated = await tx.artwork.findMany({
    where: {
      slug: { in: Object.keys(seedAnnotations) },
      exhibition: { slug: "heads-of-state" },
      annotations: { none: {} },
    },
    select: { id: true, slug: true },
  });
  const data = unannotated.flatMap(({ id, slug }) =>
    (seedAnnotations[slug] ?? []).map(([title, body, [x, y, width, height]], position) => ({
      id: idOf("nte", `${slug}/${position}`),
      artworkId: id,
      x: x / 100,
      y: y / 100,
      width: width / 100,
      height: height / 100,
      title,
      body,
      position,
    })),
  );
  for (const { slug, artworkSlug } of leaders) {
    const artwork = { slug: artworkSlug, tilesUrl: null, exhibition: { slug: "heads-of-state" } };
    await tx.artwork.updateMany({ where: artwork, data: { tilesUrl: tilesFolder(slug) } });
  }
  const { count } = await tx.artworkAnnotation.createMany({ data, skipDuplicates: true });
  return count;
}
