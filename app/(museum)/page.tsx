import type { Metadata } from "next";
import { organizationJsonLd } from "@/components/layout/organization-jsonld";
import { Almanac } from "@/components/marketing/home/almanac";
import { toAlmanacLeaders } from "@/components/marketing/home/almanac-leaders";
import { ArSection } from "@/components/marketing/home/ar-section";
import { CursorShadow } from "@/components/marketing/home/cursor-shadow";
import { ExhibitionCarousel } from "@/components/marketing/home/exhibition-carousel";
import { Hero } from "@/components/marketing/home/hero";
import { Manifesto } from "@/components/marketing/home/manifesto";
import { NewsletterSection } from "@/components/marketing/home/newsletter-section";
import { Showcase } from "@/components/marketing/home/showcase";
import { Testimonials } from "@/components/marketing/home/testimonials";
import { JsonLd } from "@/components/ui/json-ld";
import { listProducts } from "@/lib/catalog/queries";
import { env } from "@/lib/core/env";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { socials } from "@/lib/core/socials";
import { paths } from "@/lib/core/urls/paths";
import { listLeaders } from "@/lib/exhibitions/queries";
import { getHomeTexts } from "@/lib/home-page/queries";

export const revalidate = 3600;

const title = "The Living Archive: power wears many strange hats";

export const metadata: Metadata = {
  ...publicPageMetadata({
    title,
    description:
      "A museum of Nigerian power and the hats it wore. Satire on one wall, the record on the other, and a shop of numbered editions by the door.",
    path: paths.home,
  }),
  title: { absolute: title },
};

/** The home page: eight sections and the footer. */
export default async function HomePage() {
  const [products, texts, leaders] = await Promise.all([listProducts(), getHomeTexts(), listLeaders()]);
  return (
    <>
      <JsonLd
        data={organizationJsonLd(
          env().APP_URL,
          socials().map(({ href }) => href),
        )}
      />
      <Hero
        products={products.filter(({ images }) => images.length > 0).slice(0, 8)}
        socials={socials()}
        text={texts.heroText}
      />
      <Manifesto texts={texts} />
      <Almanac texts={texts} leaders={toAlmanacLeaders(leaders)} />
      <ExhibitionCarousel />
      <ArSection text={texts.scanText} />
      <Showcase texts={texts} />
      <Testimonials title={texts.testimonialsTitle} />
      <NewsletterSection title={texts.newsletterTitle} text={texts.newsletterText} />
      <CursorShadow />
    </>
  );
}
