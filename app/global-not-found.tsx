import type { Metadata } from "next";
import { UserMenu } from "@/components/auth/user-menu";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { MainShell } from "@/components/layout/shell";
import { socials } from "@/lib/core/socials";
import RootLayout from "./layout";

export const metadata: Metadata = { title: "Nothing hangs here, The Living Archive" };

/** The 404 page for unknown URLs. Next renders it without a layout, and does not include it in other pages. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <MainShell socials={socials()} userMenu={<UserMenu />}>
        <NotFoundPage />
      </MainShell>
    </RootLayout>
  );
}
