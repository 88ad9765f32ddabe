"use client";

import { useEffect, useState } from "react";
import { guestCartChanged } from "@/components/auth/session-hint";
import { notify } from "@/components/ui/toast";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { Cart, CartItem } from "@/lib/orders/contracts";
import { withoutLine, withQuantity } from "./cart-optimistic";
import { useSharedCart } from "./use-shared-cart";

type CartMessages = {
  updateFailed: (message: string) => string;
  removeFailed: (message: string) => string;
  removed: string;
};

/** The cart of the user, or of a visitor. A change is shown at once, sent, and then confirmed by refetching. */
export function useCart(messages: CartMessages, { guest, initial }: { guest: boolean; initial?: Cart }) {
  const { data, error, mutate } = useSharedCart({
    guest,
    fallbackData: initial && { cart: initial },
    revalidateOnMount: initial === undefined,
  });
  const cart = data?.cart;
  // A line whose buttons are pressed faster than the network responds sends only the last quantity, one request at a time: two
  // concurrent requests could arrive in the wrong order. The cart is refetched once no request is pending.
  const [pendingQuantities] = useState(() => new Map<string, number>());
  const [inFlight] = useState(() => new Set<string>());

  // Refetching is automatic; a failure is reported once, and again only after a success.
  const lastError = error && (error.error || "Failed to fetch cart");
  useEffect(() => {
    if (lastError) notify.error(lastError);
  }, [lastError]);

  // The header reads a visitor's count from the cookie that came with the response.
  const quantity = cart?.quantity;
  useEffect(() => {
    if (guest && quantity !== undefined) dispatchEvent(new Event(guestCartChanged));
  }, [guest, quantity]);

  // Shown without a request. The server's cart is the known one until the first response.
  const show = (change: (cart: Cart) => Cart) => {
    void mutate(
      (reply) => {
        const known = reply?.cart ?? initial;
        return known && { cart: change(known) };
      },
      { revalidate: false },
    );
  };

  async function changeQuantity({ _id, quantity: before }: CartItem, quantity: number) {
    show((shown) => withQuantity(shown, _id, quantity));
    pendingQuantities.set(_id, quantity);
    if (inFlight.has(_id)) return;
    inFlight.add(_id);
    let confirmed = before;
    let isOffline = false;
    for (let next = pendingQuantities.get(_id); next !== undefined; next = pendingQuantities.get(_id)) {
      pendingQuantities.delete(_id);
      const result = await api.post(guest ? apiPaths.updateGuestCart : apiPaths.updateCart, {
        itemId: _id,
        quantity: next,
      });
      if (result.ok) {
        confirmed = next;
        continue;
      }
      pendingQuantities.delete(_id);
      isOffline = result.status === 0;
      // The refetch may fail like the request, so the known contents are shown at once.
      show((shown) => withQuantity(shown, _id, confirmed));
      notify.error(messages.updateFailed(result.error));
    }
    inFlight.delete(_id);
    // Offline, a refetch would fail too, and say so in a second toast.
    if (inFlight.size === 0 && !isOffline) void mutate();
  }

  async function remove({ _id }: CartItem) {
    const before = cart;
    pendingQuantities.delete(_id);
    show((shown) => withoutLine(shown, _id));
    inFlight.add(_id);
    const result = await api.post(guest ? apiPaths.removeFromGuestCart : apiPaths.removeFromCart, { itemId: _id });
    inFlight.delete(_id);
    if (result.ok) notify.success(messages.removed);
    else {
      if (before) show(() => before);
      notify.error(messages.removeFailed(result.error));
    }
    const isOffline = !result.ok && result.status === 0;
    if (inFlight.size === 0 && !isOffline) void mutate();
  }

  return { cart, changeQuantity, remove };
}
