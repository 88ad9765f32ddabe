import type { Product } from "@/lib/catalog/contracts";
import "./catalog.css";

const chooseWord = (option = "") =>
  option ? `${/^[aeiou]/i.test(option) ? "an" : "a"} ${option.toLowerCase()}` : "an option";

/** Selects a variant. Each option shows its stock; sold-out ones are disabled. */
export function VariantPicker({ variants }: Pick<Product, "variants">) {
  return (
    <fieldset id="choices" tabIndex={-1} className="drop-choices" data-choices="">
      <legend>{variants[0]?.option || "Choice"}</legend>
      <div>
        {variants.map(({ name, stock }) => (
          <label key={name}>
            <input type="radio" name="variation" value={name} required disabled={stock <= 0} className="sr-only" />
            <b>{name}</b>
            <small>{stock > 0 ? `${stock} left` : "Sold out"}</small>
          </label>
        ))}
      </div>
      {/* Shown by the listener of the form; without JavaScript the browser says so itself. */}
      <p role="alert">Choose {chooseWord(variants[0]?.option)} first</p>
    </fieldset>
  );
}
