import { Almanac } from "@/components/home/almanac";
import { CursorShadow } from "@/components/home/cursor-shadow";
import { Echoes } from "@/components/home/echoes";
import { Hero } from "@/components/home/hero";
import { Letter } from "@/components/home/letter";
import { Manifesto } from "@/components/home/manifesto";
import { Reveal } from "@/components/home/reveal";
import { Showcase } from "@/components/home/showcase";
import { Shows } from "@/components/home/shows";
import { socials } from "@/lib/platform/socials";
import { listProducts } from "@/lib/shop/queries";

export const revalidate = 3600;

/** The home page: nine sections in the order of the house, the footer being the ninth. */
export default async function HomePage() {
  const products = await listProducts();
  return (
    <>
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
