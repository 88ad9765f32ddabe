import { CodeForm } from "@/components/certificates/code-form";
import { ButtonLink } from "@/components/ui/button";
import { Page, PageHead } from "@/components/ui/page";
import { paths } from "@/lib/core/urls/paths";

export default function CertificateNotFound() {
  return (
    <Page className="min-h-[60svh] pb-wall">
      <PageHead title="No such certificate." lede="Check the code: sixteen letters and digits, in four groups of four.">
        <div className="grid w-full max-w-form gap-4 pt-4">
          <CodeForm />
          <ButtonLink href={paths.verifyCertificate} variant="quiet" className="justify-self-start">
            Other ways to check
          </ButtonLink>
        </div>
      </PageHead>
    </Page>
  );
}
