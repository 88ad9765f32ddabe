import { notFound } from "next/navigation";
import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { ProductForm } from "@/components/admin/product-form";
import { ButtonLink } from "@/components/ui/button";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";
import { countPieces } from "@/lib/shop/piece-desk-queries";
import { editionStanding } from "@/lib/shop/piece-rules";
import { getDeskProduct } from "@/lib/shop/product-desk-queries";

export const metadata = privatePage("Edit a product");

export default async function EditProductDesk({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!(await getAdmin(deskPaths.editProduct(id)))) return <AdminsOnly />;
  const product = (await getDeskProduct(id)) ?? notFound();
  const pieces = (
    <ButtonLink href={deskPaths.productPieces(product._id)} look="secondary" size="small">
      Its pieces and who waits
    </ButtonLink>
  );
  if (product.deletedAt)
    return (
      <DeskHead
        title={product.name}
        actions={
          <>
            {pieces}
            <ButtonLink href={deskPaths.desk("products", { shelf: "deleted" })} size="small">
              The deleted ones
            </ButtonLink>
          </>
        }
      >
        It is deleted. Restore it first, then it can be changed.
      </DeskHead>
    );
  const counts = await countPieces(product._id);
  return (
    <>
      <DeskHead
        title={product.name}
        actions={
          <>
            {pieces}
            <ButtonLink href={deskPaths.copyProduct(product._id)} look="secondary" size="small">
              Duplicate
            </ButtonLink>
            <ButtonLink href={paths.drop(product.slug)} look="secondary" size="small">
              See it in the shop
            </ButtonLink>
          </>
        }
      >
        {editionStanding({ ...product, ...counts })}
        {counts.waiting > 0 &&
          ` ${counts.waiting} ${counts.waiting === 1 ? "waits" : "wait"} to hear when it can be bought.`}
      </DeskHead>
      <ProductForm key={product.version} product={product} />
    </>
  );
}
