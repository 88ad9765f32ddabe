import { cva, type VariantProps } from "class-variance-authority";

/** How a plate (the house's button) looks; what most of them share are utilities of globals.css, for a shelf has sixty. Brass is the one action of a screen, the outline everything beside it. */
export const plate = cva("plate", {
  variants: {
    look: {
      primary: "bg-accent text-on-accent engraved hover:bg-accent-hover",
      secondary: "plate-outline",
      quiet: "text-ink underline decoration-accent decoration-2 underline-offset-[0.28em] hover:decoration-current",
      danger: "shadow-[inset_0_0_0_2px_var(--danger)] text-danger hover:bg-danger hover:text-ground",
      onNight:
        "bg-brass text-night shadow-[inset_0_0_0_4px_var(--brass),inset_0_0_0_5px_color-mix(in_srgb,var(--night)_60%,transparent)] hover:bg-accent-hover hover:shadow-[inset_0_0_0_4px_var(--accent-hover),inset_0_0_0_5px_var(--night)]",
      onBrass:
        "bg-night text-chalk shadow-[inset_0_0_0_4px_var(--night),inset_0_0_0_5px_color-mix(in_srgb,var(--chalk)_50%,transparent)] hover:shadow-[inset_0_0_0_4px_var(--night),inset_0_0_0_5px_var(--chalk)]",
      blocked: "bg-raised text-muted shadow-[inset_0_0_0_1px_var(--line-strong)] cursor-not-allowed",
    },
    size: {
      small: "plate-small",
      normal: "min-h-13 px-7 pt-2 pb-[0.55rem] text-base",
      large: "min-h-15 px-8 pt-2 pb-[0.55rem] text-[1.125rem]",
    },
    wide: { true: "w-full" },
  },
  defaultVariants: { look: "primary", size: "normal" },
});

export type PlateLook = Omit<VariantProps<typeof plate>, "look"> & {
  look?: "primary" | "secondary" | "quiet" | "danger" | "onNight" | "onBrass";
};
