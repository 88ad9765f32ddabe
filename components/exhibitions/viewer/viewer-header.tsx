"use client";

import { ChevronDown, Volume2, VolumeX } from "lucide-react";
import Link from "next/link";
import { LogoutItem } from "@/components/auth/logout-item";
import { ThemeToggle } from "@/components/layout/theme-toggle";
import { NavigationMenu } from "@/components/ui/navigation-menu";
import { paths } from "@/lib/core/urls/paths";
import { formatMegabytes } from "./viewer-rules";

/** `bytes` is the size of the largest ambient sound. */
type SoundProps = { on: boolean; onToggle: () => void; bytes: number };

const soundLabel = ({ on, bytes }: Omit<SoundProps, "onToggle">) =>
  on ? "Turn sound off" : `Turn sound on: up to ${formatMegabytes(bytes)} for each leader`;

type ViewerHeaderProps = SoundProps & { email: string | null };

/** The header of the viewer: home link, sound button, theme and account menu. */
export function ViewerHeader({ on, onToggle, bytes, email }: ViewerHeaderProps) {
  return (
    <header className="sticky top-0 z-40 h-header bg-ground shadow-[0_1px_0_var(--line)]">
      <div className="page-x flex h-full items-center gap-4">
        <Link
          href={paths.home}
          prefetch={false}
          className="inline-flex min-h-tap items-center font-extrabold text-[1.125rem] leading-none underline-offset-4 hover:underline hover:decoration-2 hover:decoration-accent"
        >
          The Living Archive
        </Link>
        <button
          type="button"
          data-tour="sound"
          aria-pressed={on}
          aria-label={soundLabel({ on, bytes })}
          title={soundLabel({ on, bytes })}
          onClick={onToggle}
          className="group ms-auto flex min-h-tap items-center gap-3 rounded-control px-3 hover:bg-raised max-md:hidden"
        >
          <SpeakerIcon on={on} />
          <span className="grid text-start leading-[1.1]">
            <span className="font-extrabold text-small">THE HOS</span>
            <span className="font-medium text-muted text-tiny">SEASON 1</span>
          </span>
        </button>
        <div className="flex items-center gap-1 max-md:ms-auto">
          <ThemeToggle />
          <AccountMenu email={email} />
        </div>
      </div>
    </header>
  );
}

/** The sound button on small screens. */
export function FloatingSoundButton({ on, onToggle, bytes }: SoundProps) {
  return (
    <button
      type="button"
      data-tour="sound"
      aria-pressed={on}
      aria-label={soundLabel({ on, bytes })}
      onClick={onToggle}
      className="fixed end-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-30 flex min-h-13 items-center gap-2 rounded-full bg-ground px-4 shadow-pop md:hidden"
    >
      <SpeakerIcon on={on} />
      {!on && <span className="font-semibold text-tiny">{formatMegabytes(bytes)}</span>}
    </button>
  );
}

function SpeakerIcon({ on }: { on: boolean }) {
  const Icon = on ? Volume2 : VolumeX;
  return <Icon aria-hidden className={`size-5.5 stroke-[1.75] ${on ? "text-accent-ink" : ""}`} />;
}

const itemClass = "flex min-h-tap w-full items-center px-4 text-start font-medium text-small hover:bg-raised";

function AccountMenu({ email }: { email: string | null }) {
  return (
    <NavigationMenu
      triggerClass="inline-flex min-h-tap items-center gap-1.5 px-2 font-bold text-small list-none [&::-webkit-details-marker]:hidden"
      trigger={
        <>
          <span className="max-w-[11ch] truncate sm:max-w-[22ch]">{email ?? "Guest"}</span>
          <ChevronDown aria-hidden className="size-4 shrink-0" />
        </>
      }
    >
      <ul className="absolute end-0 top-full grid min-w-52 bg-ground py-2 shadow-pop">
        <li>
          <Link href={paths.account} prefetch={false} className={itemClass}>
            Account Settings
          </Link>
        </li>
        <LogoutItem className={itemClass} />
      </ul>
    </NavigationMenu>
  );
}
