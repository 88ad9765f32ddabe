import { cva, type VariantProps } from "class-variance-authority";
import { formatNaira, toKobo } from "@/lib/core/money";

const priceVariants = cva("price font-medium", {
  variants: {
    size: {
      small: "text-small",
      normal: "text-base",
      large: "text-subheading",
      huge: "text-heading",
      giant: "text-[clamp(2.5rem,1.6rem+3.4vw,4rem)] leading-none",
    },
  },
  defaultVariants: { size: "normal" },
});

type PriceProps = VariantProps<typeof priceVariants> & {
  /** In naira, as in the API. */
  amount: number;
  /** The price before a sale, struck through when it was higher. */
  originalAmount?: number | null | undefined;
  className?: string;
};

/** A price, with the original price during a sale. */
export function Price({ amount, originalAmount, size, className }: PriceProps) {
  return (
    <span className={priceVariants({ size, className })}>
      {formatNaira(toKobo(amount))}
      {originalAmount != null && originalAmount > amount && (
        <s className="ms-2 text-[0.85em] text-muted">
          <span className="sr-only">before: </span>
          {formatNaira(toKobo(originalAmount))}
        </s>
      )}
    </span>
  );
}
