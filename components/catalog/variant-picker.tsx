import type { Product } from "@/lib/catalog/contracts";

const chooseWord = (option = "") =>
  option ? `${/^[aeiou]/i.test(option) ? "an" : "a"} ${option.toLowerCase()}` : "an option";

/** Selects a variant. Each option shows its stock; sold-out ones are disabled. */
export function VariantPicker({ variants }: Pick<Product, "variants">) {
  return (
    <fieldset id="choices" tabIndex={-1} className="group/choice grid gap-2" data-choices="">
      <legend className="pb-2 font-medium text-small">{variants[0]?.option || "Choice"}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-2">
        {variants.map(({ name, stock }) => (
          <label
            key={name}
            className="grid min-h-15 cursor-pointer place-content-center rounded-control px-2 py-1.5 text-center leading-tight shadow-[inset_0_0_0_1.5px_var(--line-strong)] hover:bg-raised has-checked:bg-ink has-checked:text-ground has-disabled:cursor-not-allowed has-disabled:bg-raised has-disabled:text-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-3"
          >
            <input type="radio" name="variation" value={name} required disabled={stock <= 0} className="sr-only" />
            <b className={stock > 0 ? "" : "line-through"}>{name}</b>
            <span className="text-tiny">{stock > 0 ? `${stock} left` : "Sold out"}</span>
          </label>
        ))}
      </div>
      {/* Shown by the listener of the form; without JavaScript the browser says so itself. */}
      <p role="alert" className="hidden pt-1 font-semibold text-danger text-small group-data-[missing]/choice:block">
        Choose {chooseWord(variants[0]?.option)} first
      </p>
    </fieldset>
  );
}
