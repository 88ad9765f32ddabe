"use client";

import { useState } from "react";
import { useWatch } from "react-hook-form";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { useApiForm } from "@/components/ui/use-api-form";
import { profileBody } from "@/lib/auth/contracts";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { PhotoField } from "./photo-field";
import { PublicNameCard } from "./public-name-card";
import { saveProfile, saveProfileOptions } from "./save-profile";
import { useFormMessage } from "./use-form-message";

type ProfileFormProps = {
  displayName: string;
  photoUrl: string | null;
  showOnWall: boolean;
  /** The caption on the Founders Wall: tier and month. */
  tier: string;
  joined: string;
};

/** The public name with a preview, and whether it is shown on the Founders Wall. */
export function ProfileForm({ displayName, photoUrl, showOnWall, tier, joined }: ProfileFormProps) {
  const [photo, setPhoto] = useState(photoUrl);
  const form = useApiForm({
    schema: profileBody,
    defaultValues: { displayName, showOnWall },
    initialMessage: useFormMessage("profile"),
    send: saveProfile,
    ...saveProfileOptions,
  });
  const name = useWatch({ control: form.control, name: "displayName" });

  return (
    <Form id="profile" action={accountApiPaths.updateProfile} onSubmit={form.onSubmit} className="grid gap-6">
      <TextField label="Display Name" autoComplete="nickname" maxLength={40} {...form.field("displayName")} />
      <div className="grid gap-2">
        <h3 className="font-medium text-small">Preview</h3>
        <PublicNameCard name={name ?? ""} tier={tier} joined={joined} photoUrl={photo} />
      </div>
      <PhotoField photoUrl={photo} onChange={setPhoto} />
      <Switch
        label="Show on Founders Wall"
        hint="Your name, your photo if there is one, and the month you joined."
        {...form.field("showOnWall")}
      />
      {/* Without JavaScript an unticked box sends nothing; this sends its value. */}
      <input type="hidden" name="showOnWall" value="off" />
      <FormMessage message={form.message} />
      <Button type="submit" loading={form.busy && "Saving…"} className="justify-self-start">
        Save Changes
      </Button>
    </Form>
  );
}
