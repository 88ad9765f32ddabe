"use client";

import { useEffect, useState } from "react";
import Confetti from "react-confetti";

const lasts = 5_000;
const pieces = 100;
const inks = ["brass", "laterite", "palm", "chalk", "indigo"];

/** A hundred pieces, five seconds, thrown once. */
export function ConfettiShower() {
  const [scene, setScene] = useState<{ width: number; height: number; colors: string[] } | null>(null);
  useEffect(() => {
    const style = getComputedStyle(document.documentElement);
    setScene({
      width: window.innerWidth,
      height: window.innerHeight,
      colors: inks.map((ink) => style.getPropertyValue(`--${ink}`).trim()),
    });
    const end = setTimeout(() => setScene(null), lasts);
    return () => clearTimeout(end);
  }, []);
  if (!scene) return null;
  return (
    <div aria-hidden className="pointer-events-none fixed inset-0 z-30">
      <Confetti {...scene} numberOfPieces={pieces} recycle={false} tweenDuration={lasts / 5} />
    </div>
  );
}
