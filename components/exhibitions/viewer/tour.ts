import "driver.js/dist/driver.css";
import "./tour.css";
import { type DriveStep, driver, type PopoverDOM } from "driver.js";

/** The local storage key. */
const seenKey = "tour-seen";

const steps = [
  {
    at: "gallery",
    title: "Gallery",
    description: "Every leader has two sections. Scroll down, or use the board to jump to one.",
  },
  {
    at: "members",
    title: "Members",
    description: "Sketches, films and recordings for members of the Circle only.",
  },
  {
    at: "guestbook",
    title: "Guestbook",
    description: "Read what other members wrote about the exhibition, and add your own comment.",
  },
  {
    at: "sound",
    title: "Sound",
    description: "Every leader has an ambient sound. It is off until you turn it on here.",
  },
] as const;

/** The visible element for a step: the sound button exists once for desktops and once for phones. */
function visibleTarget(name: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`[data-tour="${name}"]`)].find((one) => one.checkVisibility());
}

/** tour.css has the rest of the look. The library renders a `header` element with the title. */
function prepareTour({ wrapper, title }: PopoverDOM): void {
  // On a phone at the foot of the screen; on wider ones directly below the bar of tabs, where it covers neither them nor the ruler.
  wrapper.style.setProperty(
    "--viewer-tabs",
    document.querySelector("main")?.style.getPropertyValue("--viewer-tabs") ?? "",
  );
  // It may not be a heading, and would be a second banner of the page.
  title.role = "presentation";
  const heading = document.createElement("h2");
  heading.append(...title.childNodes);
  title.append(heading);
}

/**
 * Starts the guided tour of four steps; steps without a visible target are left out. Finishing or skipping it is remembered, and the
 * focus returns to where it was. Returns a function that ends the tour.
 */
export function startTour(): () => void {
  const previousFocus = document.activeElement;
  const availableSteps: DriveStep[] = steps.flatMap(({ at, title, description }) => {
    const element = visibleTarget(at);
    return element ? [{ element, popover: { title, description } }] : [];
  });
  if (availableSteps.length === 0) return () => undefined;
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const guide = driver({
    steps: availableSteps,
    animate: !prefersReducedMotion,
    duration: 300,
    stagePadding: 0,
    stageRadius: 2,
    overlayOpacity: 0.7,
    skipMissingElement: true,
    disableActiveInteraction: true,
    overlayClickBehavior: () => undefined,
    popoverClass: "tour",
    showProgress: true,
    progressText: "{{current}} of {{total}}",
    showButtons: ["next", "previous"],
    prevBtnText: "Back",
    nextBtnText: "Next",
    doneBtnText: "Finish",
    onPopoverRender: (popover) => {
      prepareTour(popover);
      if (guide.isLastStep()) return;
      // Without a class of the library, which handles clicks on those itself.
      const skip = document.createElement("button");
      skip.type = "button";
      skip.textContent = "Skip";
      skip.onclick = () => guide.destroy();
      popover.footerButtons.prepend(skip);
    },
    onDestroyed: () => {
      try {
        localStorage.setItem(seenKey, "1");
      } catch {
        // Without storage, the tour starts again at the next visit.
      }
      if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
    },
  });
  guide.drive();
  return () => guide.isActive() && guide.destroy();
}
