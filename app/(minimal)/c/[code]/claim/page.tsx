import { notFound } from "next/navigation";
import { ClaimForm } from "@/components/certificates/claim-form";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { getCertificate } from "@/lib/certificates/queries";
import { formatCode, parseCertificateCode } from "@/lib/certificates/rules";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { textOfCode } from "@/lib/core/text-of-code";
import { paths } from "@/lib/core/urls/paths";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Claim your number");

const errorMessages: Record<string, string> = {
  conflict: "The number could not be claimed with this code. Please check what you typed; a code works once.",
  rate_limited: "Too many tries. Please wait a little and try again.",
};
const results: Record<string, string> = {
  claimed: "The code is right: the number is yours, as it was before.",
  given: "The number is yours now. Its certificate names a new owner in a minute.",
};

/** Claims a number with the code that is sealed under its label. Without an account it asks to log in or to make one first. */
export default async function ClaimPage({ params, searchParams }: PageProps<"/c/[code]/claim">) {
  const [{ code: rawCode }, { error, done }, viewer] = await Promise.all([params, searchParams, getCurrentUser()]);
  const code = parseCertificateCode(rawCode) ?? notFound();
  const certificate = (await readForPage(getCertificate(code))) ?? notFound();
  const result = textOfCode(results, done);
  const message =
    typeof error === "string" ? (textOfCode(errorMessages, error) ?? "The number could not be claimed") : null;
  const here = paths.claimCertificate(code);
  return (
    <>
      <h1 className="text-title">Claim your number</h1>
      <p className="reading wrap-anywhere">
        {certificate.name}, No. {certificate.number}. Certificate{" "}
        <span className="whitespace-nowrap">{formatCode(code)}</span>.
      </p>
      {viewer && result && <Alert tone="success">{result}</Alert>}
      {viewer && !result && (
        <>
          <p className="reading">
            Enter the code that is sealed under the label. It works once. A number that was a gift, or was bought
            without an account, becomes yours.
          </p>
          <ClaimForm code={code} error={message} />
        </>
      )}
      {!viewer && (
        <>
          <p className="reading">Log in or make an account, then enter the code that is sealed under the label.</p>
          <ButtonLink href={paths.login({ redirectTo: here })}>Log in</ButtonLink>
          <ButtonLink href={paths.register({ redirectTo: here })} variant="secondary">
            Make an account
          </ButtonLink>
        </>
      )}
      <ButtonLink href={paths.certificate(code)} variant="quiet">
        View the certificate
      </ButtonLink>
    </>
  );
}
