/**
 * What stands in for the framework's scripts on a page that reads without them (see first-touch.ts, which writes this function
 * into the build: it may use nothing from outside itself). The scripts, and the framework's data where they do not stand in the
 * page (page-cache.mjs), are fetched when the page is first touched: pointed at, scrolled, tapped, or reached by a key. A press
 * that needs them is kept until they have taken over and is then made; what the browser does by itself (links, menus, choices) it
 * does at once. Whoever is signed in has no page that sleeps.
 */
export function sleepUntilTouched(framework: readonly string[]): void {
  const museum = self as { __next_f?: unknown[]; __data?: string };
  const touches = ["pointerover", "pointerdown", "keydown", "focusin", "scroll", "input"];
  // A row that is drawn along is not the page: some lie scrolled from the beginning, and a hand on one is felt anyway.
  const inRows = (touch: string) => touch !== "scroll";
  let asleep = true;
  let pressed: HTMLElement | null = null;
  let pointedAt: EventTarget | null = null;

  const keep = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest("button");
    if (!button || button.hasAttribute("popovertarget")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
    wake();
  };
  const point = (event: Event) => {
    pointedAt = event instanceof PointerEvent && event.pointerType === "mouse" ? event.target : null;
  };
  // Once the page has taken over; or, when a script could not be had, without it: then the page's forms are plain forms.
  const letGo = () => {
    removeEventListener("click", keep, true);
    removeEventListener("pointerover", point, true);
    pointedAt?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    pressed?.click();
    pointedAt = null;
    pressed = null;
  };
  const add = (tag: "link" | "script", said: Partial<HTMLLinkElement & HTMLScriptElement>) =>
    document.head.append(Object.assign(document.createElement(tag), said));
  const hint = (href: string) => add("link", { rel: "preload", as: "script", href });
  // The page's own islands come beside the framework, not after it: their addresses stand in the data it will read.
  const start = () => {
    const data = JSON.stringify(museum.__next_f);
    new Set(data.match(/\/_next\/static\/chunks\/[\w~.-]+\.js/g)).forEach(hint);
    for (const src of framework) add("script", { src, onerror: letGo });
  };
  const wake = async () => {
    if (!asleep) return;
    asleep = false;
    for (const touch of touches) removeEventListener(touch, wake, inRows(touch));
    if (museum.__next_f) return start();
    framework.forEach(hint);
    try {
      const answer = await fetch(`${location.pathname}?_rsc`, { headers: { RSC: "1" } });
      const mark = answer.headers.get("x-page-data");
      const data = await answer.text();
      // They may have come with the page after all, which was still on its way.
      if (mark && mark === museum.__data) museum.__next_f ??= [[0], [1, data]];
      if (museum.__next_f) return start();
      // The page was made anew since it was read. Once is enough to have it as it is now.
      const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      if (mark && !pressed && visit?.type !== "reload") return location.reload();
    } catch {}
    // Without its data the page's forms are plain forms. The next press asks again, and nothing less: a scroll is sixty touches.
    letGo();
    addEventListener("click", keep, true);
    asleep = true;
  };

  addEventListener("awake", letGo, { once: true });
  addEventListener("click", keep, true);
  addEventListener("pointerover", point, true);
  for (const touch of touches) addEventListener(touch, wake, { capture: inRows(touch), passive: true });
  if (/(?:^|;\s*)la_hint=/.test(document.cookie)) wake();
}
