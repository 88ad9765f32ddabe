import { activeLeader } from "./viewer-rules";

/** The section in the middle of the screen; null while the gallery is not active. */
export type ScrollPosition = {
  section: () => number | null;
  setSection: (section: number) => void;
  setActive: (isActive: boolean) => void;
  subscribe: (listener: () => void) => () => void;
};

/**
 * A store outside of React state: scrolling updates the background, the sound and one viewer count, and must not re-render all
 * eighteen leaders.
 */
export function createScrollPosition(): ScrollPosition {
  const listeners = new Set<() => void>();
  let current = -1;
  let active = false;
  const change = (update: () => void) => {
    update();
    for (const listener of listeners) listener();
  };
  return {
    section: () => (active ? current : null),
    setSection: (section) => change(() => (current = section)),
    setActive: (isActive) => change(() => (active = isActive)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The index of the leader in the middle of the screen, or null. */
export function leaderAt(position: ScrollPosition, leaderCount: number): number | null {
  const section = position.section();
  return section === null ? null : activeLeader(section, leaderCount);
}
