import { ButtonLink } from "@/components/ui/button";
import { Page, PageHead } from "@/components/ui/page";
import { paths } from "@/lib/core/urls/paths";

export default function CertificateNotFound() {
  return (
    <Page className="min-h-[60svh] pb-wall">
      <PageHead title="No such certificate." lede="Check the code: sixteen letters and digits, in four groups of four.">
        <ButtonLink href={paths.verifyCertificate} variant="secondary" className="justify-self-start">
          Check a certificate
        </ButtonLink>
      </PageHead>
    </Page>
  );
}
