import { StatusBadge } from "@/components/ui/status-badge";

type PublicNameCardProps = { name: string; tier: string; joined: string; photoUrl?: string | null };

/** A person as shown publicly: photo or initial with a hat, name, tier and month. */
export function PublicNameCard({ name, tier, joined, photoUrl = null }: PublicNameCardProps) {
  const shown = name.trim();
  return (
    <div className="on-paper grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-5 p-5 shadow-label">
      <span
        aria-hidden
        className="relative row-span-3 grid aspect-[4/5] place-items-end overflow-clip bg-indigo text-chalk"
      >
        {photoUrl ? (
          // biome-ignore lint/performance/noImgElement: a photo of a few kilobytes that has no other sizes.
          <img src={photoUrl} alt="" width={256} height={256} className="absolute inset-0 size-full object-cover" />
        ) : (
          <>
            {/* biome-ignore lint/performance/noImgElement: a drawing of a few hundred bytes that has no other sizes. */}
            <img
              src="/art/hat-hula.webp"
              alt=""
              width={66}
              height={40}
              className="absolute top-[9%] left-[13%] w-[74%]"
            />
            <b className="w-full text-center font-bold font-read text-[4.25rem] leading-[1.08]">
              {[...shown][0]?.toUpperCase() ?? ""}
            </b>
          </>
        )}
      </span>
      <strong className="truncate text-subheading">{shown || "…"}</strong>
      <StatusBadge>{tier}</StatusBadge>
      <span className="text-muted text-small">{joined}</span>
    </div>
  );
}
