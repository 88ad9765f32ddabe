import { Image } from "@/components/ui/image";

/** The small picture of a row, or its empty place. */
export function Thumbnail({ picture }: { picture: { src: string; alt: string } | null }) {
  if (!picture) return <span className="block size-12 rounded-control bg-raised" />;
  return (
    <Image
      {...picture}
      width={48}
      height={48}
      sizes="48px"
      className="size-12 min-w-12 rounded-control bg-raised object-cover"
    />
  );
}
