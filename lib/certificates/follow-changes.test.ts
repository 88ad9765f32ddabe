import { expect, test } from "vitest";
import { makeCertificate } from "@/lib/certificates/factory";
import { getCertificate } from "@/lib/certificates/queries";
import { signCertificate } from "@/lib/certificates/sign-certificate";
import { databasePool, db } from "@/lib/db/client";
import { readFunctions } from "@/tooling/dev-stack/sql-functions";

test("the page is rendered again as soon as an owner shows or hides their name", async () => {
  const { certificate, edition } = await makeCertificate();
  const pages = () => db.$queryRaw`SELECT 1 FROM page_invalidations WHERE tag = ${`_N_T_/c/${certificate.code}`}`;
  for (const nameShown of [true, false]) {
    await db.$executeRaw`DELETE FROM page_invalidations`;
    await db.editionOwnership.updateMany({ where: { editionId: edition.id }, data: { nameShown } });
    expect(await pages()).toHaveLength(1);
  }
});

test("a number that was sold before the triggers existed gets its owner and its certificate with them", async () => {
  const { edition, order } = await makeCertificate({ signed: false });
  await db.certificate.deleteMany({ where: { editionId: edition.id } });
  await db.editionOwnership.deleteMany({ where: { editionId: edition.id } });
  const files = readFunctions().filter(({ name }) => ["certificate_start", "edition_start_ownership"].includes(name));
  for (let round = 0; round < 2; round++) for (const { sql } of files) await databasePool().query(sql);
  expect(await db.editionOwnership.findMany({ where: { editionId: edition.id } })).toMatchObject([
    { position: 1, userId: order.userId, kind: "purchase" },
  ]);
  const { id, code } = await db.certificate.findUniqueOrThrow({ where: { editionId: edition.id } });
  await signCertificate(id);
  expect((await getCertificate(code))?.signed?.file.document.chain).toMatchObject([{ kind: "purchase", until: null }]);
});

test("a later edit of the drop changes no certificate, and its page still finds the drop", async () => {
  const { certificate, product } = await makeCertificate();
  await db.product.update({ where: { id: product.id }, data: { name: "Renamed", slug: `${product.slug}-renamed` } });
  expect(await getCertificate(certificate.code)).toMatchObject({
    productId: product.id,
    signed: { file: { document: { product: { name: product.name, slug: product.slug } } } },
  });
});
