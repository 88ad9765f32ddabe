import { cva, type VariantProps } from "class-variance-authority";
import { formatNaira, toKobo } from "@/lib/platform/money";

const price = cva("whitespace-nowrap font-medium tabular-nums tracking-[-0.005em]", {
  variants: { size: { small: "text-small", normal: "text-base", large: "text-subheading", huge: "text-heading" } },
  defaultVariants: { size: "normal" },
});

type PriceProps = VariantProps<typeof price> & {
  /** In naira, as the shop's API speaks. */
  amount: number;
  /** The price before a sale; struck through when it was higher. */
  was?: number | null | undefined;
  className?: string;
};

/** An amount of money, and beside it the old one when there is a sale. */
export function Price({ amount, was, size, className }: PriceProps) {
  return (
    <span className={price({ size, className })}>
      {formatNaira(toKobo(amount))}
      {was != null && was > amount && (
        <s className="ms-2 text-[0.85em] text-muted">
          <span className="sr-only">before: </span>
          {formatNaira(toKobo(was))}
        </s>
      )}
    </span>
  );
}
