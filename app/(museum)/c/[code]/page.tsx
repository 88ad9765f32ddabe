import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { CertificateView } from "@/components/certificates/certificate-view";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Page } from "@/components/ui/page";
import { getProduct } from "@/lib/catalog/queries";
import { getCertificate } from "@/lib/certificates/queries";
import { formatCode, parseCertificateCode } from "@/lib/certificates/rules";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";

export const revalidate = 3600;

/** No code is known when the site is built: a page is rendered when it is first opened, and again after each signature. */
export const generateStaticParams = () => [];

async function findCertificate(rawCode: string) {
  const code = parseCertificateCode(rawCode);
  return code && getCertificate(code);
}

export async function generateMetadata({ params }: PageProps<"/c/[code]">): Promise<Metadata> {
  const certificate = await findCertificate((await params).code);
  return privatePageMetadata(certificate ? `Certificate of ${certificate.name}` : "Certificate not found");
}

/** The certificate of a numbered unit. Other spellings of a code redirect to the printed one. */
export default async function CertificatePage({ params }: PageProps<"/c/[code]">) {
  const { code } = await params;
  const certificate = (await findCertificate(code)) || notFound();
  if (certificate.code !== code) permanentRedirect(paths.certificate(certificate.code));
  const drop = await getProduct(certificate.productId);
  return (
    <Page className="pb-wall">
      <Breadcrumb
        items={[{ name: "Certificates", href: paths.verifyCertificate }]}
        current={formatCode(certificate.code)}
      />
      <CertificateView certificate={certificate} drop={drop} />
    </Page>
  );
}
