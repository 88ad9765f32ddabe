import { buttonVariants } from "@/components/ui/button-variants";
import { Price } from "@/components/ui/price";
import type { Product } from "@/lib/catalog/contracts";
import { paths } from "@/lib/core/urls/paths";
import "./catalog.css";

type BuyBarProps = { price: number; stock: string; choices: Product["variants"] };

/**
 * The buy buttons. On a phone they stay at the bottom of the screen, with the price, how many are left, and the chosen option; catalog.css
 * shows the option that is checked in the same form, so that it also works without JavaScript. Until then a link leads to the options.
 */
export function BuyBar({ price, stock, choices }: BuyBarProps) {
  return (
    <div className="buy-bar">
      <p>
        <span aria-hidden>
          <Price amount={price} /> <small>{stock}</small>
        </span>
        {choices.length > 0 && (
          <span>
            <span data-choice="none">
              <a href="#choices">Choose: {choices[0]?.option || "an option"}</a>
            </span>
            {choices.map(({ name, option }) => (
              <span key={name} aria-hidden data-choice="">
                {option && `${option}: `}
                {name}
              </span>
            ))}
          </span>
        )}
      </p>
      <button
        type="submit"
        formMethod="get"
        formAction={paths.checkout()}
        className={buttonVariants({ size: "large", wide: true })}
      >
        Buy Now
      </button>
      <button type="submit" className={buttonVariants({ variant: "secondary", size: "large", wide: true })}>
        Add to Cart
      </button>
    </div>
  );
}
