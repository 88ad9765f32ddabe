import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Thumbnail } from "@/components/admin/table/thumbnail";
import { cardClass } from "@/components/admin/ui/form-section";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import type { PartProps } from "@/components/ui/use-api-form";
import { formatNaira } from "@/lib/core/money";
import type { DraftOrderBody, DraftProduct } from "@/lib/orders/drafts/contracts";

type Lines = DraftOrderBody["lines"];
type Line = Lines[number];
/** A product in one size. */
type Choice = { product: DraftProduct; size: string; stock: number };

const MAX_SHOWN = 6;

const toChoices = (products: readonly DraftProduct[]): Choice[] =>
  products.flatMap((product) => product.variants.map(({ name, stock }) => ({ product, size: name, stock })));

const sizeOf = ({ variation }: Line): string => variation[0] ?? "";
const isLineOf =
  ({ product, size }: Choice) =>
  (line: Line) =>
    line.productId === product._id && sizeOf(line) === size;
const nameOf = ({ product, size }: Choice): string => [product.name, size].filter(Boolean).join(", ");

/** The price of the lines, in kobo. */
export const linesTotal = (products: readonly DraftProduct[], lines: Lines): number =>
  lines.reduce(
    (sum, { productId, quantity }) => sum + quantity * (products.find(({ _id }) => _id === productId)?.price ?? 0),
    0,
  );

type DraftLinesProps = PartProps<Lines> & { products: readonly DraftProduct[] };

/** Chooses products by name, and how many of each. Enter adds the first that is found. */
export function DraftLines({ products, value: lines, onChange, errorOf }: DraftLinesProps) {
  const [typed, setTyped] = useState("");
  const search = useRef<HTMLDivElement>(null);
  const results = useId();
  const choices = toChoices(products);
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const left = choices.filter((choice) => choice.stock > 0 && !lines.some(isLineOf(choice)));
  const found =
    words.length > 0 ? left.filter((one) => words.every((word) => nameOf(one).toLowerCase().includes(word))) : [];
  const focusSearch = () => search.current?.querySelector("input")?.focus();

  // An order begins with its first product.
  useEffect(() => search.current?.querySelector("input")?.focus(), []);

  function add({ product, size }: Choice) {
    onChange([...lines, { productId: product._id, variation: size ? [size] : [], quantity: 1 }]);
    setTyped("");
    focusSearch();
  }
  function addFirst(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    // Enter in this field never sends the form.
    event.preventDefault();
    if (found[0]) add(found[0]);
  }

  return (
    <section aria-labelledby="products" className={cardClass}>
      <h2 id="products" className="font-bold text-base">
        Products
      </h2>
      {lines.length > 0 && (
        <ul>
          {lines.map((line, index) => {
            const choice = choices.find((one) => isLineOf(one)(line));
            if (!choice) return null;
            const name = nameOf(choice);
            const error = errorOf(String(index));
            return (
              <li
                key={`${line.productId}/${sizeOf(line)}`}
                className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-line border-t py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]"
              >
                <Thumbnail picture={choice.product.image ? { src: choice.product.image, alt: "" } : null} />
                <span className="grid min-w-0">
                  <b className="wrap-anywhere font-semibold">{name}</b>
                  <span className="text-muted text-tiny">
                    {formatNaira(choice.product.price)} each, {choice.stock} left
                  </span>
                  {error && <span className="font-medium text-danger text-tiny">{error}</span>}
                </span>
                <QuantityStepper
                  name={name}
                  value={line.quantity}
                  max={Math.min(99, choice.stock)}
                  onChange={(quantity) => onChange(lines.map((one) => (one === line ? { ...one, quantity } : one)))}
                />
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Remove ${name}`}
                  onClick={() => {
                    onChange(lines.filter((one) => one !== line));
                    focusSearch();
                  }}
                >
                  Remove
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <div ref={search} className="grid gap-2">
        <TextField
          label="Find a product"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={addFirst}
          error={errorOf("")}
          hint="Type a part of its name; Enter adds the first one found"
          aria-controls={results}
        />
        <ul id={results} aria-label="Products found" className="grid empty:hidden">
          {found.slice(0, MAX_SHOWN).map((choice) => (
            <li key={`${choice.product._id}/${choice.size}`}>
              <button
                type="button"
                onClick={() => add(choice)}
                className="flex min-h-tap w-full items-center gap-3 px-2 py-1 text-start hover:bg-raised focus-visible:bg-raised"
              >
                <Thumbnail picture={choice.product.image ? { src: choice.product.image, alt: "" } : null} />
                <span className="min-w-0 grow wrap-anywhere">{nameOf(choice)}</span>
                <span className="text-muted text-small">{choice.stock} left</span>
                <span className="text-small tabular-nums">{formatNaira(choice.product.price)}</span>
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className="text-muted text-small empty:hidden">
          {words.length > 0 && found.length === 0 ? "No product with this name is left." : ""}
        </p>
      </div>
    </section>
  );
}
