import type { MetadataRoute } from "next";

/** What a phone needs to keep the museum on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: "The Living Archive",
    short_name: "Archive",
    description: "A museum of Nigerian power and the hats it wore, with a shop of numbered editions by the door.",
    start_url: "/",
    display: "standalone",
    lang: "en-NG",
    background_color: "#12100E",
    theme_color: "#12100E",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Drops", url: "/drops" },
      { name: "Scan a label", url: "/scan" },
    ],
  };
}
