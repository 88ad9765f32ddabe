/** Next includes this page in every page, so it is minimal. Nothing shows it: a visitor who is not signed in is redirected to the login. */
export default function Unauthorized() {
  return (
    <main className="page-x grid min-h-svh content-center">
      <h1>Log in to open this page.</h1>
      <a href="/login">Log in</a>
    </main>
  );
}
