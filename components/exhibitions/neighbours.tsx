import { ArrowLeft, ArrowRight } from "lucide-react";
import Link from "next/link";
import { Picture } from "@/components/ui/picture";
import type { LeaderCard } from "@/lib/exhibitions/contracts";
import { paths } from "@/lib/platform/paths";

type Neighbour = LeaderCard | undefined;

/** Who held it before and who held it after; at both ends the way leads back to the wall. */
export function Neighbours({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  return (
    <nav
      aria-label="Before and after"
      className="page-x grid gap-x-gutter gap-y-8 py-[clamp(3rem,6vw,6rem)] sm:grid-cols-2"
    >
      <Way to={previous} word="Previous" />
      <Way to={next} word="Next" />
    </nav>
  );
}

function Way({ to, word }: { to: Neighbour; word: "Previous" | "Next" }) {
  const back = word === "Previous";
  const Arrow = back ? ArrowLeft : ArrowRight;
  return (
    <Link
      href={to ? paths.leader(to.slug) : paths.headsOfStateFront}
      prefetch={false}
      rel={to && (back ? "prev" : "next")}
      className={`group flex items-center gap-5 ${back ? "" : "sm:flex-row-reverse sm:text-end"}`}
    >
      {to && (
        <Picture
          src={to.portrait.src}
          alt=""
          width={to.portrait.width}
          height={to.portrait.height}
          sizes="160px"
          className="aspect-4/5 w-24 border-4 border-frame object-cover shadow-frame md:w-32"
        />
      )}
      <span className="grid gap-1">
        <span className={`flex items-center gap-2 font-semibold text-muted text-small ${back ? "" : "sm:justify-end"}`}>
          <Arrow aria-hidden className="size-4" />
          {to ? word : "The end of the ruler"}
        </span>
        <span className="font-bold text-heading leading-tight underline-offset-[0.2em] group-hover:underline group-hover:decoration-2 group-hover:decoration-accent">
          {to?.name ?? "Back to the wall"}
        </span>
        {to && <span className="text-muted text-small">{to.term}</span>}
      </span>
    </Link>
  );
}
