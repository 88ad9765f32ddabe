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
    <ol className="leader-grid grid grid-cols-2 gap-x-[clamp(1rem,2.6vw,2.75rem)] gap-y-[clamp(2rem,4vw,4rem)] md:grid-cols-3 lg:grid-cols-20">
      {leaders.map(({ slug, name, term, object, alt, portrait, language, translated }, index) => (
        <li key={slug} className={isLarge(index) ? "lg:col-span-5" : "lg:col-span-4"}>
          <Link href={languagePaths.leader(slug, language)} prefetch={false}>
            <span>
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
              />
            </span>
            <span>
              <b>{name}</b>
              <small>{term}</small>
              <i lang={langOf({ language, translated }, "object")}>{object}</i>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
