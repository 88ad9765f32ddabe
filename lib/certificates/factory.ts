import { makeUser } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { signCertificate } from "@/lib/certificates/sign-certificate";
import type { SigningKey } from "@/lib/certificates/signing-key";
import { db } from "@/lib/db/client";
import { makeOrder } from "@/lib/orders/factory";

type Buyer = Awaited<ReturnType<typeof makeUser>>;
type NewCertificate = { buyer?: Buyer; signed?: boolean; key?: SigningKey };

/** A paid number with its certificate, signed unless asked otherwise. */
export async function makeCertificate({ buyer, signed = true, key }: NewCertificate = {}) {
  const product = await makeProduct({ editionSize: 20, stock: 5 });
  const order = await makeOrder({ buyer: buyer ?? (await makeUser()), items: [{ product }] });
  const [edition] = order.items[0]?.editions ?? [];
  if (!edition) throw new Error("no number was issued");
  const { id } = await db.certificate.findUniqueOrThrow({ where: { editionId: edition.id } });
  if (signed) await signCertificate(id, key);
  return { product, order, edition, certificate: await db.certificate.findUniqueOrThrow({ where: { id } }) };
}

/** Signs every certificate that waits for it, as the jobs do. */
export async function signDueCertificates(key?: SigningKey): Promise<void> {
  const due = await db.$queryRaw<
    { id: string }[]
  >`SELECT id FROM certificates WHERE signed_version < version ORDER BY id`;
  for (const { id } of due) await signCertificate(id, key);
}
