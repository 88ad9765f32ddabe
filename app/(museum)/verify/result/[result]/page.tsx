import { notFound } from "next/navigation";
import { ButtonLink } from "@/components/ui/button";
import { Page, PageHead } from "@/components/ui/page";
import { verifyResults } from "@/lib/certificates/contracts";
import { verifySentences } from "@/lib/certificates/rules";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { isKeyOf } from "@/lib/core/records";
import { paths } from "@/lib/core/urls/paths";

export const dynamicParams = false;
export const metadata = privatePageMetadata("The certificate");

export const generateStaticParams = () => verifyResults.map((result) => ({ result }));

/** The result page of the form without JavaScript. */
export default async function VerifyResultPage({ params }: PageProps<"/verify/result/[result]">) {
  const { result } = await params;
  if (!isKeyOf(verifySentences, result)) notFound();
  const { title, text } = verifySentences[result];
  return (
    <Page className="min-h-[60svh] pb-wall">
      <PageHead title={`${title}.`} lede={text}>
        <ButtonLink href={paths.verifyCertificate} variant="secondary" className="justify-self-start">
          Check another certificate
        </ButtonLink>
      </PageHead>
    </Page>
  );
}
