import type { Metadata } from "next";
import { Almanac } from "@/components/home/almanac";
import { CursorShadow } from "@/components/home/cursor-shadow";
import { Echoes } from "@/components/home/echoes";
import { Hero } from "@/components/home/hero";
import { Letter } from "@/components/home/letter";
import { Manifesto } from "@/components/home/manifesto";
import { Reveal } from "@/components/home/reveal";
import { Showcase } from "@/components/home/showcase";
import { Shows } from "@/components/home/shows";
import { houseFacts } from "@/components/layout/house-facts";
import { JsonLd } from "@/components/ui/json-ld";
import { env } from "@/lib/platform/env";
import { paths } from "@/lib/platform/paths";
import { publicPage } from "@/lib/platform/public-page";
import { socials } from "@/lib/platform/socials";
import { listProducts } from "@/lib/shop/queries";

export const revalidate = 3600;

const title = "The Living Archive: power wears many strange hats";

export const metadata: Metadata = {
  ...publicPage({
    title,
    description:
      "A museum of Nigerian power and the hats it wore. Satire on one wall, the record on the other, and a shop of numbered editions by the door.",
    path: paths.home,
  }),
  title: { absolute: title },
};

/** The home page: nine sections in the order of the house, the footer being the ninth. */
export default async function HomePage() {
  const products = await listProducts();
  return (
    <>
      <JsonLd
        data={houseFacts(
          env().APP_URL,
          socials().map(({ href }) => href),
        )}
      />
      <Hero products={products.slice(0, 8)} socials={socials()} />
      <Manifesto />
      <Almanac />
      <Shows />
      <Reveal />
      <Showcase />
      <Echoes />
      <Letter />
      <CursorShadow />
    </>
  );
}
