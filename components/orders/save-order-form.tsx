"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

/** Moves a guest's order into the account; at once if the buyer has just signed in or registered for that. */
export function SaveOrderForm({ token, atOnce }: { token: string; atOnce: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (atOnce) form.current?.requestSubmit();
  }, [atOnce]);
  return (
    <form ref={form} method="post" action={accountApiPaths.claimGuestOrder(token)}>
      <Button type="submit" variant="secondary">
        Save to my account
      </Button>
    </form>
  );
}
