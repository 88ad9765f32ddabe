type ErrorPageProps = {
  message: string;
  /** Logged with the error, so that a reported number finds the log entry. */
  errorId?: string | undefined;
  onRetry: () => void;
};

const buttonClass = "btn min-h-13 px-7 pt-2 pb-[0.55rem]";

/**
 * The error page. Next includes it in every page, so it imports no link, button or icon. Its links load whole pages,
 * which is right after an error anyway.
 */
export function ErrorPage({ message, errorId, onRetry }: ErrorPageProps) {
  return (
    <main className="page-x g12 min-h-svh content-center items-center gap-y-10 py-10">
      <div className="col-span-full grid justify-items-start gap-6 md:col-span-6 lg:col-span-5">
        <h1 className="max-w-[10ch] text-giant">Something went wrong</h1>
        <p role="alert" className="max-w-[34ch] font-normal font-read text-lede text-muted">
          {message}
        </p>
        {errorId && (
          <p className="text-small">
            If you contact us about it, include this number: <b>{errorId}</b>
          </p>
        )}
        <div className="flex flex-wrap gap-4">
          <button
            type="button"
            onClick={onRetry}
            className={`engraved bg-accent text-on-accent hover:bg-accent-hover ${buttonClass}`}
          >
            Try Again
          </button>
          <a href="/" className={`btn-outline ${buttonClass}`}>
            Back to the museum
          </a>
          <a href="/contact" className="link inline-flex min-h-13 items-center px-2">
            Contact us
          </a>
        </div>
      </div>
      {/* biome-ignore lint/performance/noImgElement: the image component would add its code to every page. */}
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
