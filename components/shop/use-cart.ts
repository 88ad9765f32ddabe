"use client";

import { useEffect } from "react";
import useSWR from "swr";
import { notify } from "@/components/ui/toast";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import type { Cart, CartItem } from "@/lib/shop/contracts";
import { announceCart, onCartChange } from "./cart-signal";
import { withoutLine, withQuantity } from "./cart-sums";

type Words = {
  updateFailed: (message: string) => string;
  removeFailed: (message: string) => string;
  removed: string;
};

// A line whose buttons are pressed faster than the network answers sends only the last quantity wanted, one call at a time:
// two calls in flight could arrive in the wrong order. The cart is asked for again once nothing is under way.
const wanted = new Map<string, number>();
const sending = new Set<string>();

async function fetchCart(): Promise<Cart> {
  const result = await api.get<{ cart: Cart }>(apiPaths.cart);
  if (result.ok) return result.data.cart;
  throw new Error(result.error || "Failed to fetch cart");
}

/** The viewer's cart: every change shows at once, is sent, and is then confirmed by asking again. */
export function useCart(words: Words, initial?: Cart) {
  const { data, error, mutate } = useSWR<Cart, Error>(apiPaths.cart, fetchCart, {
    fallbackData: initial,
    revalidateOnMount: initial === undefined,
  });

  // It is asked for again by itself; that it failed is said once, and again only after it has worked.
  const trouble = error?.message;
  useEffect(() => {
    if (trouble) notify.error(trouble);
  }, [trouble]);

  useEffect(
    () =>
      onCartChange((by) => {
        if (by === 0) void mutate();
        else void mutate((cart) => cart && { ...cart, quantity: cart.quantity + by }, { revalidate: false });
      }),
    [mutate],
  );

  async function changeQuantity({ _id, quantity: before }: CartItem, quantity: number) {
    void mutate((cart) => cart && withQuantity(cart, _id, quantity), { revalidate: false });
    wanted.set(_id, quantity);
    if (sending.has(_id)) return;
    sending.add(_id);
    let confirmed = before;
    for (let next = wanted.get(_id); next !== undefined; next = wanted.get(_id)) {
      wanted.delete(_id);
      const result = await api.post(apiPaths.updateCart, { itemId: _id, quantity: next });
      if (result.ok) {
        confirmed = next;
        continue;
      }
      wanted.delete(_id);
      // The cart may be as far away as the call that failed, so what is known to be in it is shown at once.
      void mutate((cart) => cart && withQuantity(cart, _id, confirmed), { revalidate: false });
      notify.error(words.updateFailed(result.error));
    }
    sending.delete(_id);
    if (sending.size === 0) announceCart();
  }

  async function remove({ _id }: CartItem) {
    const before = data;
    wanted.delete(_id);
    void mutate((cart) => cart && withoutLine(cart, _id), { revalidate: false });
    sending.add(_id);
    const result = await api.post(apiPaths.removeFromCart, { itemId: _id });
    sending.delete(_id);
    if (result.ok) notify.success(words.removed);
    else {
      void mutate(before, { revalidate: false });
      notify.error(words.removeFailed(result.error));
    }
    if (sending.size === 0) announceCart();
  }

  return { cart: data, changeQuantity, remove };
}
