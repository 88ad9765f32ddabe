import { buffer } from "node:stream/consumers";
import { extractText } from "unpdf";
import { expect, test } from "vitest";
import { makeCertificate } from "@/lib/certificates/factory";
import { getCertificate } from "@/lib/certificates/queries";
import { formatCode } from "@/lib/certificates/rules";
import { writeCertificatePdf } from "@/lib/certificates/write-certificate-pdf";

test("the PDF has the number, the owners, the state and the signature of the signed document", async () => {
  const { certificate, product, edition } = await makeCertificate();
  const file = (await getCertificate(certificate.code))?.signed?.file;
  if (!file) throw new Error("the certificate is not signed");
  const bytes = await buffer(writeCertificatePdf(file));
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  const written = text.replace(/\s+/g, "");
  for (const part of [
    product.name,
    `No. ${edition.number} of 20`,
    "Private collector",
    "Valid",
    formatCode(certificate.code),
  ])
    expect(written).toContain(part.replace(/\s+/g, ""));
  expect(written).toContain(file.signature);
});
