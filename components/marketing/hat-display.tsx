import { Image } from "@/components/ui/image";

const hats: readonly { name: string; art?: string }[] = [
  { name: "Crown", art: "hat-crown" },
  { name: "Peaked cap", art: "hat-peaked" },
  { name: "Hula", art: "hat-hula" },
  { name: "Fila", art: "hat-fila-red" },
  { name: "Fedora", art: "hat-fedora" },
  { name: "The next" },
];

/** Five hats of office on a rail, and an empty peg. */
export function HatDisplay() {
  return (
    <div
      role="img"
      aria-label="A brass rail with six pegs: a crown, a peaked cap, a hula, a fila and a fedora hang there. The sixth peg is empty and is marked “The next”."
      className="relative overflow-clip bg-cloth bg-[length:7rem] bg-[url(/textures/adire-cloth.webp)] text-cloth-ink"
    >
      <div className="page-x relative grid grid-cols-3 gap-y-8 py-[clamp(2rem,4vw,4rem)] md:grid-cols-6">
        {hats.map(({ name, art }) => (
          <div key={name} className="relative grid justify-items-center">
            <i className="absolute inset-x-0 top-3 h-1.5 bg-brass" />
            <i className="relative z-10 h-9 w-3 rounded-full bg-brass shadow-[0.25rem_0.25rem_0_color-mix(in_srgb,var(--night)_35%,transparent)]" />
            <span className="grid aspect-[2/1] w-full max-w-56 place-items-start">
              {art && (
                <Image
                  src={`/art/${art}.webp`}
                  alt=""
                  width={520}
                  height={380}
                  className="-mt-[31%] w-full drop-shadow-[0.5rem_0.5rem_0_color-mix(in_srgb,var(--night)_35%,transparent)]"
                />
              )}
            </span>
            <span className="font-semibold text-cloth-muted text-tiny">{name}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
