/** Next includes this page in every page, so it is minimal. It is for a page whose segment has no forbidden.tsx of its own; the admin has. */
export default function Forbidden() {
  return (
    <main className="page-x grid min-h-svh content-center">
      <h1>You may not open this page.</h1>
      <a href="/">Back to the museum</a>
    </main>
  );
}
