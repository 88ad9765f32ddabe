import type { Metadata } from "next";
import { CodeForm } from "@/components/certificates/code-form";
import { VerifyForm } from "@/components/certificates/verify-form";
import { Page, PageHead } from "@/components/ui/page";
import { findExampleCode } from "@/lib/certificates/queries";
import { certificateKeysPath } from "@/lib/certificates/rules";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";

const lede = "Every numbered object has a certificate that we sign. Anyone can check one, with or without us.";

export const metadata: Metadata = publicPageMetadata({
  title: "Check a certificate",
  description: lede,
  path: paths.verifyCertificate,
});

export const revalidate = 3600;

/** Checks certificates: in the browser, without script on the server, or away from the site with a program. */
export default async function VerifyPage() {
  const example = await findExampleCode();
  return (
    <Page plain className="pb-wall">
      <PageHead title="Check a certificate" lede={lede} />
      <div className="g12 items-start gap-y-12">
        <div className="col-span-full grid grid-cols-1 gap-12 md:col-span-7">
          <section aria-labelledby="by-code" className="grid grid-cols-1 gap-4">
            <h2 id="by-code" className="text-heading">
              With its code
            </h2>
            <p className="reading">
              The page of a certificate shows the object, its number, its owners and whether anything is wrong.
            </p>
            <CodeForm />
            <noscript>
              <p>
                Open <code>/c/</code> followed by the code in the address bar.
              </p>
            </noscript>
            <p className="flex flex-wrap gap-x-6">
              <a href={paths.scan} className="link inline-flex min-h-tap items-center">
                Scan the label of an object
              </a>
              {example !== null && (
                <a href={paths.certificate(example)} className="link inline-flex min-h-tap items-center">
                  See an example
                </a>
              )}
            </p>
          </section>
          <section aria-labelledby="by-file" className="grid grid-cols-1 gap-4">
            <h2 id="by-file" className="text-heading">
              With the signed document
            </h2>
            <p className="reading">
              Somebody sent you a certificate as a file? Your browser compares its signature with our public keys.
            </p>
            <VerifyForm />
          </section>
        </div>
        <section
          aria-labelledby="offline"
          className="col-span-full grid grid-cols-1 content-start gap-4 md:col-span-5 md:ps-5 xl:col-span-4 xl:col-start-9"
        >
          <h2 id="offline" className="text-heading">
            Without us
          </h2>
          <p className="reading">
            Download our{" "}
            <a href={certificateKeysPath} download className="link">
              public keys
            </a>{" "}
            and{" "}
            <a href="/verify-certificate.mjs" download className="link">
              the program
            </a>
            , put both beside the certificate, and run it with Node.js 20 or newer. It needs no network.
          </p>
          <pre className="wrap-anywhere whitespace-pre-wrap bg-raised p-4 font-mono text-small">
            <code>node verify-certificate.mjs certificate.json</code>
          </pre>
        </section>
      </div>
    </Page>
  );
}
