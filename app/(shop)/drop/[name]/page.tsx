import { notFound, permanentRedirect } from "next/navigation";
import { getProduct } from "@/lib/catalog/queries";
import { paths } from "@/lib/core/urls/paths";

/** Redirects the old product URL by name to the current one. */
export default async function DropByNamePage({ params }: PageProps<"/drop/[name]">) {
  const product = await getProduct((await params).name);
  if (!product) notFound();
  permanentRedirect(paths.drop(product.slug));
}
