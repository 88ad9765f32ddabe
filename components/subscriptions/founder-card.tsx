import { Image } from "@/components/ui/image";
import type { Founder } from "@/lib/subscriptions/contracts";
import { metalClasses, tiers } from "./tiers";

/** The background of an initial, and the hats that are visible on it. */
const initialStyles = {
  yearly: { ground: "bg-indigo", hats: ["hat-hula", "hat-fila-red", "hat-peaked", "hat-crown", "hat-fedora"] },
  collector: { ground: "bg-laterite", hats: ["hat-crown", "hat-fila", "hat-hula", "hat-fedora", "hat-peaked"] },
} as const satisfies Record<Founder["subscription"]["plan"], { ground: string; hats: readonly string[] }>;
const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "Africa/Lagos" });

type FounderCardProps = {
  founder: Founder;
  /** The position on the wall, which selects the hat. */
  index: number;
};

/** A founder: photo or initial with a hat, tier, and month of joining. */
export function FounderCard({ founder, index }: FounderCardProps) {
  const { displayName, photoUrl, subscription } = founder;
  const { ground, hats } = initialStyles[subscription.plan];
  return (
    <li
      className={`grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-4 rounded-control bg-(--metal) p-4 text-night shadow-[var(--shadow-label),inset_0_0_0_4px_var(--metal),inset_0_0_0_5px_color-mix(in_srgb,var(--night)_45%,transparent)] ${metalClasses[subscription.plan]}`}
    >
      <span className={`relative row-span-3 grid aspect-[4/5] place-items-end overflow-clip text-print ${ground}`}>
        {photoUrl ? (
          <Image
            src={photoUrl}
            alt=""
            width={480}
            height={600}
            sizes="5rem"
            className="absolute inset-0 size-full object-cover"
          />
        ) : (
          <>
            <Image
              src={`/art/${hats[index % hats.length]}.webp`}
              alt=""
              width={520}
              height={380}
              className="absolute top-[2%] left-[12%] w-[76%]"
            />
            <b aria-hidden className="w-full text-center font-bold font-read text-[3.75rem] leading-[1.1]">
              {[...displayName.trim()][0]?.toUpperCase() ?? ""}
            </b>
          </>
        )}
      </span>
      <h3 className="self-end break-words text-subheading leading-tight">{displayName}</h3>
      <p className="flex items-center gap-1.5 py-1 font-bold text-tiny before:size-2.5 before:bg-current">
        {tiers[subscription.plan].name}
      </p>
      <p className="self-start font-semibold text-tiny">Joined {month.format(new Date(subscription.startDate))}</p>
    </li>
  );
}
