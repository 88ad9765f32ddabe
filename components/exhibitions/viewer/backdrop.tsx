import { useSyncExternalStore } from "react";
import type { DataMode } from "./data-modes";
import type { ScrollPosition } from "./scroll-position";
import { type Ground, groundOf } from "./viewer-rules";

const groundClasses: Record<Ground, string> = {
  desert: "bg-desert",
  blacksteel: "bg-blacksteel",
  fire: "bg-fire",
  forest: "bg-forest",
};

type BackdropProps = { position: ScrollPosition; dataMode: DataMode | null };

/**
 * The background of the viewer. All four grounds are rendered, and scrolling changes only their opacity, which needs no layout.
 */
export function Backdrop({ position, dataMode }: BackdropProps) {
  const ground = () => groundOf(Math.max(0, position.section() ?? 0));
  const activeGround = useSyncExternalStore(position.subscribe, ground, ground);
  const hasTexture = dataMode === "standard" || dataMode === "full";
  return (
    <div aria-hidden data-ground={activeGround} className="-z-10 pointer-events-none fixed inset-0 bg-ground">
      {Object.entries(groundClasses).map(([name, className]) => (
        <div
          key={name}
          className={`absolute inset-0 transition-opacity duration-slow ${className} ${name === activeGround ? "opacity-100" : "opacity-0"}`}
        />
      ))}
      {hasTexture && <div className="absolute inset-0 bg-[length:440px] bg-[image:var(--texture)] opacity-60" />}
    </div>
  );
}
