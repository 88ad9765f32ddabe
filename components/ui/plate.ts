import { cva, type VariantProps } from "class-variance-authority";

/** How a plate (the house's button) looks. Brass is the one action of a screen, the outline everything beside it. */
export const plate = cva(
  "inline-flex items-center justify-center gap-3 rounded-plate font-bold leading-[1.1] text-center transition-[background,box-shadow,color] duration-quick active:translate-y-px",
  {
    variants: {
      look: {
        primary: "bg-accent text-on-accent engraved hover:bg-accent-hover",
        secondary: "shadow-[inset_0_0_0_2px_var(--ink)] text-ink hover:bg-ink hover:text-ground",
        quiet: "text-ink underline decoration-accent decoration-2 underline-offset-[0.28em] hover:decoration-current",
        danger: "shadow-[inset_0_0_0_2px_var(--danger)] text-danger hover:bg-danger hover:text-ground",
        onNight:
          "bg-brass text-night shadow-[inset_0_0_0_4px_var(--brass),inset_0_0_0_5px_color-mix(in_srgb,var(--night)_60%,transparent)] hover:bg-accent-hover hover:shadow-[inset_0_0_0_4px_var(--accent-hover),inset_0_0_0_5px_var(--night)]",
        onBrass:
          "bg-night text-chalk shadow-[inset_0_0_0_4px_var(--night),inset_0_0_0_5px_color-mix(in_srgb,var(--chalk)_50%,transparent)] hover:shadow-[inset_0_0_0_4px_var(--night),inset_0_0_0_5px_var(--chalk)]",
        blocked: "bg-raised text-muted shadow-[inset_0_0_0_1px_var(--line-strong)] cursor-not-allowed",
      },
      size: {
        small: "min-h-tap px-[1.125rem] pt-1.5 pb-[0.4rem] text-small",
        normal: "min-h-13 px-7 pt-2 pb-[0.55rem] text-base",
        large: "min-h-15 px-8 pt-2 pb-[0.55rem] text-[1.125rem]",
      },
      wide: { true: "w-full" },
    },
    defaultVariants: { look: "primary", size: "normal" },
  },
);

export type PlateLook = Omit<VariantProps<typeof plate>, "look"> & {
  look?: "primary" | "secondary" | "quiet" | "danger" | "onNight" | "onBrass";
};
