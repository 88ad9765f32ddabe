"use client";

import { useRouter } from "next/navigation";
import type { FormEvent, ReactNode } from "react";
import { hasSessionHint } from "@/components/accounts/session-hint";
import { notify } from "@/components/ui/toast";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import { announceCart } from "./cart-signal";

const signInFirst = "You must sign up or log in to checkout";

function pieceOf(form: HTMLFormElement) {
  const fields = new FormData(form);
  return {
    productId: String(fields.get("productId")),
    quantity: Number(fields.get("quantity") ?? 1),
    variation: String(fields.get("variation") ?? ""),
  };
}

/**
 * Listens to every buying form inside it, so that the drops themselves need no script of their own. Without script the same
 * forms are sent by the browser.
 */
export function BuyingDesk({ children, className }: { children: ReactNode; className?: string }) {
  const router = useRouter();

  function askToSignIn(address: string) {
    notify.error(signInFirst);
    router.push(address);
  }

  async function add(form: HTMLFormElement) {
    const { productId, quantity, variation } = pieceOf(form);
    const signIn = paths.login({ redirectTo: paths.cart, add: productId, quantity, variation });
    if (!hasSessionHint()) return askToSignIn(signIn);
    if (form.ariaBusy === "true") return;
    form.ariaBusy = "true";
    announceCart(quantity);
    const result = await api.post(apiPaths.addToCart, { productId, quantity, variation: variation ? [variation] : [] });
    form.ariaBusy = null;
    announceCart();
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
    const checkout = paths.checkout(pieceOf(form));
    if (hasSessionHint()) router.push(checkout);
    else askToSignIn(paths.login({ redirectTo: checkout }));
  }

  return (
    <div onSubmit={submit} className={className}>
      {children}
    </div>
  );
}
