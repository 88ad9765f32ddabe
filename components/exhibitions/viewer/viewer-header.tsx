"use client";

import { ChevronDown, CircleUserRound, Volume2, VolumeX } from "lucide-react";
import Link from "next/link";
import { LogoutItem } from "@/components/auth/logout-item";
import { HomeLink } from "@/components/layout/logo";
import { ThemeToggle } from "@/components/layout/theme-toggle";
import { NavigationMenu } from "@/components/ui/navigation-menu";
import { paths } from "@/lib/core/urls/paths";
import { formatMegabytes } from "./viewer-rules";

/** `bytes` is the size of the largest ambient sound. */
type SoundProps = { on: boolean; onToggle: () => void; bytes: number };

/** It contains what wide screens show in the button, so that a voice command can use those words. */
const soundLabel = ({ on, bytes }: Omit<SoundProps, "onToggle">) =>
  on
    ? "Turn sound off, THE HOS SEASON 1"
    : `Turn sound on, THE HOS SEASON 1: up to ${formatMegabytes(bytes)} for each leader`;

/** The signed-in user; null for a guest. */
type ViewerUser = { name: string; email: string } | null;

type ViewerHeaderProps = SoundProps & { user: ViewerUser };

/**
 * The header of the viewer: home link, sound button, theme and account menu. It stays at the top of the screen, so on a phone the sound
 * button floats in it and covers no text.
 */
export function ViewerHeader({ on, onToggle, bytes, user }: ViewerHeaderProps) {
  return (
    <header className="sticky top-0 z-40 h-header bg-ground shadow-[0_1px_0_var(--line)]">
      <div className="page-x flex h-full items-center gap-4 max-xs:gap-2">
        <HomeLink />
        <button
          type="button"
          data-tour="sound"
          aria-pressed={on}
          aria-label={soundLabel({ on, bytes })}
          title={soundLabel({ on, bytes })}
          onClick={onToggle}
          className="ms-auto flex min-h-tap items-center gap-3 rounded-control px-3 hover:bg-raised max-md:min-w-tap max-md:justify-center max-md:gap-1.5 max-md:rounded-full max-md:px-2.5 max-md:ring-1 max-md:ring-line-strong max-md:ring-inset"
        >
          <SpeakerIcon on={on} />
          <span className="grid text-start leading-[1.1] max-md:hidden">
            <span className="font-extrabold text-small">THE HOS</span>
            <span className="font-medium text-muted text-tiny">SEASON 1</span>
          </span>
          {!on && (
            <span className="font-semibold text-tiny whitespace-nowrap max-xs:hidden md:hidden">
              {formatMegabytes(bytes)}
            </span>
          )}
        </button>
        <div className="flex items-center gap-1">
          <ThemeToggle />
          <AccountMenu user={user} />
        </div>
      </div>
    </header>
  );
}

function SpeakerIcon({ on }: { on: boolean }) {
  const Icon = on ? Volume2 : VolumeX;
  return <Icon aria-hidden className={`size-5.5 stroke-[1.75] ${on ? "text-accent-ink" : ""}`} />;
}

const itemClass = "flex min-h-tap w-full items-center px-4 text-start font-medium text-small hover:bg-raised";

function AccountMenu({ user }: { user: ViewerUser }) {
  return (
    <NavigationMenu
      triggerClass="inline-flex min-h-tap items-center gap-1.5 px-2 font-bold text-small list-none [&::-webkit-details-marker]:hidden"
      trigger={
        <>
          <CircleUserRound aria-hidden className="size-5.5 stroke-[1.75] min-[22.5rem]:hidden" />
          {/* A long name takes two lines instead of losing its end. */}
          <span className="line-clamp-2 max-w-24 text-start leading-[1.15] wrap-anywhere max-sm:text-tiny max-[22.5rem]:sr-only sm:max-w-[22ch]">
            {user?.name ?? "Guest"}
          </span>
          <ChevronDown aria-hidden className="size-4 shrink-0" />
        </>
      }
    >
      <ul className="absolute end-0 top-full grid w-max min-w-52 max-w-[calc(100vw-2rem)] bg-ground py-2 shadow-pop">
        {user && (
          <li className="border-line border-b px-4 pt-1 pb-3 text-muted text-small wrap-anywhere">
            <b className="block text-ink">{user.name}</b>
            {user.email}
          </li>
        )}
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
