"use client";

import { useCallback, useState, useSyncExternalStore } from "react";

/** Reads a choice once, so that it does not change while the viewer is open. */
function createReader<T>(read: (stored: string | null) => T): (key: string) => T {
  let choice: T | undefined;
  return (key) => {
    choice ??= read(readStored(key));
    return choice;
  };
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

// Nothing else on the page changes it.
const subscribe = () => () => undefined;

/**
 * A choice that the browser stores, and its setter; without storage it applies until the viewer is left. `read` makes it from what is stored;
 * during server rendering and hydration it is `server`.
 */
export function useStoredChoice<T extends string, Server>(
  key: string,
  read: (stored: string | null) => T,
  server: Server,
): [choice: T | Server, choose: (choice: T) => void] {
  const [readOnce] = useState(() => createReader(read));
  const stored = useSyncExternalStore<T | Server>(
    subscribe,
    () => readOnce(key),
    () => server,
  );
  const [chosen, setChosen] = useState<T | null>(null);
  const choose = useCallback(
    (choice: T) => {
      setChosen(choice);
      try {
        localStorage.setItem(key, choice);
      } catch {
        // Without storage, it applies until the viewer is left.
      }
    },
    [key],
  );
  return [chosen ?? stored, choose];
}
