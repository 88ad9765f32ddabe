import { type Social, type SocialName, Socials } from "@/components/layout/socials";
import { preloadDisplayFont } from "@/components/ui/display-font";
import { Image } from "@/components/ui/image";
import type { Product } from "@/lib/catalog/contracts";
import { type GalleryItem, HeroGallery } from "./hero-gallery";

type Hat = { art: string; width: string; left: string; bottom: string; turn: string };

/** The width of each word in em of the display font, and the value of its variable axis. */
const headlineLines: readonly { word: string; ems: number; strangeness: number; hat?: Hat }[] = [
  {
    word: "Power",
    ems: 3.393,
    strangeness: 0,
    hat: { art: "hat-crown", width: "0.8em", left: "0.74em", bottom: "0.665em", turn: "-7deg" },
  },
  { word: "Wears", ems: 3.485, strangeness: 25 },
  {
    word: "Many",
    ems: 2.849,
    strangeness: 50,
    hat: { art: "hat-fila-red", width: "0.92em", left: "0.72em", bottom: "0.66em", turn: "-4deg" },
  },
  {
    word: "Strange",
    ems: 4.464,
    strangeness: 75,
    hat: { art: "hat-peaked", width: "1em", left: "2.62em", bottom: "0.62em", turn: "6deg" },
  },
  { word: "Hats", ems: 2.577, strangeness: 100 },
];

/** The social links in the hero, in display order. */
const heroSocials: readonly SocialName[] = ["Twitter", "Instagram", "YouTube", "TikTok"];

const galleryItem = ({ slug, name, images: [image] }: Product): GalleryItem => ({
  slug,
  name,
  image: image?.url,
  alt: image?.alt ?? "",
});

type HeroProps = { products: readonly Product[]; socials: readonly Social[]; text: string };

/** The hero: headline, one sentence, social links and the product gallery. */
export function Hero({ products, socials, text }: HeroProps) {
  preloadDisplayFont();
  const links = heroSocials.flatMap((name) => socials.filter((social) => social.name === name));
  return (
    <section
      data-home
      aria-labelledby="headline"
      className="grid gap-x-[clamp(2rem,4vw,4.5rem)] gap-y-6 overflow-clip min-[60rem]:h-[clamp(40rem,calc(100svh-var(--header)),62rem)] min-[60rem]:grid-cols-[auto_minmax(0,1fr)] min-[60rem]:grid-rows-[100%]"
    >
      <div className="relative z-10 grid grid-rows-[1fr_auto] gap-6 px-edge pt-12 sm:max-[60rem]:pt-20 min-[60rem]:ps-[max(var(--edge),calc((100vw-90rem)/2+var(--edge)))] min-[60rem]:pe-0 min-[60rem]:pt-[clamp(3rem,6svh,5rem)] min-[60rem]:pb-[clamp(1.25rem,2.5svh,2rem)]">
        <div className="@container self-center min-[60rem]:w-[min(50vw,calc((clamp(40rem,100svh-var(--header),62rem)-11.5rem)*0.827))]">
          <h1 id="headline" className="grid gap-[2.6cqw]">
            {headlineLines.map(({ word, ems, strangeness, hat }) => (
              <span
                key={word}
                className="poster-line relative min-[60rem]:animate-odd"
                style={{ "--w": ems, "--elsh": strangeness }}
              >
                {`${word} `}
                {hat && (
                  <Image
                    src={`/art/${hat.art}.webp`}
                    alt=""
                    width={100}
                    height={70}
                    className="absolute z-10 max-w-none drop-shadow-[0.04em_0.05em_0_var(--ground)]"
                    style={{ width: hat.width, left: hat.left, bottom: hat.bottom, rotate: hat.turn }}
                  />
                )}
              </span>
            ))}
          </h1>
        </div>
        <div className="flex items-end justify-between gap-6 max-sm:flex-col max-sm:items-start max-sm:gap-2">
          <p className="font-normal font-read text-[clamp(1.125rem,1rem+0.5vw,1.375rem)] leading-[1.36] sm:max-w-[31ch]">
            {text}
          </p>
          <Socials list={links} className="max-sm:-ms-3" />
        </div>
      </div>
      <HeroGallery items={products.map(galleryItem)} />
    </section>
  );
}
