import { notFound } from "next/navigation";
import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { ProductForm } from "@/components/admin/product-form";
import { ButtonLink } from "@/components/ui/button";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";
import { countWaiting, getDeskProduct } from "@/lib/shop/product-desk-queries";

export const metadata = privatePage("Edit a product");

export default async function EditProductDesk({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!(await getAdmin(deskPaths.editProduct(id)))) return <AdminsOnly />;
  const product = (await getDeskProduct(id)) ?? notFound();
  if (product.deletedAt)
    return (
      <DeskHead
        title={product.name}
        actions={
          <ButtonLink href={deskPaths.desk("products", { shelf: "deleted" })} size="small">
            The deleted ones
          </ButtonLink>
        }
      >
        It is deleted. Restore it first, then it can be changed.
      </DeskHead>
    );
  const waiting = await countWaiting(product._id);
  return (
    <>
      <DeskHead
        title={product.name}
        actions={
          <ButtonLink href={paths.drop(product.slug)} look="secondary" size="small">
            See it in the shop
          </ButtonLink>
        }
      >
        {product.held > 0
          ? `${product.held} held for somebody who is paying, ${product.sold} sold.`
          : `${product.sold} sold.`}
        {waiting > 0 && ` ${waiting} ${waiting === 1 ? "waits" : "wait"} to hear when it can be bought.`}
      </DeskHead>
      <ProductForm key={product.version} product={product} />
    </>
  );
}
