import Link from "next/link";
import { Image } from "@/components/ui/image";
import { StatusBadge } from "@/components/ui/status-badge";
import { paths } from "@/lib/core/urls/paths";
import { Carousel } from "./carousel";
import { homeImages } from "./images";

const exhibitions = [
  {
    href: paths.headsOfStateFront,
    picture: homeImages.headsOfState,
    shout: ["Heads", "of State"],
    title: "A Timeline of Power and Parody",
    note: "Every leader, 1960 to now",
    state: "For members",
    open: true,
  },
  {
    href: paths.afroalchemy,
    picture: homeImages.afroAlchemy,
    shout: ["Afro", "Alchemy"],
    title: "Metals, cloth and what was made of them",
    note: "Opens when the casting is done",
    state: "Announced",
    open: false,
  },
  {
    href: paths.lovesLabours,
    picture: homeImages.lovesLabours,
    shout: ["Love’s", "Labours"],
    title: "Letters between people who waited",
    note: "Collecting now",
    state: "Announced",
    open: false,
  },
] as const;

/** The exhibitions as a carousel. */
export function ExhibitionCarousel() {
  return (
    <section aria-labelledby="exhibitions" className="lazy-[42rem] py-wall">
      <Carousel
        heading={
          <h2 id="exhibitions" className="text-title">
            Three exhibitions
          </h2>
        }
        label="Exhibitions"
      >
        {exhibitions.map(({ href, picture, shout, title, note, state, open }) => (
          <Link
            key={href}
            href={href}
            prefetch={false}
            draggable={false}
            className="group block w-[min(54rem,82vw)] flex-none snap-center"
          >
            <div className="relative overflow-clip md:aspect-16/10">
              <Image
                {...picture}
                // On phones the crop is taller than the picture, which is then wider than its place.
                sizes="(width >= 66rem) 54rem, (width >= 40rem) 82vw, 120vw"
                className="w-full object-cover object-[74%_50%] max-md:aspect-[4/4.4] md:h-full"
              />
              <span className="shout block text-[max(3rem,13vw)] leading-[0.84] transition-[font-variation-settings] duration-slow ease-house [--elsh:100] group-hover:[--elsh:100] max-md:pt-5 md:absolute md:start-[5%] md:top-[7%] md:text-[clamp(3rem,6.1vw,5rem)] md:text-chalk md:[--elsh:0]">
                {shout[0]}
                <br />
                {shout[1]}
              </span>
            </div>
            <div className="grid items-baseline gap-x-6 gap-y-1 pt-4 md:grid-cols-[1fr_auto]">
              <h3 className="text-subheading">{title}</h3>
              <StatusBadge shape={open ? "dot" : "ring"} tone={open ? "accent" : "muted"}>
                {state}
              </StatusBadge>
              <p className="font-normal font-read text-muted text-read">{note}</p>
            </div>
          </Link>
        ))}
      </Carousel>
    </section>
  );
}
