import { notFound, permanentRedirect } from "next/navigation";
import { paths } from "@/lib/platform/paths";
import { getProduct } from "@/lib/shop/queries";

/**
 * A drop has one address. Its id and its hyphenated name lead there, and nothing else is found. This stands in the layout
 * because the page's loading view has already sent its status when the page itself finds out.
 */
export default async function Layout({ children, params }: LayoutProps<"/drops/[slug]">) {
  const { slug } = await params;
  const product = await getProduct(slug);
  if (!product) notFound();
  if (product.slug !== slug) permanentRedirect(paths.drop(product.slug));
  return children;
}
