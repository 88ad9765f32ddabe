"use client";

import { useEffect, useState } from "react";
import { guestCartChanged, guestCartHint, sessionHint } from "./session-hint";

/** The session hint, read after the first paint; "" until then and for visitors. */
export function useSessionHint(): string {
  const [hint, setHint] = useState("");
  useEffect(() => setHint(sessionHint()), []);
  return hint;
}

/** Whether a visitor has items in a cart; false until the first paint, and for a signed-in user. */
export function useGuestCartHint(): boolean {
  const [hint, setHint] = useState(false);
  useEffect(() => {
    const read = () => setHint(sessionHint() === "" && Number(guestCartHint()) > 0);
    read();
    addEventListener(guestCartChanged, read);
    return () => removeEventListener(guestCartChanged, read);
  }, []);
  return hint;
}
