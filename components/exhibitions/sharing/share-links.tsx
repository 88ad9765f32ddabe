import { ShareButtons } from "./share-buttons";

const linkStyle = "link inline-flex min-h-tap items-center";

type ShareLinksProps = {
  url: string;
  title: string;
  /** What is shared with the link. */
  picture: string;
};

/** Ways to send a page: the share sheet or the link where scripts run, and links that need none. */
export function ShareLinks({ url, title, picture }: ShareLinksProps) {
  const message = encodeURIComponent(`${title} ${url}`);
  return (
    <>
      <ShareButtons url={url} title={title} picture={picture} />
      <p className="flex flex-wrap gap-x-6">
        <a href={`https://wa.me/?text=${message}`} target="_blank" rel="noopener noreferrer" className={linkStyle}>
          WhatsApp
        </a>
        <a
          href={`https://x.com/intent/post?text=${message}`}
          target="_blank"
          rel="noopener noreferrer"
          className={linkStyle}
        >
          X
        </a>
        <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${message}`} className={linkStyle}>
          Email
        </a>
        <a href={picture} download className={linkStyle}>
          Download the share picture
        </a>
      </p>
    </>
  );
}
