"use client";

import { useRouter } from "next/navigation";
import { type ChangeEvent, type ComponentType, type ReactNode, type SubmitEvent, useState } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import type { AddedDialogProps } from "@/components/orders/added-dialog";
import { notify } from "@/components/ui/toast";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";

const signInRequired = "You must sign up or log in to checkout";

// Loaded with the first product that is added, because SWR is not loaded for visitors.
const loadCartCache = () => import("@/components/orders/cart-cache").catch(() => null);

// Loaded while the item is being added. Without it there is a toast.
const loadAddedDialog = () => import("@/components/orders/added-dialog").catch(() => null);

type Added = Omit<AddedDialogProps, "onClose"> & { Dialog: ComponentType<AddedDialogProps> };

function readBuyForm(form: HTMLFormElement) {
  const fields = new FormData(form);
  return {
    productId: String(fields.get("productId")),
    quantity: Number(fields.get("quantity") ?? 1),
    variation: String(fields.get("variation") ?? ""),
  };
}

const choicesOf = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.type === "radio" ? target.closest<HTMLElement>("[data-choices]") : null;

/** Shows the picker's own message instead of the browser's, for the first missing choice of a form. */
function showMissingChoice(event: SubmitEvent<HTMLDivElement>): void {
  const choices = choicesOf(event.target);
  if (!choices) return;
  event.preventDefault();
  choices.dataset.missing = "";
  choices.querySelector<HTMLInputElement>("input:enabled")?.focus({ preventScroll: true });
  choices.scrollIntoView({ block: "center" });
}

function hideMissingChoice(event: ChangeEvent<HTMLDivElement>): void {
  const choices = choicesOf(event.target);
  if (choices) delete choices.dataset.missing;
}

/**
 * Handles every buy form inside it, so that the products need no script of their own. Without JavaScript the browser
 * submits the forms.
 */
export function BuyFormListener({ children, className }: { children: ReactNode; className?: string }) {
  const router = useRouter();
  const [added, setAdded] = useState<Added | null>(null);

  function askToSignIn(address: string) {
    notify.error(signInRequired);
    router.push(address);
  }

  async function add(form: HTMLFormElement) {
    const { productId, quantity, variation } = readBuyForm(form);
    const signIn = paths.login({ redirectTo: paths.cart, add: productId, quantity, variation });
    if (form.ariaBusy === "true") return;
    form.ariaBusy = "true";
    const cart = loadCartCache();
    const dialog = loadAddedDialog();
    void cart.then((cache) => cache?.countInCart(quantity));
    const result = await api.post(hasSessionHint() ? apiPaths.addToCart : apiPaths.addToGuestCart, {
      productId,
      quantity,
      variation: variation ? [variation] : [],
    });
    form.ariaBusy = null;
    // Offline, a refetch would fail too, and say so in a second toast.
    const isOffline = !result.ok && result.status === 0;
    void cart.then((cache) => (isOffline ? cache?.countInCart(-quantity) : cache?.refetchCart()));
    if (result.ok) {
      const { AddedDialog: Dialog } = (await dialog) ?? {};
      if (Dialog) setAdded({ Dialog, cart: result.data.cart, productId, variation });
      else notify.success("Added to cart!");
    } else if (result.status === 401) askToSignIn(signIn);
    else notify.error([result.error || "Failed to add to cart", ...Object.values(result.fields ?? {})].join(". "));
  }

  function submit(event: SubmitEvent<HTMLDivElement>) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const { buy, save } = form.dataset;
    if (save !== undefined && !hasSessionHint()) {
      event.preventDefault();
      void import("./save-intent").then(({ rememberSaveIntent }) => rememberSaveIntent(save)).catch(() => {});
      router.push(paths.login({ redirectTo: paths.drop(save) }));
    }
    if (buy === undefined) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.formMethod !== "get") return void add(form);
    router.push(paths.checkout(readBuyForm(form)));
  }

  return (
    <div
      onSubmit={submit}
      onInvalidCapture={showMissingChoice}
      onChangeCapture={hideMissingChoice}
      className={className}
    >
      {children}
      {added && <added.Dialog {...added} onClose={() => setAdded(null)} />}
    </div>
  );
}
