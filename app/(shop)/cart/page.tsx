import type { Metadata } from "next";
import { CartView } from "@/components/shop/cart-view";
import { Message } from "@/components/ui/message";
import { Page } from "@/components/ui/page";
import { requireViewer } from "@/lib/http/viewer";
import { paths } from "@/lib/platform/paths";
import { getCart } from "@/lib/shop/queries";
import { refusedFormSentence } from "@/lib/shop/refused-forms";

export const metadata: Metadata = { title: "Cart", robots: { index: false } };

export default async function CartPage({ searchParams }: PageProps<"/cart">) {
  const viewer = await requireViewer(paths.cart);
  const [cart, { error }] = await Promise.all([getCart(viewer), searchParams]);
  return (
    <Page className="grid gap-8 pt-8 pb-wall">
      <h1 className="text-title">Cart</h1>
      <Message>{typeof error === "string" && error !== "" && `❌ ${refusedFormSentence(error)}`}</Message>
      <CartView initial={cart} />
    </Page>
  );
}
