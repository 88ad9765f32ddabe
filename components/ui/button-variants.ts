import { cva, type VariantProps } from "class-variance-authority";

/**
 * Class names of buttons. Shared styles are utilities in styles.css, because a product page has sixty buttons. Brass
 * is for the one primary action of a screen, outline for the others.
 */
export const buttonVariants = cva("btn", {
  variants: {
    variant: {
      primary: "bg-accent text-on-accent engraved hover:bg-accent-hover",
      secondary: "btn-outline",
      quiet: "text-ink underline decoration-accent decoration-2 underline-offset-[0.28em] hover:decoration-current",
      danger: "shadow-[inset_0_0_0_2px_var(--danger)] text-danger hover:bg-danger hover:text-ground",
      onNight:
        "bg-brass text-night shadow-[inset_0_0_0_4px_var(--brass),inset_0_0_0_5px_color-mix(in_srgb,var(--night)_60%,transparent)] hover:bg-accent-hover hover:shadow-[inset_0_0_0_4px_var(--accent-hover),inset_0_0_0_5px_var(--night)]",
      onBrass:
        "bg-night text-chalk shadow-[inset_0_0_0_4px_var(--night),inset_0_0_0_5px_color-mix(in_srgb,var(--chalk)_50%,transparent)] hover:shadow-[inset_0_0_0_4px_var(--night),inset_0_0_0_5px_var(--chalk)]",
      disabled: "bg-raised text-muted shadow-[inset_0_0_0_1px_var(--line-strong)] cursor-not-allowed",
    },
    size: {
      small: "btn-small",
      normal: "min-h-13 px-7 pt-2 pb-[0.55rem] text-base",
      large: "min-h-15 px-8 pt-2 pb-[0.55rem] text-[1.125rem]",
    },
    wide: { true: "w-full" },
  },
  defaultVariants: { variant: "primary", size: "normal" },
});

export type ButtonVariantProps = Omit<VariantProps<typeof buttonVariants>, "variant"> & {
  variant?: "primary" | "secondary" | "quiet" | "danger" | "onNight" | "onBrass";
};
