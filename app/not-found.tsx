import type { Metadata } from "next";
import { ViewerMenu } from "@/components/accounts/viewer-menu";
import { Notice } from "@/components/layout/notice";
import { MuseumShell } from "@/components/layout/shell";
import { ButtonLink } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { paths } from "@/lib/platform/paths";
import { socials } from "@/lib/platform/socials";

export const metadata: Metadata = { title: "Nothing hangs here" };

export default function NotFound() {
  return (
    <MuseumShell socials={socials()} viewerMenu={<ViewerMenu />}>
      <Page>
        <Notice
          title="Nothing hangs here."
          sentence="The address is wrong, or the work has been taken down. The hat was left behind."
          hat="hat-fedora"
        >
          <ButtonLink href={paths.home}>Back to the museum</ButtonLink>
          <ButtonLink href={paths.drops} look="secondary">
            See the drops
          </ButtonLink>
        </Notice>
      </Page>
    </MuseumShell>
  );
}
