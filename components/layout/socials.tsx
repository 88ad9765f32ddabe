export type SocialName = "Instagram" | "TikTok" | "Threads" | "Twitter" | "YouTube";
export type Social = { name: SocialName; href: string };

/**
 * The museum elsewhere. Only places that have an address are in the list, so an empty one renders nothing. The marks are drawn by
 * the house, because icon sets carry no brands, and stand beside the logos, so that a page names them and carries none.
 */
export function Socials({ list, className = "" }: { list: readonly Social[]; className?: string }) {
  if (list.length === 0) return null;
  return (
    <ul className={`flex gap-1 ${className}`}>
      {list.map(({ name, href }) => (
        <li key={name}>
          <a href={href} rel="me noopener" className="grid size-tap place-items-center rounded-full hover:bg-raised">
            <span className="sr-only">{name}</span>
            <svg aria-hidden="true" className="size-5.5 fill-none stroke-current stroke-[1.75]">
              <use href={`/logos.svg#${name}`} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
