import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { BuyingDesk } from "@/components/shop/buying-desk";
import { DropCounter } from "@/components/shop/drop-counter";
import { dropFacts } from "@/components/shop/drop-facts";
import { DropStory } from "@/components/shop/drop-story";
import { DropViews } from "@/components/shop/drop-views";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { JsonLd } from "@/components/ui/json-ld";
import { lagosClock, lagosDay } from "@/components/ui/museum-time";
import { Page } from "@/components/ui/page";
import { WallLabel } from "@/components/ui/wall-label";
import { env } from "@/lib/platform/env";
import { paths } from "@/lib/platform/paths";
import { publicPage, shareCardOf, summary } from "@/lib/platform/public-page";
import { getProduct, listProducts } from "@/lib/shop/queries";

export const revalidate = 3600;

/** The drops there are; one that is added later is rendered when it is first asked for. */
export async function generateStaticParams() {
  const products = await listProducts();
  return products.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<"/drops/[slug]">): Promise<Metadata> {
  const product = await getProduct((await params).slug);
  if (!product) return { title: "Product not found", robots: { index: false } };
  return publicPage({
    title: product.name,
    description: summary(product.description),
    path: paths.drop(product.slug),
    ...(product.images[0] && { card: { url: shareCardOf(product.images[0].url), alt: product.images[0].alt } }),
  });
}

/** A drop has one address: its id and its hyphenated name lead there, and nothing else is found. */
export default async function DropPage({ params }: PageProps<"/drops/[slug]">) {
  const asked = (await params).slug;
  const product = (await getProduct(asked)) ?? notFound();
  if (product.slug !== asked) permanentRedirect(paths.drop(product.slug));
  const { name, categories, label, images, description } = product;
  const { _id, slug, price, salePrice, stock, inStock, variants, editionSize, editionIssued } = product;
  const { opensAt, closesAt, phase, limitPerPerson } = product;
  const schedule = { opensAt, closesAt, phase, limitPerPerson, countedAt: product.countedAt };
  // Only what it counts: whatever a client component is given travels to the browser once more.
  const counted = { _id, slug, price, salePrice, stock, inStock, variants, editionSize, editionIssued, ...schedule };
  const countedAt = new Date(product.countedAt);
  return (
    <Page className="pb-wall">
      <JsonLd data={dropFacts(product, env().APP_URL)} />
      <Breadcrumb
        trail={[
          { name: "Home", href: paths.home },
          { name: "Drops", href: paths.drops },
        ]}
        here={name}
      />
      <div className="g12 items-start gap-y-8 pt-2 md:gap-y-12">
        <div className="col-span-full max-md:-mx-edge md:col-span-6 xl:sticky xl:top-[calc(var(--header)+1rem)] xl:col-span-5">
          <DropViews name={name} images={images} />
        </div>
        <div className="col-span-full grid gap-6 md:col-span-6 xl:col-span-4 xl:ps-5">
          <div>
            <p className="font-semibold text-muted">{categories[0] ?? "Uncategorized"}</p>
            <h1 className="pt-1 text-title">{name}</h1>
          </div>
          <BuyingDesk>
            <DropCounter product={counted} countedAt={`${lagosClock(countedAt)} on ${lagosDay(countedAt)}`} />
          </BuyingDesk>
        </div>
        <aside className="col-span-full xl:col-span-3">
          <WallLabel
            title={name}
            year={label?.year}
            accession={
              label && (
                <>
                  {label.accession}
                  {label.credit && <span className="block">{label.credit}</span>}
                </>
              )
            }
            className="max-w-card md:max-xl:max-w-104 max-md:max-w-none xl:max-w-none"
          >
            {label?.medium && <span className="block">{label.medium}</span>}
            {label?.dimensions && <span className="block">{label.dimensions}</span>}
          </WallLabel>
        </aside>
      </div>
      <DropStory name={name} description={description} />
    </Page>
  );
}
