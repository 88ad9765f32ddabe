import "driver.js/dist/driver.css";
import { type DriveStep, driver, type PopoverDOM } from "driver.js";

/** The flag that the browser keeps. */
const seen = "tour-seen";

const steps = [
  {
    at: "gallery",
    title: "Gallery",
    description: "Eighteen leaders, two walls each. Walk down, or let the board take you to one.",
  },
  {
    at: "members",
    title: "Members",
    description: "Sketches, films and recordings that hang for members of the Circle only.",
  },
  {
    at: "guestbook",
    title: "Guestbook",
    description: "What other members wrote about the exhibition, and your own line.",
  },
  {
    at: "sound",
    title: "Sound",
    description: "Every room has a loop of its own. It is off until you turn it on here.",
  },
] as const;

/** The one that can be seen of those with this name: the bar has one for a desk, the corner one for a phone. */
function shown(name: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`[data-tour="${name}"]`)].find((one) => one.checkVisibility());
}

const buttonLook =
  "min-h-11! px-4! rounded-plate! border-0! font-sign! text-base! font-bold! [text-shadow:none]! focus-visible:outline-3! focus-visible:outline-solid! focus-visible:outline-night!";

function dress({ wrapper, title, description, progress, footerButtons, previousButton, nextButton }: PopoverDOM): void {
  const look = {
    wrapper:
      "bg-brass! text-night! max-w-[min(380px,calc(100vw-2rem))]! w-[380px]! rounded-plate! p-5! z-[10001]! font-sign!",
    title: "text-subheading! font-bold! font-sign! text-night!",
    description: "text-base! font-read! font-normal! text-night! mt-1!",
    progress: "text-tiny! font-semibold! text-night! font-sign!",
  };
  wrapper.className += ` ${look.wrapper}`;
  title.className += ` ${look.title}`;
  description.className += ` ${look.description}`;
  progress.className += ` ${look.progress}`;
  previousButton.className += ` ${buttonLook} bg-transparent! text-night!`;
  nextButton.className += ` ${buttonLook} bg-night! text-chalk!`;
  footerButtons.className += " gap-1";
}

/**
 * Shows a first visitor round: four stops, of which one that is not there is left out. Whoever finishes or skips is not asked
 * again, and stands where they stood before.
 */
export function showRound(): () => void {
  const before = document.activeElement;
  const stops: DriveStep[] = steps.flatMap(({ at, title, description }) => {
    const element = shown(at);
    return element ? [{ element, popover: { title, description } }] : [];
  });
  if (stops.length === 0) return () => undefined;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const guide = driver({
    steps: stops,
    animate: !calm,
    // The document's scrollDuration: how long the light takes from one stop to the next.
    duration: 300,
    stagePadding: 10,
    stageRadius: 2,
    overlayOpacity: 0.7,
    skipMissingElement: true,
    disableActiveInteraction: true,
    overlayClickBehavior: () => undefined,
    showProgress: true,
    progressText: "{{current}} of {{total}}",
    showButtons: ["next", "previous"],
    prevBtnText: "Back",
    nextBtnText: "Next",
    doneBtnText: "Finish",
    onPopoverRender: (popover) => {
      dress(popover);
      if (guide.isLastStep()) return;
      const skip = document.createElement("button");
      skip.type = "button";
      skip.textContent = "Skip";
      // Without a name of the library's: a press on one of those is taken for its own.
      skip.className = `${buttonLook} bg-transparent! text-night!`;
      skip.onclick = () => guide.destroy();
      popover.footerButtons.prepend(skip);
    },
    onDestroyed: () => {
      try {
        localStorage.setItem(seen, "1");
      } catch {
        // They will be shown round again.
      }
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
  });
  guide.drive();
  return () => guide.isActive() && guide.destroy();
}
