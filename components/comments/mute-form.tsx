import { Form } from "@/components/ui/form";
import type { UnmuteBody } from "@/lib/comments/mute-contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";

type MuteFormProps = { target: Exclude<UnmuteBody, { id: string }>; name: string; isMuted: boolean };

/** A button that mutes a person or shows their comments again, without JavaScript. */
export function MuteForm({ target, name, isMuted }: MuteFormProps) {
  const [[field, value] = []] = Object.entries(target);
  return (
    <Form action={isMuted ? apiPaths.unmute : apiPaths.mutes}>
      <input type="hidden" name={field} value={value} />
      <button type="submit" className="link inline-flex min-h-tap items-center text-small">
        {isMuted ? "Unmute" : "Mute"}
        <span className="sr-only"> {name}</span>
      </button>
    </Form>
  );
}
