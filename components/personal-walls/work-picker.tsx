import { Plus } from "lucide-react";
import { Image } from "@/components/ui/image";
import type { WallWork } from "@/lib/personal-walls/contracts";

type WorkPickerProps = { works: readonly WallWork[]; onChoose: (work: WallWork) => void };

/** The public works that are not on the wall yet. */
export function WorkPicker({ works, onChoose }: WorkPickerProps) {
  return (
    <section aria-labelledby="choice" className="grid gap-5 border-ink border-t-2 pt-5">
      <h2 id="choice" className="text-heading">
        Choose more works
      </h2>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 md:grid-cols-6">
        {works.map((work) => (
          <li key={work.work}>
            <button
              type="button"
              onClick={() => onChoose(work)}
              className="group relative grid w-full gap-2 text-start text-small outline-offset-4"
            >
              {work.portrait && (
                <Image
                  src={work.portrait.src}
                  alt=""
                  width={work.portrait.width}
                  height={work.portrait.height}
                  sizes="(width >= 48rem) 10vw, 30vw"
                  className="aspect-4/5 w-full border-[3px] border-frame object-cover group-hover:border-accent"
                />
              )}
              <span className="absolute end-2 top-2 grid size-8 place-items-center rounded-full bg-night text-chalk">
                <Plus aria-hidden className="size-5" />
              </span>
              <span className="break-words font-medium leading-tight">
                <span className="sr-only">Put on the wall: </span>
                {work.title}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
