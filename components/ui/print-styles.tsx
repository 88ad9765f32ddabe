"use client";

import { useEffect } from "react";

/** Applies CSS while it is mounted. React never removes a `<style>` that it has hoisted into the head, and one in the body is invalid. */
export function PrintStyles({ css }: { css: string }) {
  useEffect(() => {
    const style = document.createElement("style");
    style.textContent = css;
    document.head.append(style);
    return () => style.remove();
  }, [css]);
  return null;
}
