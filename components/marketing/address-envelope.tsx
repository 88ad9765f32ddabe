import { Image } from "@/components/ui/image";

/** The museum's email address, drawn on an envelope. */
export function AddressEnvelope({ email }: { email: string }) {
  return (
    <div className="@container">
      <div className="grid aspect-[1.4] bg-[repeating-linear-gradient(-45deg,var(--laterite)_0_1.25rem,var(--newsprint)_1.25rem_2rem,var(--indigo)_2rem_3.25rem,var(--newsprint)_3.25rem_4rem)] p-[3.2cqw] shadow-frame">
        <div className="relative grid content-end gap-1 bg-newsprint p-[6cqw] text-night [--focus:var(--night)]">
          <Image
            src="/images/leaders/elizabeth-ii-portrait-960.jpg"
            alt=""
            width={960}
            height={1200}
            sizes="8rem"
            priority
            className="absolute end-[5cqw] top-[5cqw] w-[24cqw] rotate-3 border-4 border-print shadow-label"
          />
          <svg
            aria-hidden
            viewBox="0 0 200 120"
            className="absolute end-[20cqw] top-[7cqw] w-[36cqw] fill-none stroke-3 stroke-night/60"
          >
            <circle cx="60" cy="60" r="44" />
            <circle cx="60" cy="60" r="34" />
            <path d="M104 42q24-12 48 0t48 0M104 60q24-12 48 0t48 0M104 78q24-12 48 0t48 0" />
            <text
              x="60"
              y="66"
              textAnchor="middle"
              className="fill-night/70 stroke-none font-bold font-sans"
              fontSize="17"
            >
              LAGOS
            </text>
          </svg>
          <p className="font-bold text-[clamp(1rem,4.6cqw,1.625rem)] leading-tight">The Living Archive</p>
          <a
            href={`mailto:${email}`}
            className="link break-all font-normal font-read text-[clamp(1rem,4.4cqw,1.5rem)] decoration-night"
          >
            {email}
          </a>
          <p className="font-normal font-read text-[clamp(0.9375rem,3.6cqw,1.125rem)]">On the web, Lagos, Nigeria</p>
        </div>
      </div>
    </div>
  );
}
