import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { BuyBox } from "@/components/catalog/buy-box";
import { BuyFormListener } from "@/components/catalog/buy-form-listener";
import { DropTerms } from "@/components/catalog/drop-terms";
import { MembersFirst } from "@/components/catalog/members-first";
import { OwningSection } from "@/components/catalog/owning-section";
import { productJsonLd } from "@/components/catalog/product-jsonld";
import { ProductLayout } from "@/components/catalog/product-layout";
import { RelatedDrops } from "@/components/catalog/related-drops";
import { SaveForm } from "@/components/catalog/save-form";
import { SourceWork } from "@/components/catalog/source-work";
import { fileKind } from "@/components/downloads/download-labels";
import { DrawLink } from "@/components/draws/draw-link";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { formatFileSize } from "@/components/ui/file-size";
import { JsonLd } from "@/components/ui/json-ld";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Page } from "@/components/ui/page";
import { OfferInTurn } from "@/components/waiting-room/offer-in-turn";
import { countFreeNumbers } from "@/lib/catalog/editions/queries";
import { categorySlug } from "@/lib/catalog/product-filter";
import { getProduct, listProducts } from "@/lib/catalog/queries";
import { findRelatedProducts, findSourceWork } from "@/lib/catalog/related-products";
import { getDisplayPrice } from "@/lib/catalog/rules";
import { getProductModel } from "@/lib/catalog/smart-labels";
import { env } from "@/lib/core/env";
import { formatNaira, toKobo } from "@/lib/core/money";
import { getShareCard, metaDescription, publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { listProductFiles } from "@/lib/downloads/queries";
import { findPastDraw, findRunningDraw } from "@/lib/draws/queries";
import { findArtworkPictures, listChapterArtworks } from "@/lib/exhibitions/chapter-queries";
import { quoteDelivery } from "@/lib/orders/delivery-zones/queries";
import { RETURN_WINDOW_DAYS } from "@/lib/orders/rules";
import { getShopSettings } from "@/lib/orders/shop-settings/queries";
import { approximatePrice } from "@/lib/orders/shop-settings/rules";
import { hasActiveRoom } from "@/lib/waiting-room/queries";

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
    formats: {
      "application/json+oembed": serverApiPaths.oembed(new URL(paths.drop(product.slug), env().APP_URL).href),
    },
    ...(product.images[0] && { card: { url: getShareCard(product.images[0].url), alt: product.images[0].alt } }),
  });
}

/** A product has one URL: its id and its hyphenated name redirect there, anything else is a 404. */
export default async function DropPage({ params }: PageProps<"/drops/[slug]">) {
  const asked = (await params).slug;
  const product = (await getProduct(asked)) ?? notFound();
  if (product.slug !== asked) permanentRedirect(paths.drop(product.slug));
  const [products, artworks, model, freeNumbers, isWaiting] = await Promise.all([
    listProducts(),
    listChapterArtworks(),
    getProductModel(product._id),
    countFreeNumbers(product),
    hasActiveRoom(product._id),
  ]);
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
    draw: product.draw,
    ...schedule,
  };
  const countedAt = new Date(product.countedAt);
  const [delivery, rates, draw, pastDraw, files] = await Promise.all([
    quoteDelivery(undefined),
    getShopSettings(),
    findRunningDraw(_id),
    findPastDraw(_id),
    listProductFiles(_id),
  ]);
  const source = findSourceWork(product, artworks);
  const leader = source?.leader ?? null;
  const [work] = source ? await findArtworkPictures([source.slug]) : [];
  const series = product.series ? { slug: categorySlug(product.series), name: product.series } : null;
  // Who is drawn buys one; the others cannot choose.
  const choosable = draw && freeNumbers !== null ? 0 : freeNumbers;
  const fileNames = files.map(
    (file) => `${file.title || file.filename} (${fileKind(file)}, ${formatFileSize(file.size).replace(" ", "\u00a0")})`,
  );
  const terms = (
    <DropTerms slug={slug} editionSize={editionSize} freeNumbers={choosable} series={series} files={fileNames} />
  );
  const shippingPrice = delivery.problem === null ? delivery.price : 0;
  const shipping =
    shippingPrice > 0 ? `Shipping in Nigeria ${formatNaira(toKobo(shippingPrice))}` : "Free shipping in Nigeria";
  const approximate = approximatePrice(getDisplayPrice(product).price, rates);
  const offer = (
    <BuyFormListener>
      <BuyBox
        product={counted}
        countedAt={`${formatLagosTime(countedAt)} on ${formatLagosDate(countedAt)}`}
        saveForm={<SaveForm slug={slug} />}
        shipping={shipping}
        belowPrice={approximate && <span className="w-full text-muted text-small">{approximate}</span>}
      >
        {product.membersFirst && phase === "upcoming" && opensAt && (
          <MembersFirst productId={_id} opensAt={opensAt} variations={variants.map(({ name }) => name)} />
        )}
        {terms}
      </BuyBox>
    </BuyFormListener>
  );
  return (
    <Page className="pb-wall">
      <JsonLd data={productJsonLd(product, env().APP_URL, shippingPrice)} />
      <Breadcrumb
        items={[
          { name: "Home", href: paths.home },
          { name: "Drops", href: paths.drops },
        ]}
        current={product.name}
      />
      <ProductLayout
        product={product}
        model={model}
        work={work && <SourceWork work={work} />}
        shipping={shipping}
        returnDays={RETURN_WINDOW_DAYS}
        offer={
          draw ? (
            <DrawLink product={product} draw={draw} shipping={shipping}>
              {terms}
            </DrawLink>
          ) : isWaiting ? (
            <OfferInTurn slug={slug}>{offer}</OfferInTurn>
          ) : (
            offer
          )
        }
      />
      {editionSize !== null && (
        <OwningSection slug={slug} freeNumbers={choosable} leader={leader} series={series} pastDraw={pastDraw} />
      )}
      <RelatedDrops leader={leader} related={findRelatedProducts(product, products, artworks, RELATED_COUNT)} />
    </Page>
  );
}
