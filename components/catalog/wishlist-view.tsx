"use client";

import Link from "next/link";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { switchTrack } from "@/components/ui/checkbox";
import { Form } from "@/components/ui/form";
import { Price } from "@/components/ui/price";
import { notify } from "@/components/ui/toast";
import { api } from "@/lib/api-client/client";
import type { WishlistItem } from "@/lib/catalog/wishlist-contracts";
import { keysOf } from "@/lib/core/keys-of";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { BuyForm } from "./buy-form";
import { ProductImage } from "./product-image";

type Choice = "fewLeft" | "backInStock";

const choiceLabels: Readonly<Record<Choice, string>> = {
  fewLeft: "Email me when few are left",
  backInStock: "Email me when it is back in stock",
};
/** A switch that is on when its button is checked. */
const switchClass =
  `${switchTrack} forced-colors:outline ` +
  "group-aria-checked/switch:bg-accent group-aria-checked/switch:shadow-[inset_0_0_0_1px_var(--accent-edge)] " +
  "group-aria-checked/switch:before:translate-x-6 group-aria-checked/switch:before:bg-on-accent";
const toChoice = (isOn: boolean) => (isOn ? "on" : "off");

type ItemProps = {
  item: WishlistItem;
  onChoice: (choice: Choice, isOn: boolean) => void;
  onRemove: () => void;
};

function SavedDrop({ item, onChoice, onRemove }: ItemProps) {
  const { productId, slug, name, option, image, price, originalPrice, stock, available } = item;
  const href = paths.drop(slug);
  const handle = (run: () => void) => (event: FormEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <>
      <Link href={href} prefetch={false} tabIndex={-1} aria-hidden>
        <ProductImage image={image ?? undefined} sizes="112px" decorative className={available ? "" : "opacity-50"} />
      </Link>
      <div className="grid content-start gap-2">
        <h2 className="text-subheading">
          <Link href={href} prefetch={false} className="hover:underline">
            {name}
          </Link>
        </h2>
        <p className="flex flex-wrap gap-x-4 text-small">
          <Price amount={price} originalAmount={originalPrice} size="small" />
          <span className={available ? "text-muted" : "font-semibold"}>{stock}</span>
        </p>
        {keysOf(choiceLabels).map((choice) => (
          <Form key={choice} action={apiPaths.wishlist} onSubmit={handle(() => onChoice(choice, !item[choice]))}>
            <input type="hidden" name="slug" value={slug} />
            <input type="hidden" name={choice} value={toChoice(!item[choice])} />
            <button
              type="submit"
              role="switch"
              aria-checked={item[choice]}
              className="group/switch flex min-h-tap w-full items-center justify-between gap-4 text-start text-small"
            >
              <span>
                {choiceLabels[choice]}
                <span className="sr-only">: {name}</span>
              </span>
              <span aria-hidden className={switchClass} />
            </button>
          </Form>
        ))}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {available && option === null && (
            <BuyForm productId={productId}>
              <Button type="submit" size="small" aria-label={`Add to Cart: ${name}`}>
                Add to Cart
              </Button>
            </BuyForm>
          )}
          {available && option !== null && (
            <ButtonLink href={href} size="small" aria-label={`Choose ${option.toLowerCase()}: ${name}`}>
              Choose {option.toLowerCase()}
            </ButtonLink>
          )}
          <Form action={apiPaths.removeFromWishlist} onSubmit={handle(onRemove)}>
            <input type="hidden" name="slug" value={slug} />
            <Button type="submit" variant="quiet" size="small" aria-label={`Remove ${name}`} className="px-0">
              Remove
            </Button>
          </Form>
        </div>
      </div>
    </>
  );
}

/** Shown in the place of a removed drop until the page is left. It takes the focus, which was on the removed button. */
function RemovedDrop({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <p className="col-span-full flex flex-wrap items-center justify-between gap-4">
      <span role="status">{name} was removed.</span>
      <Button ref={undo} variant="secondary" size="small" onClick={onUndo} aria-label={`Undo removing ${name}`}>
        Undo
      </Button>
    </p>
  );
}

/** The saved drops, with the emails about each. What was removed can be put back until the page is left. */
export function WishlistView({ items: initial }: { items: WishlistItem[] }) {
  const [items, setItems] = useState<readonly (WishlistItem & { removed?: boolean })[]>(initial);
  const change = (slug: string, part: object) =>
    setItems((known) => known.map((item) => (item.slug === slug ? { ...item, ...part } : item)));

  /** Shows a change at once, and takes it back if it fails. */
  async function send<Part extends object>(
    { slug }: WishlistItem,
    after: Part,
    before: Part,
    call: () => ReturnType<typeof api.post<typeof apiPaths.wishlist>>,
  ) {
    change(slug, after);
    const result = await call();
    if (result.ok) return;
    change(slug, before);
    notify.error(result.error || "Network error");
  }

  return (
    <ul className="border-ink border-t-2">
      {items.map((item) => {
        const { slug, fewLeft, backInStock } = item;
        return (
          <li
            key={slug}
            className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 border-line border-b py-5 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-6"
          >
            {item.removed ? (
              <RemovedDrop
                name={item.name}
                onUndo={() =>
                  void send(item, { removed: false }, { removed: true }, () =>
                    api.post(apiPaths.wishlist, {
                      slug,
                      fewLeft: toChoice(fewLeft),
                      backInStock: toChoice(backInStock),
                    }),
                  )
                }
              />
            ) : (
              <SavedDrop
                item={item}
                onChoice={(choice, isOn) =>
                  void send(item, { [choice]: isOn }, { [choice]: !isOn }, () =>
                    api.post(apiPaths.wishlist, { slug, [choice]: toChoice(isOn) }),
                  )
                }
                onRemove={() =>
                  void send(item, { removed: true }, { removed: false }, () =>
                    api.post(apiPaths.removeFromWishlist, { slug }),
                  )
                }
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
