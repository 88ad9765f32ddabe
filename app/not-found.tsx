/**
 * Next includes this page in every page, so it is minimal. It is shown only where a layout calls notFound(), and in the
 * viewer; unknown URLs get global-not-found.tsx, and missing records the page of their own segment or group.
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
