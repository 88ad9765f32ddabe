"use client";

import { useEffect } from "react";
import useSWR from "swr";
import { notify } from "@/components/ui/toast";
import { dispatchCartChange, onCartChange } from "@/lib/api-client/cart-events";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { Cart, CartItem } from "@/lib/orders/contracts";
import { withoutLine, withQuantity } from "./cart-optimistic";

type CartMessages = {
  updateFailed: (message: string) => string;
  removeFailed: (message: string) => string;
  removed: string;
};

// A line whose buttons are pressed faster than the network responds sends only the last quantity, one request at a
// time:
// two concurrent requests could arrive in the wrong order. The cart is refetched once no request is pending.
const pendingQuantities = new Map<string, number>();
const inFlight = new Set<string>();

async function fetchCart(): Promise<Cart> {
  const result = await api.get(apiPaths.cart);
  if (result.ok) return result.data.cart;
  throw new Error(result.error || "Failed to fetch cart");
}

/** The user's cart. A change is shown at once, sent, and then confirmed by refetching. */
export function useCart(messages: CartMessages, initial?: Cart) {
  const { data, error, mutate } = useSWR<Cart, Error>(apiPaths.cart, fetchCart, {
    fallbackData: initial,
    revalidateOnMount: initial === undefined,
  });

  // Refetching is automatic; a failure is reported once, and again only after a success.
  const lastError = error?.message;
  useEffect(() => {
    if (lastError) notify.error(lastError);
  }, [lastError]);

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
    pendingQuantities.set(_id, quantity);
    if (inFlight.has(_id)) return;
    inFlight.add(_id);
    let confirmed = before;
    for (let next = pendingQuantities.get(_id); next !== undefined; next = pendingQuantities.get(_id)) {
      pendingQuantities.delete(_id);
      const result = await api.post(apiPaths.updateCart, { itemId: _id, quantity: next });
      if (result.ok) {
        confirmed = next;
        continue;
      }
      pendingQuantities.delete(_id);
      // The refetch may fail like the request, so the known contents are shown at once.
      void mutate((cart) => cart && withQuantity(cart, _id, confirmed), { revalidate: false });
      notify.error(messages.updateFailed(result.error));
    }
    inFlight.delete(_id);
    if (inFlight.size === 0) dispatchCartChange();
  }

  async function remove({ _id }: CartItem) {
    const before = data;
    pendingQuantities.delete(_id);
    void mutate((cart) => cart && withoutLine(cart, _id), { revalidate: false });
    inFlight.add(_id);
    const result = await api.post(apiPaths.removeFromCart, { itemId: _id });
    inFlight.delete(_id);
    if (result.ok) notify.success(messages.removed);
    else {
      void mutate(before, { revalidate: false });
      notify.error(messages.removeFailed(result.error));
    }
    if (inFlight.size === 0) dispatchCartChange();
  }

  return { cart: data, changeQuantity, remove };
}
