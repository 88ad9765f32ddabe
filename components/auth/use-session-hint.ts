"use client";

import { useEffect, useState } from "react";
import { sessionHint } from "./session-hint";

/** The session hint, read after the first paint; "" until then and for visitors. */
export function useSessionHint(): string {
  const [hint, setHint] = useState("");
  useEffect(() => setHint(sessionHint()), []);
  return hint;
}
