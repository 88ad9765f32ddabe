"use client";

import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { notify } from "@/components/ui/toast";
import { api } from "@/lib/api-client/client";
import { useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { SaveForm } from "./save-form";
import { takeSaveIntent } from "./save-intent";

type SaveToggleProps = {
  slug: string;
  /** Shown in its place if its code cannot be loaded. */
  saveForm: ReactNode;
};

/** The save button of a signed-in user. Saves at once what was pressed before signing in. */
export function SaveToggle({ slug }: SaveToggleProps) {
  const { data, mutate } = useApi(hasSessionHint() ? apiPaths.wishlist : null);
  const saved = data?.items.some((item) => item.slug === slug) ?? false;
  const isBusy = useRef(false);

  async function send(isWanted: boolean) {
    if (isBusy.current) return;
    isBusy.current = true;
    const result = await api.post(isWanted ? apiPaths.wishlist : apiPaths.removeFromWishlist, { slug });
    isBusy.current = false;
    if (!result.ok) {
      notify.error([result.error || "Failed to save this drop", ...Object.values(result.fields ?? {})].join(". "));
      return;
    }
    await mutate(result.data, { revalidate: false });
    notify.success(isWanted ? "Saved to your wishlist" : "Removed from your wishlist");
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is shown after signing in.
  useEffect(() => {
    if (hasSessionHint() && takeSaveIntent(slug)) void send(true);
  }, [slug]);

  function submit(event: FormEvent) {
    // The listener around it handles a visitor.
    if (!hasSessionHint()) return;
    event.preventDefault();
    event.stopPropagation();
    void send(!saved);
  }

  return (
    <div onSubmit={submit}>
      <SaveForm slug={slug} saved={saved} />
    </div>
  );
}
