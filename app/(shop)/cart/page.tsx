import type { Metadata } from "next";
import { CartView } from "@/components/orders/cart-view";
import { Alert } from "@/components/ui/alert";
import { Page } from "@/components/ui/page";
import { paths } from "@/lib/core/urls/paths";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { getCart } from "@/lib/orders/cart-queries";
import { cartFormErrorMessage } from "@/lib/orders/form-error-messages";

export const metadata: Metadata = { title: "Cart", robots: { index: false } };

export default async function CartPage({ searchParams }: PageProps<"/cart">) {
  const viewer = await requireCurrentUser(paths.cart);
  const [cart, { error }] = await readForPage(Promise.all([getCart(viewer), searchParams]));
  return (
    <Page className="grid gap-8 pt-8 pb-wall">
      <h1 className="text-title">Cart</h1>
      <Alert tone="error">{typeof error === "string" && error !== "" && `${cartFormErrorMessage(error)}`}</Alert>
      <CartView initial={cart} />
    </Page>
  );
}
