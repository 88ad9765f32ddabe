"use client";

import { useEffect, useState } from "react";
import Confetti from "react-confetti";
import "./orders.css";

const duration = 5_000;
const particleCount = 100;
const colours = ["brass", "laterite", "palm", "chalk", "indigo"];

/** A hundred pieces of confetti for five seconds, behind the page (orders.css). */
export function ConfettiBurst() {
  const [scene, setScene] = useState<{ width: number; height: number; colors: string[] } | null>(null);
  useEffect(() => {
    const style = getComputedStyle(document.documentElement);
    setScene({
      width: window.innerWidth,
      height: window.innerHeight,
      colors: colours.map((ink) => style.getPropertyValue(`--${ink}`).trim()),
    });
    const end = setTimeout(() => setScene(null), duration);
    return () => clearTimeout(end);
  }, []);
  if (!scene) return null;
  return (
    <div aria-hidden className="confetti">
      <Confetti {...scene} numberOfPieces={particleCount} recycle={false} tweenDuration={duration / 5} />
    </div>
  );
}
