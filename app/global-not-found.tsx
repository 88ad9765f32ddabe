import type { Metadata } from "next";
import { NotFoundPage } from "@/components/layout/not-found-page";
import RootLayout from "./layout";
import { SiteLayout } from "./site-layout";

export const metadata: Metadata = { title: "Nothing hangs here, The Living Archive" };

/** The 404 page for unknown URLs. Next renders it without a layout, and does not include it in other pages. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteLayout>
        <NotFoundPage />
      </SiteLayout>
    </RootLayout>
  );
}
