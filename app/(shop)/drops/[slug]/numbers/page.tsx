import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ChooseNumber } from "@/components/catalog/numbers/choose-number";
import { ProductImage } from "@/components/catalog/product-image";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Page } from "@/components/ui/page";
import { getEditionMap, hasEditionMap } from "@/lib/catalog/editions/queries";
import { getProduct, listProducts } from "@/lib/catalog/queries";
import { getShareCard, publicPageMetadata } from "@/lib/core/page-metadata";
import { editionPaths } from "@/lib/core/urls/edition-paths";
import { paths } from "@/lib/core/urls/paths";

export const revalidate = 3600;

/** The drops with numbers are prerendered; one added later is rendered on its first request. */
export async function generateStaticParams() {
  const products = await listProducts();
  return products.filter(hasEditionMap).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<"/drops/[slug]/numbers">): Promise<Metadata> {
  const product = await getProduct((await params).slug);
  if (!product || !hasEditionMap(product)) return { title: "Numbers not found", robots: { index: false } };
  return publicPageMetadata({
    title: `Numbers of ${product.name}`,
    description: `Which numbers of ${product.name}, an edition of ${product.editionSize}, are sold, held, kept by the museum or available.`,
    path: editionPaths.numbers(product.slug),
    ...(product.images[0] && { card: { url: getShareCard(product.images[0].url), alt: product.images[0].alt } }),
  });
}

/** Every number of a limited edition, and a form to choose a free one. */
export default async function DropNumbersPage({ params }: PageProps<"/drops/[slug]/numbers">) {
  const { slug } = await params;
  const [product, map] = await Promise.all([getProduct(slug), getEditionMap(slug)]);
  if (!product || !map || product.slug !== slug) notFound();
  const { name, size } = map;
  return (
    <Page plain className="pb-wall">
      <Breadcrumb
        items={[
          { name: "Home", href: paths.home },
          { name: "Drops", href: paths.drops },
          { name, href: paths.drop(slug) },
        ]}
        current="Numbers"
      />
      <header className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 pt-2 pb-6 md:items-center md:gap-x-6 md:pb-8">
        <div className="w-16 md:row-span-2 md:w-28">
          <ProductImage image={product.images[0]} sizes="112px" decorative priority />
        </div>
        <h1 className="self-center font-sign text-heading md:self-end md:text-title">Numbers of {name}</h1>
        <p className="max-w-read max-md:col-span-full max-md:text-small md:self-start">
          An edition of {size}.{" "}
          {map.draw
            ? "The numbers are drawn at the moment. Press one to see whether it is sold."
            : "Press a number to see what it costs, or whether it is sold or held."}{" "}
          An owner is named only if they agreed. Each one comes with a{" "}
          <a href={paths.verifyCertificate} className="link">
            signed certificate
          </a>
          .
        </p>
      </header>
      <ChooseNumber
        initial={map}
        productId={product._id}
        sizes={product.variants
          .filter((variant) => variant.name !== "" && variant.stock > 0)
          .map((variant) => ({ name: variant.name, option: variant.option }))}
      />
    </Page>
  );
}
