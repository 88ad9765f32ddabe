// The contrast of every pair of text and surface tokens, in both themes, as WCAG 2.2 defines it.
import { inks, themes } from "@/tailwind.config";

type Theme = keyof typeof themes;
/** Text needs 4.5:1; the edges of controls and the focus outline need 3:1. */
type Use = "text" | "edge";
type Pair = { surface: string; on: string; use: Use };
type Measured = Pair & Record<Theme, number>;

const required: Record<Use, number> = { text: 4.5, edge: 3 };

const pageText = ["ink", "muted", "accent-ink", "danger", "success", "warn"];
/** A primary button is seen by its fill or by its edge, whichever is clearer. */
const button = "accent / accent-edge";
const eras = ["desert", "blacksteel", "fire", "forest"];

const pairsOf = (surface: string, text: readonly string[], edges: readonly string[] = []): Pair[] => [
  ...text.map((on): Pair => ({ surface, on, use: "text" })),
  ...edges.map((on): Pair => ({ surface, on, use: "edge" })),
];

/** What stands on what. `text-*` on `bg-*` in one class list has to be a pair of this list (contrast.unit.test.ts). */
export const pairs: readonly Pair[] = [
  ...pairsOf("ground", pageText, ["line-strong", "focus", button]),
  ...pairsOf("surface", pageText, ["line-strong", "focus"]),
  ...pairsOf("raised", pageText, ["line-strong", "focus"]),
  ...pairsOf("line", ["ink"]),
  ...pairsOf("ink", ["ground"]),
  ...pairsOf("accent", ["on-accent", "night"]),
  ...pairsOf("accent-hover", ["on-accent"]),
  ...pairsOf("danger", ["ground"]),
  ...pairsOf("success", ["ground"]),
  ...pairsOf("danger-ground", ["ink", "danger"]),
  ...pairsOf("success-ground", ["ink", "success"]),
  ...pairsOf("satire", ["satire-ink", "satire-muted"]),
  ...pairsOf("record", ["record-ink", "muted"], ["line-strong"]),
  ...pairsOf("cloth", ["cloth-ink", "cloth-muted"]),
  ...eras.flatMap((era) => pairsOf(`era-${era}`, ["ink", "muted", "accent-ink"], ["line-strong"])),
  ...pairsOf("label", ["label-ink", "label-muted", "label-danger", "label-success", "label-warn", "label-accent"]),
  ...pairsOf("label", [], ["label-muted"]),
  ...pairsOf("label-raised", ["label-ink", "label-muted", "label-danger"], ["label-muted"]),
  // Inks that do not change with the theme.
  ...["laterite", "oxblood", "palm", "indigo", "night"].flatMap((ink) => pairsOf(ink, ["print", "chalk"])),
  ...pairsOf("night", ["newsprint", "brass"]),
  ...["brass", "chalk", "newsprint", "print", "silver", "platinum"].flatMap((ink) => pairsOf(ink, ["night"])),
];

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

function parse(hex: string): Rgba {
  const digits = hex.slice(1);
  const pairsOfDigits = digits.length <= 4 ? [...digits].map((one) => one + one) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairsOfDigits.map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue, alpha / 255];
}

const over = ([red, green, blue, alpha]: Rgba, below: Rgba): Rgba => [
  red * alpha + below[0] * (1 - alpha),
  green * alpha + below[1] * (1 - alpha),
  blue * alpha + below[2] * (1 - alpha),
  1,
];

function luminance([red, green, blue]: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue]
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of a colour on an opaque surface. */
export function contrast(colour: string, surface: string): number {
  const below = parse(surface);
  const [light = 0, dark = 0] = [luminance(over(parse(colour), below)), luminance(below)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The colours of a token: one, or the stops of a gradient. */
function coloursOf(token: string, theme: Theme): string[] {
  const roles: Record<string, string> = { ...inks, ...themes[theme] };
  const value = roles[token] ?? roles[`--${token}`];
  if (!value) throw new Error(`There is no token ${token}.`);
  return value.match(/#[0-9a-f]{3,8}\b/gi) ?? [];
}

/** The lowest contrast of a pair; a gradient counts where it is worst. */
function measure(pair: Pair, theme: Theme): number {
  const colours = pair.on.split(" / ").flatMap((token) => coloursOf(token, theme));
  return Math.min(
    ...coloursOf(pair.surface, theme).map((surface) => Math.max(...colours.map((colour) => contrast(colour, surface)))),
  );
}

export const measured: readonly Measured[] = pairs.map((pair) => ({
  ...pair,
  dark: measure(pair, "dark"),
  light: measure(pair, "light"),
}));

/** The pairs below the contrast that their use needs. */
export const tooWeak = (): Measured[] =>
  measured.filter(({ use, dark, light }) => Math.min(dark, light) < required[use]);

/** The table of docs/contrast.md. */
export function contrastTable(): string {
  const rows = measured.map(
    ({ surface, on, use, dark, light }) =>
      `| ${surface} | ${on} | ${use} | ${required[use]} | ${dark.toFixed(2)} | ${light.toFixed(2)} |`,
  );
  return `# Contrast

Every pair of text and surface tokens of \`tailwind.config.ts\`, in both themes, measured as WCAG 2.2 defines it. Text needs 4.5:1 at any size; the
edge of a control and the focus outline need 3:1. A gradient counts where it is worst. \`tooling/checks/contrast.unit.test.ts\` writes this file
(\`npm run vitest -- run --project unit tooling/checks/contrast.unit.test.ts -u\`) and fails where a pair is below its limit.

| surface | on it | use | needs | dark | light |
|---|---|---|---|---|---|
${rows.join("\n")}
`;
}
