/**
 * Replaces the framework's scripts on a deferred page. defer-hydration-build.ts serialises this function, so it must not use
 * anything from outside. The scripts, and the RSC payload where page-cache.mjs removed it, load on the first interaction: pointer,
 * scroll, tap or key. A click on a button is repeated after hydration; links and native controls work at once. Pages of signed-in
 * users are not deferred.
 */
export function deferHydrationUntilInteraction(framework: readonly string[]): void {
  const museum = self as { __next_f?: unknown[]; __data?: string };
  const touches = ["pointerover", "pointerdown", "keydown", "focusin", "scroll", "input"];
  // Scrolling inside an element does not count: some carousels start scrolled, and pointer events cover the rest.
  const isCaptured = (touch: string) => touch !== "scroll";
  let deferred = true;
  let pressed: HTMLElement | null = null;
  let pointedAt: EventTarget | null = null;

  const holdClick = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest("button");
    if (!button || button.hasAttribute("popovertarget")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
    hydrate();
  };
  const point = (event: Event) => {
    pointedAt = event instanceof PointerEvent && event.pointerType === "mouse" ? event.target : null;
  };
  // After hydration, or when a script fails to load; then the forms work without JavaScript.
  const release = () => {
    removeEventListener("click", holdClick, true);
    removeEventListener("pointerover", point, true);
    pointedAt?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    pressed?.click();
    pointedAt = null;
    pressed = null;
  };
  const add = (tag: "link" | "script", attributes: Partial<HTMLLinkElement & HTMLScriptElement>) =>
    document.head.append(Object.assign(document.createElement(tag), attributes));
  const hint = (href: string) => add("link", { rel: "preload", as: "script", href });
  // Preloads the client components in parallel with the framework; their URLs are in the page's data.
  const start = () => {
    const data = JSON.stringify(museum.__next_f);
    new Set(data.match(/\/_next\/static\/chunks\/[\w~.-]+\.js/g)).forEach(hint);
    for (const src of framework) add("script", { src, onerror: release });
  };
  const hydrate = async () => {
    if (!deferred) return;
    deferred = false;
    for (const touch of touches) removeEventListener(touch, hydrate, isCaptured(touch));
    if (museum.__next_f) return start();
    framework.forEach(hint);
    try {
      const response = await fetch(`${location.pathname}?_rsc`, { headers: { RSC: "1" } });
      const mark = response.headers.get("x-page-data");
      const data = await response.text();
      // The data may have arrived with the page, which was still loading.
      if (mark && mark === museum.__data) museum.__next_f ??= [[0], [1, data]];
      if (museum.__next_f) return start();
      // The page was regenerated in the meantime: reload it once.
      const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      if (mark && !pressed && visit?.type !== "reload") return location.reload();
    } catch {}
    // Without the data the forms work without JavaScript. Only the next click retries, because scrolling fires too often.
    release();
    addEventListener("click", holdClick, true);
    deferred = true;
  };

  addEventListener("hydrated", release, { once: true });
  addEventListener("click", holdClick, true);
  addEventListener("pointerover", point, true);
  for (const touch of touches) addEventListener(touch, hydrate, { capture: isCaptured(touch), passive: true });
  if (/(?:^|;\s*)la_hint=/.test(document.cookie)) hydrate();
}
