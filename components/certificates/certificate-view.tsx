import { ProductImage } from "@/components/catalog/product-image";
import { CertificateFacts } from "@/components/certificates/certificate-facts";
import { LabelQr } from "@/components/smart-labels/label-qr";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Product } from "@/lib/catalog/contracts";
import type { CertificateFile } from "@/lib/certificates/contracts";
import { formatCode, stateSentences } from "@/lib/certificates/rules";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";

type Certificate = { code: string; name: string; number: number; signed: { file: CertificateFile } | null };
type CertificateViewProps = {
  certificate: Certificate;
  /** The drop, if it is still shown. */
  drop: Pick<Product, "slug" | "images"> | null;
};

/** A certificate with its files, its QR code and the way to claim it. An unsigned one shows no more than its number. */
export function CertificateView({ certificate: { code, name, number, signed }, drop }: CertificateViewProps) {
  const document = signed?.file.document;
  return (
    <div className="g12 items-start gap-y-8 pt-2">
      <header className="col-span-full grid gap-2">
        <p className="font-semibold text-muted">Certificate</p>
        <h1 className="wrap-anywhere text-title">{name}</h1>
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="font-bold font-sans text-giant leading-none">No. {number}</span>
          {typeof document?.editionSize === "number" && (
            <span className="font-normal font-read text-lede">of {document.editionSize}</span>
          )}
        </p>
      </header>
      {drop && (
        <div className="col-span-full grid gap-3 max-md:max-w-64 md:col-span-4">
          <ProductImage image={drop.images[0]} sizes="(width >= 48rem) 33vw, 256px" priority />
          <a href={paths.drop(drop.slug)} className="link inline-flex min-h-tap items-center print:hidden">
            See the drop
          </a>
        </div>
      )}
      <div className={`col-span-full grid gap-8 ${drop ? "md:col-span-8 md:ps-5" : "md:col-span-8"}`}>
        {!signed || !document ? (
          <Alert tone="pending" className="max-w-form">
            This certificate is being signed. Please reload the page in a minute.
          </Alert>
        ) : (
          <>
            <Alert tone={document.state === "valid" ? "success" : "warning"}>{stateSentences[document.state]}</Alert>
            <CertificateFacts document={document} />
            <CopySection code={code} url={document.url} isValid={document.state === "valid"} />
          </>
        )}
      </div>
    </div>
  );
}

/** The QR code of the certificate and its files. */
function CopySection({ code, url, isValid }: { code: string; url: string; isValid: boolean }) {
  return (
    <section
      aria-labelledby="copies"
      className="grid items-start gap-x-gutter gap-y-6 sm:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <figure className="on-paper grid w-48 justify-items-center pb-3 shadow-label">
        <LabelQr url={url} className="w-full" />
        <figcaption className="font-mono text-small">{formatCode(code)}</figcaption>
      </figure>
      <div className="grid content-start justify-items-start gap-3 print:hidden">
        <h2 id="copies" className="text-subheading">
          Keep it, show it, check it
        </h2>
        <p className="max-w-read text-muted">The code opens this page. The PDF is for printing.</p>
        <div className="flex flex-wrap gap-3">
          <a href={serverApiPaths.certificatePdf(code)} className={buttonVariants()}>
            Download the PDF
          </a>
          <ButtonLink href={paths.verifyCertificate} variant="secondary">
            Check it yourself
          </ButtonLink>
        </div>
        <a href={serverApiPaths.certificateFile(code)} className="link inline-flex min-h-tap items-center">
          Download the signed document
        </a>
        {isValid && (
          <p className="text-small">
            Is there a sealed code under its label?{" "}
            <a href={paths.claimCertificate(code)} className="link">
              Claim this number
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
