import { cva, type VariantProps } from "class-variance-authority";

const badgeVariants = cva(
  "inline-flex items-center gap-1.5 whitespace-nowrap text-tiny font-bold leading-[1.2] before:size-2.5 before:shrink-0",
  {
    variants: {
      shape: {
        square: "before:bg-current",
        dot: "before:rounded-full before:bg-current",
        ring: "before:rounded-full before:shadow-[inset_0_0_0_2px_currentColor]",
        half: "before:rounded-full before:bg-[linear-gradient(90deg,currentColor_50%,transparent_50%)] before:shadow-[inset_0_0_0_2px_currentColor]",
      },
      tone: {
        ink: "text-ink",
        muted: "text-muted",
        success: "text-success",
        danger: "text-danger",
        warn: "text-warn",
        accent: "text-accent-ink",
      },
    },
    defaultVariants: { shape: "square", tone: "ink" },
  },
);

type StatusBadgeProps = VariantProps<typeof badgeVariants> & { children: string; className?: string };

/**
 * A status as a shape and a word, so that it does not rely on colour. Ring pending, half shipped, dot delivered,
 * square paid.
 */
export function StatusBadge({ shape, tone, children, className }: StatusBadgeProps) {
  return <span className={badgeVariants({ shape, tone, className })}>{children}</span>;
}
