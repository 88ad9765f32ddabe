import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { BuyBox } from "@/components/catalog/buy-box";
import { BuyFormListener } from "@/components/catalog/buy-form-listener";
import { ObjectSections } from "@/components/catalog/object-sections";
import { ProductGallery } from "@/components/catalog/product-gallery";
import { productJsonLd } from "@/components/catalog/product-jsonld";
import { ProductStory } from "@/components/catalog/product-story";
import { RelatedDrops } from "@/components/catalog/related-drops";
import { SaveForm } from "@/components/catalog/save-form";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { JsonLd } from "@/components/ui/json-ld";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Page } from "@/components/ui/page";
import { WallLabel } from "@/components/ui/wall-label";
import { getProduct, listProducts } from "@/lib/catalog/queries";
import { findLeader, findRelatedProducts } from "@/lib/catalog/related-products";
import { getDisplayPrice } from "@/lib/catalog/rules";
import { getProductModel } from "@/lib/catalog/smart-labels";
import { env } from "@/lib/core/env";
import { formatNaira, toKobo } from "@/lib/core/money";
import { getShareCard, metaDescription, publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { listChapterArtworks } from "@/lib/exhibitions/chapter-queries";
import { quoteDelivery } from "@/lib/orders/delivery-zones/queries";
import { RETURN_WINDOW_DAYS } from "@/lib/orders/rules";
import { getShopSettings } from "@/lib/orders/shop-settings/queries";
import { approximatePrice } from "@/lib/orders/shop-settings/rules";

export const revalidate = 3600;

const RELATED_COUNT = 4;

/** The known products are prerendered; one added later is rendered on its first request. */
export async function generateStaticParams() {
  const products = await listProducts();
  return products.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<"/drops/[slug]">): Promise<Metadata> {
  const product = await getProduct((await params).slug);
  if (!product) return { title: "Product not found", robots: { index: false } };
  return publicPageMetadata({
    title: product.name,
    description: metaDescription(product.description, "A drop"),
    path: paths.drop(product.slug),
    ...(product.images[0] && { card: { url: getShareCard(product.images[0].url), alt: product.images[0].alt } }),
  });
}

/** A product has one URL: its id and its hyphenated name redirect there, anything else is a 404. */
export default async function DropPage({ params }: PageProps<"/drops/[slug]">) {
  const asked = (await params).slug;
  const product = (await getProduct(asked)) ?? notFound();
  if (product.slug !== asked) permanentRedirect(paths.drop(product.slug));
  const [products, artworks, model] = await Promise.all([
    listProducts(),
    listChapterArtworks(),
    getProductModel(product._id),
  ]);
  const { name, categories, label, images, description } = product;
  const { _id, slug, price, salePrice, stock, reserved, inStock, variants, editionSize, editionIssued } = product;
  const { opensAt, closesAt, phase, limitPerPerson } = product;
  const schedule = { opensAt, closesAt, phase, limitPerPerson, countedAt: product.countedAt };
  // Passes only what the client component needs, because its props are sent to the browser.
  const counted = {
    _id,
    slug,
    price,
    salePrice,
    stock,
    reserved,
    inStock,
    variants,
    editionSize,
    editionIssued,
    ...schedule,
  };
  const countedAt = new Date(product.countedAt);
  const [delivery, rates] = await Promise.all([quoteDelivery(undefined), getShopSettings()]);
  const shippingPrice = delivery.problem === null ? delivery.price : 0;
  const shipping =
    shippingPrice > 0 ? `Shipping in Nigeria ${formatNaira(toKobo(shippingPrice))}` : "Free shipping in Nigeria";
  const approximate = approximatePrice(getDisplayPrice(product).price, rates);
  return (
    <Page className="pb-wall">
      <JsonLd data={productJsonLd(product, env().APP_URL, shippingPrice)} />
      <Breadcrumb
        items={[
          { name: "Home", href: paths.home },
          { name: "Drops", href: paths.drops },
        ]}
        current={name}
      />
      {/* On a tablet the label stands below the pictures, which are shorter than the buy box. */}
      <div className="g12 items-start gap-y-8 pt-2 md:max-xl:grid-rows-[auto_1fr] xl:gap-y-12">
        <div className="col-span-full max-md:-mx-edge md:col-span-6 xl:sticky xl:top-[calc(var(--header)+1rem)] xl:col-span-5">
          <ProductGallery name={name} images={images} model={model} />
        </div>
        <div className="col-span-full grid gap-6 md:col-span-6 md:max-xl:row-span-2 xl:col-span-4 xl:ps-5">
          <div>
            <p className="font-semibold text-muted">{categories[0] ?? "Uncategorized"}</p>
            <h1 className="pt-1 text-title">{name}</h1>
          </div>
          <BuyFormListener>
            <BuyBox
              product={counted}
              countedAt={`${formatLagosTime(countedAt)} on ${formatLagosDate(countedAt)}`}
              saveForm={<SaveForm slug={slug} />}
              shipping={shipping}
              belowPrice={approximate && <span className="w-full text-muted text-small">{approximate}</span>}
            >
              <dt>Ships</dt>
              <dd>From Lagos within five working days</dd>
            </BuyBox>
          </BuyFormListener>
        </div>
        <aside className="col-span-full md:col-span-6 xl:col-span-3">
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
            className="max-w-none"
          >
            {label?.medium && <span className="block">{label.medium}</span>}
            {label?.dimensions && <span className="block">{label.dimensions}</span>}
          </WallLabel>
        </aside>
      </div>
      <ProductStory name={name} description={description} />
      <ObjectSections product={product} returnDays={RETURN_WINDOW_DAYS} shipping={shipping} />
      <RelatedDrops
        leader={findLeader(product, artworks)}
        related={findRelatedProducts(product, products, artworks, RELATED_COUNT)}
      />
    </Page>
  );
}
