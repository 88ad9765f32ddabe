import Link from "next/link";
import { PieceImage } from "@/components/shop/piece-image";
import { paths } from "@/lib/platform/paths";

type Shown = { code: string; name: string; images: { url: string; alt: string }[] };

/** The pieces in the museum's own case, whose labels anyone may read. */
export function ShownLabels({ objects }: { objects: readonly Shown[] }) {
  if (objects.length === 0) return null;
  return (
    <section aria-labelledby="case" className="grid gap-8 pt-wall">
      <div className="grid gap-3">
        <h2 id="case" className="text-heading">
          In the case
        </h2>
        <p className="max-w-[48ch] font-normal font-read text-muted text-read">
          No object at hand? These are the museum’s own pieces, with the codes on their labels.
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-x-gutter gap-y-8 md:grid-cols-4 xl:grid-cols-5">
        {objects.map(({ code, name, images }) => (
          <li key={code}>
            <Link href={paths.label(code)} prefetch={false} className="group grid gap-3">
              <PieceImage image={images[0]} sizes="(width >= 48rem) 20vw, 45vw" decorative />
              <span className="grid gap-0.5">
                <span className="font-semibold leading-tight group-hover:underline">{name}</span>
                <span className="font-normal font-read text-muted text-small">{code}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
