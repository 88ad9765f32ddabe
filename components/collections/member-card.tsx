import { BadgeCheck } from "lucide-react";
import Link from "next/link";
import type { ListedMember } from "@/lib/collections/contracts";
import { paths } from "@/lib/core/urls/paths";

/** A member of the directory: picture or initial, name, handle and badges. */
export function MemberCard({ member: { handle, name, photoUrl, badges } }: { member: ListedMember }) {
  return (
    <li className="relative grid grid-cols-[4rem_minmax(0,1fr)] items-start gap-4 border-line border-t py-5">
      {photoUrl ? (
        // biome-ignore lint/performance/noImgElement: a photo of a few kilobytes that has no other sizes.
        <img
          src={photoUrl}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          className="size-16 rounded-full object-cover"
        />
      ) : (
        <span
          aria-hidden
          className="grid size-16 place-items-center rounded-full bg-raised font-bold text-heading text-muted"
        >
          {[...name][0]?.toUpperCase()}
        </span>
      )}
      <div className="grid gap-1.5">
        <div>
          <Link
            href={paths.person(handle)}
            prefetch={false}
            className="wrap-anywhere font-bold text-subheading leading-tight [unicode-bidi:isolate] after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
          <p className="wrap-anywhere text-muted text-small">@{handle}</p>
        </div>
        {badges.length > 0 && (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small">
            {badges.map(({ kind, title }) => (
              <li key={kind} className="inline-flex items-center gap-1.5">
                <BadgeCheck aria-hidden className="size-4 shrink-0 text-brass" />
                {title}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
