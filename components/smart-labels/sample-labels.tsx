import Link from "next/link";
import { ProductImage } from "@/components/catalog/product-image";
import { paths } from "@/lib/core/urls/paths";

type SampleLabel = { code: string; name: string; images: { url: string; alt: string }[] };

/** Objects of the museum itself, whose labels anyone can try. */
export function SampleLabels({ objects }: { objects: readonly SampleLabel[] }) {
  if (objects.length === 0) return null;
  return (
    <section aria-labelledby="case" className="grid gap-8 pt-wall">
      <div className="grid gap-3">
        <h2 id="case" className="text-heading">
          Sample objects
        </h2>
        <p className="max-w-[48ch] font-normal font-read text-muted text-read">
          No object at hand? Try these objects of the museum and the codes on their labels.
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-x-gutter gap-y-8 md:grid-cols-4 xl:grid-cols-5">
        {objects.map(({ code, name, images }) => (
          <li key={code}>
            <Link href={paths.label(code)} prefetch={false} className="group grid gap-3">
              <ProductImage image={images[0]} sizes="(width >= 48rem) 20vw, 45vw" decorative />
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
