"use client";

import { Component } from "react";

type Place = { section: Element; top: number };

/** The section of the gallery in the middle of the screen. */
function findPlace(): Place | null {
  const middle = window.innerHeight / 2;
  for (const section of document.querySelectorAll("[data-section]")) {
    const { top, bottom } = section.getBoundingClientRect();
    if (top <= middle && bottom > middle) return { section, top };
  }
  return null;
}

/**
 * Keeps the section in the middle of the screen in its place when `shown`, the texts of the gallery, change their language and so their
 * height. A class, because only classes can measure right before React changes the document.
 */
export class SamePlace extends Component<{ shown: unknown }> {
  override getSnapshotBeforeUpdate(previous: { shown: unknown }): Place | null {
    return previous.shown !== this.props.shown && previous.shown !== null ? findPlace() : null;
  }

  override componentDidUpdate(_: unknown, __: unknown, place: Place | null): void {
    if (!place?.section.isConnected) return;
    const moved = place.section.getBoundingClientRect().top - place.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
  }

  override render() {
    return null;
  }
}
