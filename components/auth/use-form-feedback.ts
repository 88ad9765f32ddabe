import { useSearchParams } from "next/navigation";
import { profileUpdated } from "./save-profile";

/** The result of an account form that was submitted without JavaScript, read from the page's query. */
export function useFormFeedback(form: "profile" | "address"): string {
  const query = useSearchParams();
  if (query.get("form") !== form) return "";
  const error = query.get("error")?.slice(0, 200);
  return error ? `❌ ${error}` : `✅ ${profileUpdated}`;
}
