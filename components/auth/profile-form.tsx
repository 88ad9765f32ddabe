"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { type ProfileBody, profileBody } from "@/lib/auth/contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { PhotoField } from "./photo-field";
import { PublicNameCard } from "./public-name-card";
import { saveProfile } from "./save-profile";
import { useFormFeedback } from "./use-form-feedback";

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
  const [feedback, setFeedback] = useState(useFormFeedback("profile"));
  const { register, handleSubmit, control, formState } = useForm({
    resolver: zodResolver(profileBody),
    defaultValues: { displayName, showOnWall },
  });
  const name = useWatch({ control, name: "displayName" });

  async function save(changes: ProfileBody) {
    setFeedback("");
    setFeedback(await saveProfile(changes));
  }

  return (
    <Form id="profile" action={apiPaths.updateProfile} onSubmit={handleSubmit(save)} className="grid gap-6">
      <TextField
        label="Display Name"
        autoComplete="nickname"
        maxLength={40}
        defaultValue={displayName}
        error={formState.errors.displayName?.message}
        {...register("displayName")}
      />
      <div className="grid gap-2">
        <h3 className="font-medium text-small">Preview</h3>
        <PublicNameCard name={name ?? ""} tier={tier} joined={joined} photoUrl={photo} />
      </div>
      <PhotoField photoUrl={photo} onChange={setPhoto} />
      <Switch
        label="Show on Founders Wall"
        hint="Your name, your photo if there is one, and the month you joined."
        defaultChecked={showOnWall}
        {...register("showOnWall")}
      />
      {/* Without JavaScript an unticked box sends nothing; this sends its value. */}
      <input type="hidden" name="showOnWall" value="off" />
      <Alert>{feedback}</Alert>
      <Button type="submit" loading={formState.isSubmitting && "Saving…"} className="justify-self-start">
        Save Changes
      </Button>
    </Form>
  );
}
