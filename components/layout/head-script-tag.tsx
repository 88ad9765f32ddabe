"use client";

/**
 * The script of the head. On a page that only React renders, such as a 404 page, it does not run, and hydration-marker.tsx runs it; its other type
 * says so to React, which else logs an error in development.
 */
export function HeadScriptTag({ html }: { html: string }) {
  const type = typeof window === "undefined" ? undefined : "text/plain";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
