/** Next includes this page in every page, so it is minimal. It is for a page whose segment has no forbidden.tsx of its own; the admin has. */
export default function Forbidden() {
  return <h1>You may not open this page.</h1>;
}
