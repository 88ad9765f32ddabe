import { Message } from "@/components/ui/message";
import { pictureFamily } from "@/components/ui/picture-sources";
import type { ArtworkNote, CloseLook } from "@/lib/exhibitions/note-contracts";

type SmallPrintProps = { work: CloseLook; note: ArtworkNote | null | undefined; isComing: boolean };

const percent = (part: number) => `${part * 100}%`;

/** The picture of the wall in place of the large print: until that has come, and where it does not come at all. */
export function SmallPrint({ work, note, isComing }: SmallPrintProps) {
  if (!work.picture) return <Message className="m-4 mt-16">❌ There is no picture of this work yet.</Message>;
  const family = pictureFamily(work.picture);
  return (
    <div className="pointer-events-none absolute inset-0 grid grid-rows-[minmax(0,1fr)_auto] place-items-center gap-2 p-3 pt-16">
      <div className="relative aspect-4/5 h-full max-w-full">
        {/* biome-ignore lint/performance/noImgElement: it is on the page already, in this very size. */}
        <img
          src={family ? `${family.stem}-960.webp` : work.picture}
          alt={isComing ? "" : work.alt}
          className="size-full object-contain"
        />
        {note && (
          <span
            className="absolute rounded-plate outline-4 outline-brass"
            style={{
              left: percent(note.x),
              top: percent(note.y),
              width: percent(note.width),
              height: percent(note.height),
            }}
          />
        )}
      </div>
      {isComing ? (
        <p role="status" className="text-small">
          Fetching the large print…
        </p>
      ) : (
        <Message>⚠️ The large print did not arrive. This is the small one; the notes still point at it.</Message>
      )}
    </div>
  );
}
