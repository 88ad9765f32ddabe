import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";

type NoticeProps = {
  title: string;
  sentence: string;
  hat: "hat-fedora" | "hat-crown" | "hat-peaked";
  children: ReactNode;
};

/** A page that says one thing: that nothing hangs here, or that something fell down. */
export function Notice({ title, sentence, hat, children }: NoticeProps) {
  return (
    <div className="grid min-h-[60svh] content-center justify-items-start gap-6 py-16">
      <Picture src={`/art/${hat}.svg`} alt="" width={200} height={140} className="w-40" />
      <h1 className="max-w-[14ch] text-giant">{title}</h1>
      <p className="max-w-[38ch] font-normal font-read text-lede text-muted">{sentence}</p>
      <div className="flex flex-wrap gap-4">{children}</div>
    </div>
  );
}
