import Link from "next/link";
import type { ExhibitionSeries } from "@/lib/exhibitions/contracts";

/** "Part 2 of 3 of …" with links to the other parts; nothing while there is only one. */
export function SeriesNav({ series: { name, parts }, slug }: { series: ExhibitionSeries; slug: string }) {
  const place = parts.findIndex((part) => part.slug === slug) + 1;
  if (place === 0 || parts.length === 1) return null;
  const label = `Part ${place} of ${parts.length} of ${name}`;
  return (
    <nav aria-label={`Series: ${name}`} className="page-x pb-wall">
      <div className="grid gap-3 border-line-strong border-t pt-4">
        <p className="font-bold text-subheading">{label}</p>
        <ol className="flex flex-wrap gap-x-8">
          {parts.map((part, index) => (
            <li key={part.slug} className="inline-flex min-h-tap items-center gap-2">
              <span aria-hidden className="text-muted">
                {index + 1}
              </span>
              {part.slug === slug ? (
                <span aria-current="page" className="font-semibold">
                  {part.title}
                </span>
              ) : (
                <Link href={part.path} prefetch={false} className="link inline-flex min-h-tap items-center">
                  {part.title}
                </Link>
              )}
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
