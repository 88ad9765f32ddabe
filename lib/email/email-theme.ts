/** The light theme's colours as literals, because many email programs support neither CSS variables nor themes. */
export const emailColors = {
  ground: "#F7F4EC",
  surface: "#FFFDF8",
  ink: "#141B3A",
  muted: "#4C5169",
  line: "#D3CBB9",
  /** The brass of the main button, and the ink on it, in both themes. */
  accent: "#C9A227",
  onAccent: "#12100E",
} as const;

const dark = {
  ground: "#12100E",
  surface: "#1C1916",
  ink: "#F3EDE1",
  muted: "#C4BBAC",
  line: "#3F3830",
} as const;

const rules = (scope: string) =>
  [
    `${scope}.email-ground, ${scope}.email-ground > table > tbody > tr > td { background-color: ${dark.ground} !important; }`,
    `${scope}.email-surface { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }`,
    `${scope}.email-ink { color: ${dark.ink} !important; }`,
    `${scope}.email-muted { color: ${dark.muted} !important; }`,
    `${scope}.email-line { border-color: ${dark.line} !important; }`,
    `${scope}.email-rule { border-color: ${dark.ink} !important; }`,
    `${scope}.email-button { background-color: ${emailColors.accent} !important; color: ${emailColors.onAccent} !important; }`,
  ].join("\n");

/**
 * The dark theme and the narrow screen, for the programs that read a stylesheet; the others show the inline styles. Outlook marks
 * the elements whose colours it changes with data-ogsc.
 */
export const emailStylesheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
${rules("")}
}
${rules("[data-ogsc] ")}
@media (max-width: 480px) {
.email-card { padding-left: 18px !important; padding-right: 18px !important; }
.email-title { font-size: 25px !important; line-height: 31px !important; }
.email-button { display: block !important; text-align: center !important; }
.email-lot { padding-right: 14px !important; width: 96px !important; }
.email-lot img { height: 120px !important; width: 96px !important; }
}
`;

/** Lets a long word, URL or hash break, so that it never widens the email. */
export const breakable = { overflowWrap: "anywhere", wordBreak: "break-word" } as const;
