import type { Metadata } from "next";
import { ViewerMenu } from "@/components/accounts/viewer-menu";
import { NothingHere } from "@/components/layout/nothing-here";
import { MuseumShell } from "@/components/layout/shell";
import { socials } from "@/lib/platform/socials";
import RootLayout from "./layout";

export const metadata: Metadata = { title: "Nothing hangs here, The Living Archive" };

/** An address that no page has. Next renders it without any layout, once, and sends it with no other page. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <MuseumShell socials={socials()} viewerMenu={<ViewerMenu />}>
        <NothingHere />
      </MuseumShell>
    </RootLayout>
  );
}
