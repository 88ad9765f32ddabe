type CameDownProps = {
  sentence: string;
  /** Written down with what went wrong, so that whoever is told it can find it. */
  number?: string | undefined;
  onRetry: () => void;
};

const plate = "plate min-h-13 px-7 pt-2 pb-[0.55rem]";

/**
 * A work that fell off the wall. Next sends the error page with every page of the museum, so this imports nothing: no link
 * component, no button, no icon. Its links load whole pages, which is what one wants after an error anyway.
 */
export function CameDown({ sentence, number, onRetry }: CameDownProps) {
  return (
    <main className="page-x g12 min-h-svh content-center items-center gap-y-10 py-10">
      <div className="col-span-full grid justify-items-start gap-6 md:col-span-6 lg:col-span-5">
        <h1 className="max-w-[10ch] text-giant">Something went wrong</h1>
        <p role="alert" className="max-w-[34ch] font-normal font-read text-lede text-muted">
          {sentence}
        </p>
        {number && (
          <p className="text-small">
            If you write to us about it, give this number: <b>{number}</b>
          </p>
        )}
        <div className="flex flex-wrap gap-4">
          <button
            type="button"
            onClick={onRetry}
            className={`engraved bg-accent text-on-accent hover:bg-accent-hover ${plate}`}
          >
            Try Again
          </button>
          <a href="/" className={`plate-outline ${plate}`}>
            Back to the museum
          </a>
          <a href="/contact" className="link inline-flex min-h-13 items-center px-2">
            Tell us
          </a>
        </div>
      </div>
      {/* biome-ignore lint/performance/noImgElement: the house's picture would bring its code to every page. */}
      <img
        src="/art/came-down.svg"
        alt="A framed portrait hangs by one corner. Its cap lies on the floor."
        width={800}
        height={1000}
        loading="lazy"
        className="col-span-full w-full shadow-frame max-md:aspect-square max-md:object-cover max-md:object-bottom md:col-span-5 md:col-start-8"
      />
    </main>
  );
}
