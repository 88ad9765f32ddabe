import { cva, type VariantProps } from "class-variance-authority";

const price = cva("whitespace-nowrap font-medium tabular-nums tracking-[-0.005em]", {
  variants: { size: { small: "text-small", normal: "text-base", large: "text-subheading", huge: "text-heading" } },
  defaultVariants: { size: "normal" },
});

const whole = new Intl.NumberFormat("en-NG", { maximumFractionDigits: 0 });
const withKobo = new Intl.NumberFormat("en-NG", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Kobo are written only when there are any: ₦345,000 and ₦1,250.50. */
const inNaira = (amount: number) =>
  `${amount < 0 ? "−" : ""}₦${(Number.isInteger(amount) ? whole : withKobo).format(Math.abs(amount))}`;

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
      {inNaira(amount)}
      {was != null && was > amount && (
        <s className="ms-2 text-[0.85em] text-muted">
          <span className="sr-only">before: </span>
          {inNaira(was)}
        </s>
      )}
    </span>
  );
}
