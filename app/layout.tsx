import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { headScript } from "@/components/layout/head-script";
import { HeadScriptTag } from "@/components/layout/head-script-tag";
import { HydrationMarker } from "@/components/layout/hydration-marker";
import { ToastRegion } from "@/components/ui/toast-region";
import { env } from "@/lib/core/env";
import "./globals.css";

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().APP_URL),
    title: { default: "The Living Archive", template: "%s, The Living Archive" },
    description:
      "A museum of Nigerian power and the hats it wore. Satire on one wall, the record on the other, and a shop by the door.",
    openGraph: { siteName: "The Living Archive", locale: "en_NG", type: "website" },
  };
}

export const viewport: Viewport = { colorScheme: "dark light" };

/** Language, theme and fonts. It reads nothing of the request, so that every page below it can be static. */
export default function RootLayout({ children }: { children: ReactNode }) {
  for (const face of ["noto", "ojuju", "brygada"]) {
    preload(`/fonts/${face}.woff2`, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return (
    <html lang="en-NG" data-theme="dark" suppressHydrationWarning>
      <head>
        <HeadScriptTag html={headScript} />
      </head>
      <body>
        {children}
        <ToastRegion />
        <HydrationMarker />
      </body>
    </html>
  );
}
