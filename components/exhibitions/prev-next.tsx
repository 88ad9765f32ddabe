import { ArrowLeft, ArrowRight } from "lucide-react";
import Link from "next/link";
import { Image } from "@/components/ui/image";
import type { Language } from "@/lib/core/languages";
import { languagePaths } from "@/lib/core/urls/language-paths";
import type { LeaderCard } from "@/lib/exhibitions/contracts";

type AdjacentLeader = LeaderCard | undefined;

type PrevNextProps = { previous: AdjacentLeader; next: AdjacentLeader; language: Language };

/** Links to the previous and the next leader; at both ends to the overview. */
export function PrevNext({ previous, next, language }: PrevNextProps) {
  return (
    <nav
      aria-label="Before and after"
      className="page-x grid gap-x-gutter gap-y-8 py-[clamp(3rem,6vw,6rem)] sm:grid-cols-2"
    >
      <PrevNextLink to={previous} label="Previous" language={language} />
      <PrevNextLink to={next} label="Next" language={language} />
    </nav>
  );
}

function PrevNextLink({ to, label, language }: { to: AdjacentLeader; label: "Previous" | "Next"; language: Language }) {
  const isPrevious = label === "Previous";
  const Arrow = isPrevious ? ArrowLeft : ArrowRight;
  return (
    <Link
      href={to ? languagePaths.leader(to.slug, language) : languagePaths.wall(language)}
      prefetch={false}
      rel={to && (isPrevious ? "prev" : "next")}
      className={`group flex items-center gap-5 max-[22.5rem]:gap-4 ${isPrevious ? "" : "sm:flex-row-reverse sm:text-end"}`}
    >
      {to && (
        <Image
          src={to.portrait.src}
          alt=""
          width={to.portrait.width}
          height={to.portrait.height}
          sizes="160px"
          // The longest first name fits beside it on the narrowest screens.
          className="aspect-4/5 w-24 border-4 border-frame object-cover shadow-frame max-[22.5rem]:w-18 md:w-32"
        />
      )}
      <span className="grid gap-1">
        <span
          className={`flex items-center gap-2 font-semibold text-muted text-small ${isPrevious ? "" : "sm:justify-end"}`}
        >
          <Arrow aria-hidden className="size-4" />
          {to ? label : "End of the timeline"}
        </span>
        <span className="font-bold text-heading leading-tight underline-offset-[0.2em] group-hover:underline group-hover:decoration-2 group-hover:decoration-accent">
          {to?.name ?? "All leaders"}
        </span>
        {to && <span className="text-muted text-small">{to.term}</span>}
      </span>
    </Link>
  );
}
