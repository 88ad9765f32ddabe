import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import { CartView } from "@/components/orders/cart-view";
import { Alert } from "@/components/ui/alert";
import { Page } from "@/components/ui/page";
import { paths } from "@/lib/core/urls/paths";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { emptyCart, getCart } from "@/lib/orders/cart-queries";
import { quoteDelivery } from "@/lib/orders/delivery-zones/queries";
import { cartFormErrorMessage } from "@/lib/orders/form-error-messages";
import { guestBuyer } from "@/lib/orders/guest/guest";
import { readGuestId } from "@/lib/orders/guest/guest-cookie";

export const metadata: Metadata = { title: "Your cart", robots: { index: false } };

export default async function CartPage({ searchParams }: PageProps<"/cart">) {
  const user = await getCurrentUser();
  const guestId = user ? null : readGuestId(await cookies());
  const buyer = user ?? (guestId === null ? null : guestBuyer(guestId));
  const country = user?.shippingAddress?.country;
  const [cart, delivery, { error }] = await readForPage(
    Promise.all([buyer ? getCart(buyer) : emptyCart, quoteDelivery(country), searchParams]),
  );
  return (
    <Page className="grid gap-5 pt-6 pb-wall sm:gap-8 sm:pt-8">
      <h1 className="text-title">Cart</h1>
      {!user && (
        <p>
          Have an account?{" "}
          <Link href={paths.login({ redirectTo: paths.cart })} prefetch={false} className="link">
            Log in
          </Link>{" "}
          to keep this cart in your account, or check out as a guest.
        </p>
      )}
      <Alert tone="error">{typeof error === "string" && error !== "" && `${cartFormErrorMessage(error)}`}</Alert>
      <CartView initial={cart} guest={!user} delivery={delivery} country={country ?? "Nigeria"} />
    </Page>
  );
}
