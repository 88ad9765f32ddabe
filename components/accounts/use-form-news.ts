import { useSearchParams } from "next/navigation";
import { profileUpdated } from "./save-profile";

/** What became of one of the account's forms when it was sent without script; the page's address says so. */
export function useFormNews(form: "profile" | "address"): string {
  const query = useSearchParams();
  if (query.get("form") !== form) return "";
  const error = query.get("error")?.slice(0, 200);
  return error ? `❌ ${error}` : `✅ ${profileUpdated}`;
}
