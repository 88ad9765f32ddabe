import { notFound, permanentRedirect } from "next/navigation";
import { getProduct } from "@/lib/catalog/queries";
import { paths } from "@/lib/core/urls/paths";
import { readForPage } from "@/lib/http/read-for-page";

/** Redirects the old product URL by name to the current one. */
export default async function DropByNamePage({ params }: PageProps<"/drop/[name]">) {
  const { name } = await params;
  const product = await readForPage(getProduct(name), paths.drop(name));
  if (!product) notFound();
  permanentRedirect(paths.drop(product.slug));
}
