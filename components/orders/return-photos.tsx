import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

/** The photos of a return request, each with a link to the full size. */
export function ReturnPhotos({ id, count }: { id: string; count: number }) {
  if (count === 0) return null;
  // Served by a request that only the buyer and admins may make. A cache or an image optimizer would store a copy.
  return (
    <ul className="flex flex-wrap gap-2">
      {Array.from({ length: count }, (_, i) => accountApiPaths.returnPhoto(id, i + 1)).map((url, i) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener" className="inline-block">
            {/* biome-ignore lint/performance/noImgElement: a private picture in one size. */}
            <img
              src={url}
              alt={`${i + 1} of ${count}, full size`}
              width={96}
              height={96}
              loading="lazy"
              className="size-24 bg-raised object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
