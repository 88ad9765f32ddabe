import { Image } from "@/components/ui/image";
import type { EventCard } from "@/lib/events/contracts";

/** What a past event was like: a text, and pictures with their descriptions. */
export function EventRecap({ recap, pictures }: Pick<EventCard, "recap" | "pictures">) {
  if (!recap && pictures.length === 0) return null;
  return (
    <section aria-labelledby="recap" className="grid gap-6 border-ink border-t-2 pt-5">
      <h2 id="recap" className="text-heading">
        How it was
      </h2>
      {recap && <div className="reading whitespace-pre-line">{recap}</div>}
      {pictures.length > 0 && (
        <ul className="grid gap-4 xs:grid-cols-2 lg:grid-cols-3">
          {pictures.map(({ url, alt }) => (
            <li key={url}>
              <figure className="grid gap-2">
                <Image
                  src={url}
                  alt={alt}
                  width={960}
                  height={720}
                  sizes="(width >= 64rem) 30vw, (width >= 30rem) 46vw, 90vw"
                  className="aspect-4/3 w-full bg-raised object-cover"
                />
                <figcaption aria-hidden className="text-muted text-small">
                  {alt}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
