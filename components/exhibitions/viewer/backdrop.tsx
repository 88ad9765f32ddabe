import { useSyncExternalStore } from "react";
import { type Ground, groundOf } from "./hall-rules";
import type { Manner } from "./manners";
import type { Standing } from "./standing";

const paints: Record<Ground, string> = {
  desert: "bg-desert",
  blacksteel: "bg-blacksteel",
  fire: "bg-fire",
  forest: "bg-forest",
};

type BackdropProps = { standing: Standing; manner: Manner | null };

/**
 * The light of the room. The four grounds lie behind everything and one of them is up; walking on turns one down and the next
 * up, which a browser does without laying anything out anew.
 */
export function Backdrop({ standing, manner }: BackdropProps) {
  const ground = () => groundOf(Math.max(0, standing.section() ?? 0));
  const lit = useSyncExternalStore(standing.watch, ground, ground);
  const woven = manner === "standard" || manner === "full";
  return (
    <div aria-hidden data-ground={lit} className="-z-10 pointer-events-none fixed inset-0 bg-ground">
      {Object.entries(paints).map(([ground, paint]) => (
        <div
          key={ground}
          className={`absolute inset-0 transition-opacity duration-slow ${paint} ${ground === lit ? "opacity-100" : "opacity-0"}`}
        />
      ))}
      {woven && <div className="absolute inset-0 bg-[length:440px] bg-[image:var(--texture)] opacity-60" />}
    </div>
  );
}
