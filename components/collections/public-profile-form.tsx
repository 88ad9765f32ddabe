"use client";

import { useRouter } from "next/navigation";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { type Message, success } from "@/components/ui/message";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { type OwnProfile, publicProfileBody } from "@/lib/collections/contracts";
import { MAX_HANDLE_LENGTH } from "@/lib/collections/rules";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

type PublicProfileFormProps = {
  profile: OwnProfile | null;
  /** The result of a form without JavaScript. */
  initialMessage: Message | null;
};

/** The handle of the public profile, and the switch that makes it public. */
export function PublicProfileForm({ profile, initialMessage }: PublicProfileFormProps) {
  const router = useRouter();
  const form = useApiForm({
    schema: publicProfileBody,
    defaultValues: { handle: profile?.handle ?? "", isPublic: profile?.isPublic ?? false },
    errors: { offline: "Network error", otherwise: "Failed to save your profile" },
    initialMessage,
    send: (body) => api.post(accountApiPaths.publicProfile, body),
    onDone: ({ profile: saved }) => {
      router.refresh();
      return success(saved.isPublic ? "Saved. Your profile is public." : "Saved. Your profile is off.");
    },
  });
  return (
    <Form action={accountApiPaths.publicProfile} onSubmit={form.onSubmit} className="grid gap-6">
      <TextField
        label="Name in the address"
        hint={`3 to ${MAX_HANDLE_LENGTH} letters, digits and hyphens, without accents: /people/your-name`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
        {...form.field("handle")}
      />
      <Switch
        label="Public profile"
        hint="Everyone can see your display name, your photo, your badges, and the numbers at which you show your name. Your badges stand beside your comments."
        {...form.field("isPublic")}
      />
      {/* Without JavaScript an unticked box sends nothing; this sends its value. */}
      <input type="hidden" name="isPublic" value="off" />
      <FormMessage message={form.message} />
      <Button type="submit" loading={form.busy && "Saving…"} className="justify-self-start">
        Save profile
      </Button>
    </Form>
  );
}
