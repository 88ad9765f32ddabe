import { requireViewer } from "@/lib/http/viewer";
import { paths } from "@/lib/platform/paths";

/** Asked here as well as in the page, because the loading view below has sent its status by the time the page asks. */
export default async function Layout({ children }: LayoutProps<"/cart">) {
  await requireViewer(paths.cart);
  return children;
}
