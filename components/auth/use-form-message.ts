import { useSearchParams } from "next/navigation";
import { failure, type Message, success } from "@/components/ui/message";
import { formMessage } from "@/lib/auth/form-messages";
import { profileUpdated } from "./save-profile";

/** The result of an account form that was submitted without JavaScript, read from the page's query. */
export function useFormMessage(form: "profile" | "address"): Message | null {
  const query = useSearchParams();
  if (query.get("form") !== form) return null;
  const code = query.get("error");
  return code ? failure(formMessage(code, "Update failed")) : success(profileUpdated);
}
