import type { ReactNode } from "react";

export type SocialName = "Instagram" | "TikTok" | "Threads" | "Twitter" | "YouTube";
export type Social = { name: SocialName; href: string };

/** Drawn by the house, because icon sets carry no brands. */
const drawings: Record<SocialName, ReactNode> = {
  Instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.6 7.4h.01" />
    </>
  ),
  TikTok: <path d="M14 4v11a4 4 0 1 1-4-4M14 4c.4 2.6 2 4 5 4.4" />,
  Threads: (
    <path d="M17.5 9C17 6 15 4.5 12 4.5 8 4.5 5.5 7 5.5 12S8 19.5 12 19.5c3 0 5.500-1.500 5.500-4.200 0-2.500-2.500-3.600-5-3.600-2.200 0-3.500 1-3.500 2.400S10.200 16.300 12 16.300c2.500 0 3.300-2 3-5" />
  ),
  Twitter: <path d="M4 4l16 16M20 4L4 20" />,
  YouTube: (
    <>
      <rect x="3" y="6" width="18" height="12" rx="2" />
      <path d="M10.5 9.5v5l4-2.5z" />
    </>
  ),
};

/** The museum elsewhere. Only places that have an address are in the list, so an empty one renders nothing. */
export function Socials({ list, className = "" }: { list: readonly Social[]; className?: string }) {
  if (list.length === 0) return null;
  return (
    <ul className={`flex gap-1 ${className}`}>
      {list.map(({ name, href }) => (
        <li key={name}>
          <a href={href} rel="me noopener" className="grid size-tap place-items-center rounded-full hover:bg-raised">
            <span className="sr-only">{name}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5.5 fill-none stroke-current stroke-[1.75]">
              {drawings[name]}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
