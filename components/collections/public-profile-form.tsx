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
  /** Whether the user is a member now, and so in the directory if they wish. */
  isMember: boolean;
  /** The result of a form without JavaScript. */
  initialMessage: Message | null;
};

/** What was saved, in one or two sentences. */
function savedText({ isPublic, isListed }: OwnProfile, isMember: boolean): string {
  if (!isPublic) return "Saved. Your profile is off.";
  if (!isListed) return "Saved. Your profile is public.";
  return `Saved. Your profile is public. ${isMember ? "You are in the list of members." : "You are listed once you are a member."}`;
}

/** The handle of the public profile, the switch that makes it public, and who finds it. */
export function PublicProfileForm({ profile, isMember, initialMessage }: PublicProfileFormProps) {
  const router = useRouter();
  const form = useApiForm({
    schema: publicProfileBody,
    defaultValues: {
      handle: profile?.handle ?? "",
      isPublic: profile?.isPublic ?? false,
      isListed: profile?.isListed ?? false,
      isIndexed: profile?.isIndexed ?? false,
    },
    errors: { offline: "Network error", otherwise: "Failed to save your profile" },
    initialMessage,
    send: (body) => api.post(accountApiPaths.publicProfile, body),
    onDone: ({ profile: saved }) => {
      router.refresh();
      return success(savedText(saved, isMember));
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
      <Switch
        label="List me with the members"
        hint={`Your name, photo and badges are in the list of members${isMember ? "" : " while you are a member"}. Turn it off and you are gone from it at once. Needs a public profile.`}
        {...form.field("isListed")}
      />
      <Switch
        label="Let search engines find my profile"
        hint="Otherwise only people with the link, or from a page of the museum, find it. Needs a public profile."
        {...form.field("isIndexed")}
      />
      {/* Without JavaScript an unticked box sends nothing; this sends its value. */}
      <input type="hidden" name="isPublic" value="off" />
      <input type="hidden" name="isListed" value="off" />
      <input type="hidden" name="isIndexed" value="off" />
      <FormMessage message={form.message} />
      <Button type="submit" loading={form.busy && "Saving…"} className="justify-self-start">
        Save profile
      </Button>
    </Form>
  );
}
