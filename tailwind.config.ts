import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";

/** The palette. These colours do not change with the theme. */
export const inks = {
  laterite: "#A63A1E",
  brass: "#C9A227",
  indigo: "#1E2A52",
  palm: "#2F5D3A",
  chalk: "#F3EDE1",
  night: "#12100E",
  oxblood: "#5B1620",
  newsprint: "#E7DFCE",
  print: "#FBF6EC",
  silver: "#C3C8CD",
  platinum: "#E2DED4",
};

/** The dark theme, the default: a colour for each role. */
const night = {
  ground: inks.night,
  surface: "#1C1916",
  raised: "#272320",
  ink: inks.chalk,
  muted: "#B9AE9D",
  line: "#3A352F",
  "line-strong": "#8D8272",
  accent: inks.brass,
  "accent-hover": "#DDB83C",
  "on-accent": inks.night,
  "accent-edge": "#12100E66",
  "accent-ink": "#D9B640",
  label: inks.chalk,
  "label-ink": "#1B1713",
  "label-muted": "#5E5447",
  "label-line": "#C9BDA6",
  "label-raised": "#E4DCCB",
  "label-danger": "#97301A",
  "label-success": "#24512F",
  "label-warn": "#6B5108",
  "label-accent": "#8C2F16",
  satire: inks.oxblood,
  "satire-ink": "#F8EFE4",
  "satire-muted": "#E0BFB6",
  record: "#1C1916",
  "record-ink": inks.chalk,
  cloth: inks.indigo,
  "cloth-ink": inks.chalk,
  "cloth-muted": "#BEC4DC",
  "cloth-line": "#4A588C",
  danger: "#F08A6C",
  "danger-ground": "#3A1710",
  success: "#8CC79A",
  "success-ground": "#14281A",
  warn: "#E2BD52",
  focus: inks.chalk,
  frame: "#2A241E",
};

/** The light theme; the type makes sure that it has every role of the dark one. */
const day: typeof night = {
  ground: "#F7F4EC",
  surface: "#FFFDF8",
  raised: "#ECE6D8",
  ink: "#141B3A",
  muted: "#4C5169",
  line: "#D3CBB9",
  "line-strong": "#686C82",
  accent: inks.brass,
  "accent-hover": "#DDB83C",
  "on-accent": "#141B3A",
  "accent-edge": "#141B3A",
  "accent-ink": "#8C2F16",
  label: "#FFFDF8",
  "label-ink": "#141B3A",
  "label-muted": "#555A70",
  "label-line": "#CFC7B5",
  "label-raised": "#ECE6D8",
  "label-danger": "#97301A",
  "label-success": "#24512F",
  "label-warn": "#735808",
  "label-accent": "#8C2F16",
  satire: "#F0D9CC",
  "satire-ink": "#3F0F17",
  "satire-muted": "#75281A",
  record: "#FFFDF8",
  "record-ink": "#141B3A",
  cloth: inks.indigo,
  "cloth-ink": "#F7F4EC",
  "cloth-muted": "#C3C9E0",
  "cloth-line": "#4A588C",
  danger: "#97301A",
  "danger-ground": "#F8E3DA",
  success: "#24512F",
  "success-ground": "#E1ECDF",
  warn: "#735808",
  focus: "#141B3A",
  frame: "#FFFDF8",
};

/** Shadows, exhibition gradients, textures and logos, which also change with the theme. */
const nightScene = {
  "--shadow-label": "0 1px 0 #0006, 0 6px 14px #0007",
  "--shadow-frame": "0 2px 0 #0008, 0 24px 48px -12px #000C",
  "--shadow-pop": "0 16px 28px -8px #000C, 0 0 0 1px #3A352F",
  "--era-desert": "linear-gradient(168deg, #3B2113 0%, #1D130D 58%, #12100E 100%)",
  "--era-blacksteel": "linear-gradient(168deg, #23272F 0%, #17191D 55%, #12100E 100%)",
  "--era-fire": "linear-gradient(168deg, #4A150C 0%, #26100B 55%, #12100E 100%)",
  "--era-forest": "linear-gradient(168deg, #16301E 0%, #121D15 55%, #12100E 100%)",
  "--texture": "url(/textures/night.webp)",
  "--logo-frame": "url(/logos/frame-chalk.webp)",
  "--logo-board": "url(/logos/board-chalk.webp)",
};
const dayScene: typeof nightScene = {
  "--shadow-label": "0 1px 0 #141B3A1F, 0 3px 8px #141B3A14",
  "--shadow-frame": "0 1px 0 #141B3A33, 0 18px 36px -16px #141B3A4D",
  "--shadow-pop": "0 16px 32px -8px #141B3A4D, 0 0 0 1px #141B3A",
  "--era-desert": "linear-gradient(168deg, #EBCFA8 0%, #F3E4CC 50%, #F7F4EC 100%)",
  "--era-blacksteel": "linear-gradient(168deg, #C9CED8 0%, #E3E5E7 50%, #F7F4EC 100%)",
  "--era-fire": "linear-gradient(168deg, #EDBFA9 0%, #F4DCCD 50%, #F7F4EC 100%)",
  "--era-forest": "linear-gradient(168deg, #BFD3BF 0%, #DEE6D8 50%, #F7F4EC 100%)",
  "--texture": "none",
  "--logo-frame": "url(/logos/frame-indigo.webp)",
  "--logo-board": "url(/logos/board-indigo.webp)",
};

