import { Image } from "@/components/ui/image";
import { WallLabel } from "@/components/ui/wall-label";
import type { Product } from "@/lib/catalog/contracts";
import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";

/** One artwork in all crops, with wall label and alternative text. */
export function ArtworkSheet({ leader }: { leader: LeaderText }) {
  const { portrait, wide, mobile, share } = leaderPictures(leader.slug);
  const { label } = leader;
  const crops = [
    { ...portrait, className: "col-span-3 md:col-span-2" },
    { ...mobile, className: "col-span-3 md:col-span-2" },
    { ...wide, className: "col-span-6 md:col-span-4" },
    { src: share, width: 1200, height: 630, className: "col-span-6 md:col-span-4" },
  ];
  return (
    <article id={leader.slug} className="grid gap-4 border-line border-t py-8">
      <h3 className="text-subheading">
        {leader.order}. {leader.name}, {leader.term}
      </h3>
      <div className="grid grid-cols-6 items-start gap-3 md:grid-cols-12">
        {crops.map(({ src, width, height, className }) => (
          <figure key={src} className={className}>
            <Image src={src} width={width} height={height} alt="" sizes="30vw" className="w-full" />
            <figcaption className="text-muted text-tiny">{src.split("/").at(-1)}</figcaption>
          </figure>
        ))}
      </div>
      <div className="grid items-start gap-6 md:grid-cols-[auto_1fr]">
        <WallLabel title={label.title} year={label.year} accession={`${label.accession}. ${label.credit}`}>
          <span className="block">{label.medium}</span>
          <span className="block">{label.dimensions}</span>
        </WallLabel>
        <p className="max-w-read font-normal font-read text-read">{leader.alt}</p>
      </div>
    </article>
  );
}

/** One product in all views, with its wall label. */
export function ProductSheet({ product }: { product: Product }) {
  return (
    <article id={product.slug} className="grid content-start gap-3 border-line border-t py-6">
      <h3 className="font-bold">{product.name}</h3>
      <div className="grid grid-cols-2 gap-3">
        {product.images.map(({ url, alt }) => (
          <figure key={url} className="grid content-start gap-2">
            <Image src={url} width={800} height={1000} alt={alt} sizes="20vw" className="w-full" />
            <figcaption className="text-small">{alt}</figcaption>
          </figure>
        ))}
      </div>
      <p className="text-muted text-tiny">
        {product.label
          ? `${product.label.accession}. ${product.label.medium}. ${product.label.dimensions}. ${product.label.credit}`
          : "No label"}
        {product.artworkSlug && `; after ${product.artworkSlug}`}
      </p>
    </article>
  );
}
