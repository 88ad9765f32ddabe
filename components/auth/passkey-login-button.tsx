import { KeyRound } from "lucide-react";
import { useSyncExternalStore } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Message } from "@/components/ui/message";
import { supportsPasskeys } from "./passkey-browser";

const neverChanges = () => () => undefined;

type PasskeyLoginButtonProps = { busy: boolean; message: Message | null; onPress: () => void };

/** The button keeps its place, and is hidden where there is no script or the browser knows no passkeys. */
export function PasskeyLoginButton({ busy, message, onPress }: PasskeyLoginButtonProps) {
  const isSupported = useSyncExternalStore(neverChanges, supportsPasskeys, () => false);
  return (
    <div className={`grid gap-5 ${isSupported ? "" : "invisible"}`}>
      <FormMessage message={message} />
      <Button variant="secondary" size="small" wide onClick={onPress} loading={busy && "Logging in…"}>
        <KeyRound aria-hidden className="size-5 shrink-0" />
        Log in with a passkey
      </Button>
    </div>
  );
}