const faces = {
  shout: ["Danfo", "Rockwell Extra Bold", "Rockwell", "serif"],
  // Ojuju has the arrows.
  sans: ["Noto Sans", "Noto Sans Stand-in", "Ojuju", "Arial", "sans-serif"],
  // Ojuju has no figures here: those of a title are Noto Sans, in a lighter weight than the interface has.
  sign: ["Ojuju", "Ojuju Stand-in", "Title Figures", "Noto Sans", "Noto Sans Stand-in", "Trebuchet MS", "sans-serif"],
  read: ["Brygada", "Brygada Stand-in", "Georgia", "serif"],
};

const variables = (roles: Record<string, string>) =>
  Object.fromEntries(Object.entries(roles).map(([role, value]) => [`--${role}`, value]));
const roles = Object.fromEntries(Object.keys(night).map((role) => [role, `var(--${role})`]));

/** The colours of each theme; tooling/checks/contrast.ts measures them. */
export const themes = { dark: { ...night, ...nightScene }, light: { ...day, ...dayScene } };

const config: Config = {
  content: ["./app/**/*.{ts,tsx}", "./components/**/*.{ts,tsx}"],
  theme: {
    colors: { transparent: "transparent", current: "currentColor", inherit: "inherit", ...inks, ...roles },
    fontFamily: faces,
    fontSize: {
      giant: ["clamp(2.75rem, 1.5rem + 5.4vw, 6.25rem)", { lineHeight: "0.98", letterSpacing: "-0.02em" }],
      title: ["clamp(2.25rem, 1.6rem + 2.8vw, 4rem)", { lineHeight: "1.02", letterSpacing: "-0.016em" }],
      heading: ["clamp(1.75rem, 1.4rem + 1.5vw, 2.625rem)", { lineHeight: "1.06", letterSpacing: "-0.012em" }],
      // The least that the face of titles may have.
      section: ["clamp(1.5rem, 1.4rem + 0.4vw, 1.75rem)", { lineHeight: "1.15", letterSpacing: "-0.008em" }],
      subheading: ["clamp(1.3125rem, 1.2rem + 0.5vw, 1.625rem)", { lineHeight: "1.2", letterSpacing: "-0.012em" }],
      lede: ["clamp(1.3125rem, 1.15rem + 0.7vw, 1.75rem)", { lineHeight: "1.36" }],
      read: ["clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)", { lineHeight: "1.58" }],
      base: ["1rem", { lineHeight: "1.5" }],
      small: ["0.9375rem", { lineHeight: "1.45" }],
      tiny: ["0.8125rem", { lineHeight: "1.4" }],
    },
    fontWeight: { normal: "400", text: "450", medium: "550", semibold: "600", bold: "700", extrabold: "800" },
    borderRadius: { none: "0", control: "2px", card: "10px", full: "999px" },
    boxShadow: {
      none: "none",
      label: "var(--shadow-label)",
      frame: "var(--shadow-frame)",
      pop: "var(--shadow-pop)",
    },
    extend: {
      screens: { xs: "30rem" },
      spacing: {
        wall: "clamp(4.5rem, 3rem + 6vw, 9rem)",
        edge: "var(--edge)",
        gutter: "var(--gutter)",
        header: "var(--header)",
        tap: "2.75rem",
      },
      maxWidth: { page: "90rem", read: "66ch", card: "21rem", form: "28rem" },
      transitionDuration: { quick: "160ms", slow: "700ms" },
      transitionTimingFunction: { house: "cubic-bezier(0.2, 0.7, 0.1, 1)" },
      backgroundImage: {
        desert: "var(--era-desert)",
        blacksteel: "var(--era-blacksteel)",
        fire: "var(--era-fire)",
        forest: "var(--era-forest)",
      },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ":root": {
          colorScheme: "dark",
          ...variables(inks),
          ...Object.fromEntries(
            Object.entries(faces).map(([voice, names]) => [
              `--face-${voice}`,
              names
                .map((name) => `"${name}"`)
                .join(", ")
                .replace(/"(serif|sans-serif)"/, "$1"),
            ]),
          ),
          ...variables(night),
          ...nightScene,
        },
        '[data-theme="light"]': { colorScheme: "light", ...variables(day), ...dayScene },
      });
    }),
  ],
};

export default config;
