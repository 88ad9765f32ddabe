import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { ProductForm } from "@/components/admin/product-form";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("A new product");

export default async function NewProductDesk() {
  if (!(await getAdmin(deskPaths.newProduct))) return <AdminsOnly />;
  return (
    <>
      <DeskHead title="A new product">
        It hangs behind the others and can be bought at once, unless it is not for sale.
      </DeskHead>
      <ProductForm product={null} />
    </>
  );
}
