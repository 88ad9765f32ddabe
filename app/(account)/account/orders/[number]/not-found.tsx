import { NotFoundPage } from "@/components/layout/not-found-page";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/core/urls/paths";

export default function OrderNotFound() {
  return (
    <NotFoundPage title="Order not found" links={<ButtonLink href={paths.orders}>View My Orders</ButtonLink>}>
      No order of yours has this number. If it is on a receipt you hold, log in with the account that paid it.
    </NotFoundPage>
  );
}
