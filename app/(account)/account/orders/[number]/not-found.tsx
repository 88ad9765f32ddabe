import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Page } from "@/components/ui/page";
import { paths } from "@/lib/core/urls/paths";

export default function OrderNotFound() {
  return (
    <Page className="py-wall">
      <EmptyState title="Order not found" isPage action={<ButtonLink href={paths.orders}>View My Orders</ButtonLink>}>
        No order of yours has this number. If it is on a receipt you hold, log in with the account that paid it.
      </EmptyState>
    </Page>
  );
}
