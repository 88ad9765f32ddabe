import { type ComponentType, lazy } from "react";

/**
 * A component whose code is loaded when it is first rendered. When the code cannot be loaded, it renders the fallback, where `lazy`
 * alone would replace the page by its error page.
 */
export const lazyWithFallback = <Props>(load: () => Promise<ComponentType<Props>>, fallback: ComponentType<Props>) =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: fallback }),
    ),
  );
