import { CodeForm } from "@/components/certificates/code-form";
import { Page, PageHead } from "@/components/ui/page";
import { paths } from "@/lib/core/urls/paths";

export default function CertificateNotFound() {
  return (
    <Page className="min-h-[60svh] pb-wall">
      <PageHead title="No such certificate." lede="Check the code: sixteen letters and digits, in four groups of four.">
        <div className="grid w-full max-w-form gap-4 pt-4">
          <CodeForm />
          <a href={paths.verifyCertificate} className="link inline-flex min-h-tap items-center justify-self-start">
            Other ways to check
          </a>
        </div>
      </PageHead>
    </Page>
  );
}
