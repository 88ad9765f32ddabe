import Link from "next/link";
import { Image } from "@/components/ui/image";
import { languagePaths } from "@/lib/core/urls/language-paths";
import type { LeaderCard } from "@/lib/exhibitions/contracts";
import { langOf } from "@/lib/exhibitions/translations/lang-of";

// Alternates rows of four large and five small images.
const isLarge = (index: number) => index % 9 < 4;

/** All leaders with artwork, name, term and object. */
export function LeaderGrid({ leaders }: { leaders: readonly LeaderCard[] }) {
  return (
    <ol className="grid grid-cols-2 gap-x-[clamp(1rem,2.6vw,2.75rem)] gap-y-[clamp(2rem,4vw,4rem)] md:grid-cols-3 lg:grid-cols-20">
      {leaders.map(({ slug, name, term, object, alt, portrait, language, translated }, index) => (
        <li key={slug} className={isLarge(index) ? "lg:col-span-5" : "lg:col-span-4"}>
          <Link href={languagePaths.leader(slug, language)} prefetch={false} className="group grid gap-4">
            <span className="block overflow-clip border-[clamp(5px,0.7vw,11px)] border-frame shadow-frame">
              <Image
                src={portrait.src}
                alt={alt}
                width={portrait.width}
                height={portrait.height}
                sizes={
                  isLarge(index)
                    ? "(width >= 64rem) 23vw, (width >= 48rem) 30vw, 44vw"
                    : "(width >= 64rem) 18vw, (width >= 48rem) 30vw, 44vw"
                }
                className="block w-full transition-transform duration-slow ease-house group-hover:scale-[1.025]"
              />
            </span>
            <span className="grid gap-0.5">
              <span className="font-bold text-[1.125rem] leading-tight underline-offset-4 group-hover:underline group-hover:decoration-2 group-hover:decoration-accent">
                {name}
              </span>
              <span className="font-medium text-muted text-tiny">{term}</span>
              <span
                lang={langOf({ language, translated }, "object")}
                className="pt-1 font-normal font-read text-muted text-small italic leading-[1.3]"
              >
                {object}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
