"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { keysOf } from "@/lib/core/keys-of";

const widths = { phone: 390, desktop: 1280 } as const;
type Device = keyof typeof widths;

/** Such as the theme, which may be switched while the preview is open. */
function copyAttributes(from: Element, to: Element): void {
  for (const { name, value } of [...from.attributes]) to.setAttribute(name, value);
}

/** The styles of this page, for the document in the frame. */
function copyStyles(from: Document, to: Document): void {
  copyAttributes(from.documentElement, to.documentElement);
  to.body.className = from.body.className;
  for (const sheet of from.head.querySelectorAll('link[rel="stylesheet"], style'))
    to.head.append(sheet.cloneNode(true));
  to.documentElement.lang = "en";
  to.title = "Preview";
}

/**
 * Shows the components of a public page as on a phone or a desktop: in a frame of its own, whose width decides the layout, scaled to the
 * space there is. Nothing in it can be pressed.
 */
export function PreviewFrame({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [device, setDevice] = useState<Device>("phone");
  const [space, setSpace] = useState(0);

  /** Called when the frame is there and when it has loaded: Firefox replaces its first document. */
  const prepare = useCallback(() => {
    const inside = frame.current?.contentDocument;
    if (!inside || inside.head.childElementCount > 0) return;
    copyStyles(document, inside);
    setBody(inside.body);
  }, []);

  useEffect(() => {
    const theme = new MutationObserver(() => {
      const inside = frame.current?.contentDocument?.documentElement;
      if (inside) copyAttributes(document.documentElement, inside);
    });
    theme.observe(document.documentElement, { attributes: true });
    const size = new ResizeObserver(([entry]) => setSpace(entry?.contentRect.width ?? 0));
    if (box.current) size.observe(box.current);
    prepare();
    return () => {
      theme.disconnect();
      size.disconnect();
    };
  }, [prepare]);

  const scale = space > 0 ? Math.min(1, space / widths[device]) : 1;
  return (
    <div className="grid gap-3">
      <fieldset aria-label="Width of the preview" className="flex gap-1">
        {keysOf(widths).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={device === each}
            onClick={() => setDevice(each)}
            className="min-h-tap rounded-control px-3 font-medium text-muted text-small capitalize hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink"
          >
            {each}
          </button>
        ))}
      </fieldset>
      <div ref={box} className="h-[min(46rem,calc(100svh-13rem))]">
        <div
          className="mx-auto h-full overflow-hidden ring-1 ring-line-strong"
          style={{ width: widths[device] * scale }}
        >
          <iframe
            ref={frame}
            onLoad={prepare}
            title="Preview of the public page"
            className="block origin-top-left border-0 bg-ground"
            style={{ width: widths[device], height: `${100 / scale}%`, transform: `scale(${scale})` }}
          />
        </div>
      </div>
      {body && createPortal(<div inert>{children}</div>, body)}
    </div>
  );
}
