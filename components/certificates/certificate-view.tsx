import { CertificateFacts } from "@/components/certificates/certificate-facts";
import { LabelQr } from "@/components/smart-labels/label-qr";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import type { CertificateFile } from "@/lib/certificates/contracts";
import { formatCode, stateSentences } from "@/lib/certificates/rules";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";

type Certificate = { code: string; name: string; number: number; signed: { file: CertificateFile } | null };

/** A certificate with its files, its QR code and the way to claim it. An unsigned one shows no more than its number. */
export function CertificateView({ certificate: { code, name, number, signed } }: { certificate: Certificate }) {
  const document = signed?.file.document;
  return (
    <>
      <header className="grid gap-2 pt-2 pb-8">
        <p className="font-semibold text-muted">Certificate</p>
        <h1 className="wrap-anywhere text-title">{name}</h1>
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="font-bold font-sans text-giant leading-none">No. {number}</span>
          {typeof document?.editionSize === "number" && (
            <span className="font-normal font-read text-lede">of {document.editionSize}</span>
          )}
        </p>
      </header>
      {!signed || !document ? (
        <Alert tone="pending" className="max-w-form">
          This certificate is being signed. Please reload the page in a minute.
        </Alert>
      ) : (
        <div className="g12 items-start gap-y-10">
          <div className="col-span-full grid gap-6 md:col-span-7">
            <Alert tone={document.state === "valid" ? "success" : "warning"}>{stateSentences[document.state]}</Alert>
            <CertificateFacts document={document} />
          </div>
          <aside className="col-span-full grid content-start gap-4 md:col-span-5 md:ps-5 xl:col-span-4 xl:col-start-9">
            <figure className="on-paper grid w-full max-w-64 justify-items-center pb-3 shadow-label">
              <LabelQr url={document.url} className="w-full" />
              <figcaption className="font-mono text-small">{formatCode(code)}</figcaption>
            </figure>
            <div className="flex flex-wrap gap-3 print:hidden">
              <a href={serverApiPaths.certificatePdf(code)} className={buttonVariants({ variant: "secondary" })}>
                Download the PDF
              </a>
              <a href={serverApiPaths.certificateFile(code)} className={buttonVariants({ variant: "secondary" })}>
                Download the signed document
              </a>
              <ButtonLink href={paths.verifyCertificate} variant="quiet">
                How to check it
              </ButtonLink>
            </div>
            {document.state === "valid" && (
              <p className="text-small print:hidden">
                Is there a sealed code under its label?{" "}
                <a href={paths.claimCertificate(code)} className="link">
                  Claim this number
                </a>
              </p>
            )}
          </aside>
        </div>
      )}
    </>
  );
}
