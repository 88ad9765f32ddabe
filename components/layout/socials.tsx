export type SocialName = "Instagram" | "TikTok" | "Threads" | "Twitter" | "YouTube";
export type Social = { name: SocialName; href: string };

/** Own drawings on a 24-pixel grid, because icon sets carry no brand icons. */
const icons: Record<SocialName, string> = {
  Instagram:
    "M4 8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zm4.4 4a3.6 3.6 0 1 0 7.2 0 3.6 3.6 0 1 0-7.2 0m8.2-4.6h0",
  TikTok: "M14 4v11a4 4 0 1 1-4-4M14 4c.4 2.6 2 4 5 4.4",
  Threads:
    "M17.5 9C17 6 15 4.5 12 4.5 8 4.5 5.5 7 5.5 12S8 19.5 12 19.5c3 0 5.5-1.5 5.5-4.2s-2.5-3.6-5-3.6c-2.2 0-3.5 1-3.5 2.4s1.2 2.2 3 2.2c2.5 0 3.3-2 3-5",
  Twitter: "M4 4l16 16M20 4L4 20",
  YouTube: "M3 8a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zm7.5 1.5v5l4-2.5z",
};

/** Links to social media. Only accounts with a URL are listed; an empty list renders nothing. */
export function Socials({ list, className = "" }: { list: readonly Social[]; className?: string }) {
  if (list.length === 0) return null;
  return (
    <ul className={`socials ${className}`}>
      {list.map(({ name, href }) => (
        <li key={name}>
          <a href={href} rel="me noopener">
            <span className="sr-only">{name}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icons[name]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
