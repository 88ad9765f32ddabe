"use client";

import { useRouter } from "next/navigation";
import type { FormEvent, ReactNode } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { notify } from "@/components/ui/toast";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";

const signInRequired = "You must sign up or log in to checkout";

// Loaded with the first product that is added, because SWR is not loaded for visitors.
const loadCartCache = () => import("@/components/orders/cart-cache").catch(() => null);

function readBuyForm(form: HTMLFormElement) {
  const fields = new FormData(form);
  return {
    productId: String(fields.get("productId")),
    quantity: Number(fields.get("quantity") ?? 1),
    variation: String(fields.get("variation") ?? ""),
  };
}

/**
 * Handles every buy form inside it, so that the products need no script of their own. Without JavaScript the browser
 * submits the forms.
 */
export function BuyFormListener({ children, className }: { children: ReactNode; className?: string }) {
  const router = useRouter();

  function askToSignIn(address: string) {
    notify.error(signInRequired);
    router.push(address);
  }

  async function add(form: HTMLFormElement) {
    const { productId, quantity, variation } = readBuyForm(form);
    const signIn = paths.login({ redirectTo: paths.cart, add: productId, quantity, variation });
    if (!hasSessionHint()) return askToSignIn(signIn);
    if (form.ariaBusy === "true") return;
    form.ariaBusy = "true";
    const cart = loadCartCache();
    void cart.then((cache) => cache?.countInCart(quantity));
    const result = await api.post(apiPaths.addToCart, { productId, quantity, variation: variation ? [variation] : [] });
    form.ariaBusy = null;
    void cart.then((cache) => cache?.refetchCart());
    if (result.ok) notify.success("Added to cart!");
    else if (result.status === 401) askToSignIn(signIn);
    else notify.error([result.error || "Failed to add to cart", ...Object.values(result.fields ?? {})].join(". "));
  }

  function submit(event: FormEvent<HTMLDivElement>) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.buy === undefined) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.formMethod !== "get") return void add(form);
    const checkout = paths.checkout(readBuyForm(form));
    if (hasSessionHint()) router.push(checkout);
    else askToSignIn(paths.login({ redirectTo: checkout }));
  }

  return (
    <div onSubmit={submit} className={className}>
      {children}
    </div>
  );
}
