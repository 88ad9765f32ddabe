import { notFound, permanentRedirect } from "next/navigation";
import { paths } from "@/lib/platform/paths";
import { getProduct } from "@/lib/shop/queries";

/** The old way to a drop, by its hyphenated name: it leads to the drop's own address. */
export default async function DropByName({ params }: PageProps<"/drop/[name]">) {
  const product = await getProduct((await params).name);
  if (!product) notFound();
  permanentRedirect(paths.drop(product.slug));
}
