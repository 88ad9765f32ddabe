import { cva, type VariantProps } from "class-variance-authority";

const mark = cva(
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

type MarkProps = VariantProps<typeof mark> & { children: string; className?: string };

/** A status: a shape and a word, so that colour never speaks alone. Ring pending, half shipped, dot delivered, square paid. */
export function Mark({ shape, tone, children, className }: MarkProps) {
  return <span className={mark({ shape, tone, className })}>{children}</span>;
}
