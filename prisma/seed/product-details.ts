import type { Dimensions, SizeGuide } from "../../lib/catalog/contracts";

/** What the page of a product says about the object, beside its wall label. */
export type SeedDetails = { material: string; care: string; dimensions?: Dimensions; sizeGuide?: SizeGuide };

const size = (height: number, width: number, depth: number | null = null): Dimensions => ({ height, width, depth });

/** Half the chest, and the length, of a size S; each size is 3 and 2 cm larger. */
const shirtSizes = (chest: number, length: number, shoulder: number): SizeGuide => ({
  columns: ["Chest", "Length", "Shoulder"],
  rows: ["S", "M", "L", "XL", "XXL"].map((name, step) => ({
    size: name,
    cm: [chest + 3 * step, length + 2 * step, shoulder + 2 * step],
  })),
});

const stoneware = "Wipe with a soft damp cloth. Do not put it in a dishwasher, and do not leave it outdoors.";
const bronze = "Dust with a soft dry cloth. Do not use metal polish: it takes the colour off.";
const medal =
  "Wipe with a soft dry cloth after wearing and keep it in its box. Take the ribbon off before cleaning the metal.";
const paper = "Frame it behind glass and hang it out of direct sunlight. Hold it by the edges with clean, dry hands.";
const book = "Keep it dry and out of direct sunlight.";
const shirt =
  "Wash inside out at 30 °C with similar colours, dry in the shade, and iron on the inside. Do not tumble dry.";

/** By the slug of the product. */
export const seedDetails: Readonly<Record<string, SeedDetails>> = {
  "heads-of-state-vase": {
    material: "Stoneware, coloured slips, clear glaze. Watertight.",
    care: `${stoneware} Change the water of flowers every other day.`,
    dimensions: size(46, 31, 31),
  },
  "golden-voice": {
    material: "Brass, with a blackened grille and an enamelled collar.",
    care: "Dust with a soft dry brush. Do not polish the grille.",
    dimensions: size(64, 28, 28),
  },
  "obj-pendant": {
    material: "Bronze and green enamel, on a woven ribbon.",
    care: `${medal} Keep the label on the reverse dry.`,
    dimensions: size(7.2, 7.2),
  },
  "the-unending-letter": {
    material: "Paper, printing ink, wax seal.",
    care: "Keep it dry and away from heat, which softens the seal. Fold it only along its folds.",
    dimensions: size(240, 21),
  },
  "interim-hourglass": {
    material: "Blown glass, blackened iroko wood, fired clay.",
    care: "Turn it with both hands, holding the frame. Dust the glass with a dry cloth. Keep it where it cannot fall.",
    dimensions: size(42, 28, 14),
  },
  "jakande-tribute-shirt": {
    material: "Cotton, pre-washed; brass buttons.",
    care: shirt,
    sizeGuide: shirtSizes(52, 70, 44),
  },
  "tortoise-with-generator": {
    material: "Bronze, painted steel, copper flex.",
    care: `${bronze} Lift it by the shell, not by the generator.`,
    dimensions: size(38, 46, 24),
  },
  "seated-crocodile": {
    material: "Bronze, brass, hemp, blackened wooden base.",
    care: `${bronze} Lift it by the base. Keep the hemp dry.`,
    dimensions: size(58, 52, 16),
  },
  "the-dribble-medal": {
    material: "Silver alloy and green enamel, on a black ribbon.",
    care: `${medal} Silver darkens with time; a silver cloth brings the shine back.`,
    dimensions: size(6.8, 6.8),
  },
  "ghana-must-go-vase": {
    material: "Stoneware, two slips, clear glaze. Watertight.",
    care: `${stoneware} Lift it with both hands under the belly.`,
    dimensions: size(40, 34, 34),
  },
  "twelve-patches-shirt": {
    material: "Cotton; the white stitches are sewn by hand.",
    care: `${shirt} Wash it in a laundry bag, so that the stitches do not catch.`,
    sizeGuide: shirtSizes(54, 69, 45),
  },
  "the-stick-and-the-crocodile": {
    material: "Cotton paper, four screen printing inks. Sold without a frame.",
    care: paper,
    dimensions: size(70, 56),
  },
  "handover-amphora": {
    material: "Stoneware, burnished black slip, brass lustre.",
    care: `${stoneware} Do not scrub the lustre.`,
    dimensions: size(48, 30, 30),
  },
  "open-eight-pendant": {
    material: "Bronze and dark red enamel, on a red ribbon.",
    care: medal,
    dimensions: size(7, 7),
  },
  "no-shoes-shirt": {
    material: "Cotton; brass buttons.",
    care: shirt,
    sizeGuide: shirtSizes(53, 76, 45),
  },
  "power-wears-many-strange-hats": {
    material: "Paper, 212 pages, sewn, hard cover.",
    care: book,
    dimensions: size(28, 22),
  },
  "with-immediate-effect-seal": {
    material: "Cast iron, blackened, on a dark red ribbon.",
    care: `${medal} Iron rusts: keep it dry.`,
    dimensions: size(7, 7),
  },
  "a-stamp-half-unstuck": {
    material: "Cotton paper, five screen printing inks. Sold without a frame.",
    care: paper,
    dimensions: size(62.5, 50),
  },
  "the-queue-medal": {
    material: "Copper with a black ground, on a blue ribbon.",
    care: `${medal} Copper darkens with time, which does no harm.`,
    dimensions: size(7, 7),
  },
  "dark-glasses-jar": {
    material: "Black stoneware, brass-lustred lid, gold glaze inside.",
    care: `${stoneware} Take the lid off before lifting the jar. Not for food.`,
    dimensions: size(44, 36, 36),
  },
  "the-empty-chair": {
    material: "Iroko wood, leather, cast bronze.",
    care: "Dust the wood and the jacket with a soft dry cloth. It is a sculpture and not for sitting on.",
    dimensions: size(62, 42, 40),
  },
  "rice-ship-shirt": {
    material: "Cotton; brass buttons.",
    care: shirt,
    sizeGuide: shirtSizes(54, 68, 44),
  },
  "the-record": {
    material: "Paper, 540 pages, sewn.",
    care: book,
    dimensions: size(24, 17),
  },
  "twelve-pieces-one-thread": {
    material: "Paper, four screen printing inks, linen thread. Sold without a frame.",
    care: `${paper} Leave room behind the paper for the knots.`,
    dimensions: size(70, 56),
  },
  "drum-ring-bottle": {
    material: "Stoneware, indigo slip. Watertight.",
    care: stoneware,
    dimensions: size(50, 29, 29),
  },
  "the-west-african-press": {
    material: "Blackened steel, enamelled copper, brass.",
    care: "Dust with a soft dry brush. Turn the crank slowly, and do not lift the sheet.",
    dimensions: size(60, 56, 30),
  },
  "eighteen-hats-poster": {
    material: "170 g paper, offset print in six inks. Sold without a frame.",
    care: "Hang it out of direct sunlight.",
    dimensions: size(84, 59),
  },
  "a-pattern-book-of-adire": {
    material: "Paper, 80 pages, printed in indigo. Lies flat.",
    care: book,
    dimensions: size(22, 22),
  },
  "field-notes-on-the-peaked-cap": {
    material: "Paper, 48 pages, stapled.",
    care: book,
    dimensions: size(19, 13),
  },
};
