"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { failure, warning } from "@/components/ui/message";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { OrderAgain as OrderAgainReply } from "@/lib/orders/contracts";
import { refetchCart } from "./cart-cache";

const errors = { offline: "Network error", otherwise: "Failed to update cart" };

const listMissing = (unavailable: OrderAgainReply["unavailable"]): string =>
  unavailable.map(({ name, why }) => `${name} (${why.replace(/\.$/, "")})`).join("; ");

/** Adds what is still for sale of an order to the cart, and opens the cart; names what is not. */
export function OrderAgain({ number }: { number: string }) {
  const router = useRouter();
  const { busy, message, submit } = useSubmission();
  async function orderAgain(event: FormEvent) {
    event.preventDefault();
    await submit(() => api.post(accountApiPaths.orderAgain(number)), {
      errors,
      onDone: ({ added, unavailable }) => {
        void refetchCart();
        if (unavailable.length === 0) {
          router.push(paths.cart);
          return "leaving";
        }
        const missing = `Not available: ${listMissing(unavailable)}.`;
        return added.length > 0 ? warning(`The rest is in your cart. ${missing}`) : failure(missing);
      },
    });
  }
  return (
    <Form action={accountApiPaths.orderAgain(number)} onSubmit={orderAgain} className="grid justify-items-start gap-3">
      <Button type="submit" variant="secondary" loading={busy && "Adding…"}>
        Order again
      </Button>
      <FormMessage message={message} />
      {message?.tone === "warning" && (
        <Link href={paths.cart} className="link">
          View cart
        </Link>
      )}
    </Form>
  );
}
