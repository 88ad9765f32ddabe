import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { ProductForm } from "@/components/admin/product-form";
import { readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";
import { newProductQuery } from "@/lib/shop/desk-contracts";
import { getSourceOfCopy } from "@/lib/shop/product-desk-queries";

export const metadata = privatePage("A new product");

export default async function NewProductDesk({ searchParams }: { searchParams: SearchParams }) {
  if (!(await getAdmin(deskPaths.newProduct))) return <AdminsOnly />;
  const { copy: id } = await readQuery(newProductQuery, searchParams);
  const copy = id ? await getSourceOfCopy(id) : null;
  return (
    <>
      <DeskHead title={copy ? `A copy of ${copy.product.name}` : "A new product"}>
        {copy
          ? "Nothing is saved yet. Its pictures are the same; its shelf is empty, none of its numbers is given, and it is not for sale until you say so."
          : "It hangs behind the others and can be bought at once, unless it is not for sale."}
      </DeskHead>
      <ProductForm key={copy?.product._id} product={null} copy={copy} />
    </>
  );
}
