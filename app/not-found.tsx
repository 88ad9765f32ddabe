/**
 * Next sends this with every page of the museum, so it is a line and a link. It is met only where a layout itself finds
 * nothing; an address that leads nowhere answers with global-not-found.tsx, a missing work with the page of its own room.
 */
export default function NotFound() {
  return (
    <main className="page-x grid min-h-svh content-center justify-items-start gap-6">
      <h1 className="text-giant">Nothing hangs here.</h1>
      <a href="/" className="link">
        Back to the museum
      </a>
    </main>
  );
}
