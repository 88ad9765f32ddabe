import type { ReactNode } from "react";
import { UserMenu } from "@/components/auth/user-menu";
import { NavigationPending } from "@/components/catalog/navigation-pending";
import { SaveLocationHash } from "@/components/exhibitions/viewer/save-location-hash";
import { AccountShell } from "@/components/layout/shell";
import { socials } from "@/lib/core/socials";
import { getCurrentUser } from "@/lib/http/current-user";

export default async function Layout({ children }: { children: ReactNode }) {
  const user = await getCurrentUser();
  return (
    <AccountShell socials={socials()} userMenu={<UserMenu signedIn={user !== null} />}>
      <SaveLocationHash />
      <NavigationPending>{children}</NavigationPending>
    </AccountShell>
  );
}
