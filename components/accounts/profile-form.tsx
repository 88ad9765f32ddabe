"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Message } from "@/components/ui/message";
import { type ProfileBody, profileBody } from "@/lib/accounts/contracts";
import { apiPaths } from "@/lib/platform/api-paths";
import { PhotoField } from "./photo-field";
import { PublicNameCard } from "./public-name-card";
import { saveProfile } from "./save-profile";
import { useFormNews } from "./use-form-news";

type ProfileFormProps = {
  displayName: string;
  photoUrl: string | null;
  showOnWall: boolean;
  /** What stands under the name on the wall: the tier and the month. */
  tier: string;
  joined: string;
};

/** The public name, how it will look, and whether it hangs on the Founders Wall. */
export function ProfileForm({ displayName, photoUrl, showOnWall, tier, joined }: ProfileFormProps) {
  const [photo, setPhoto] = useState(photoUrl);
  const [said, setSaid] = useState(useFormNews("profile"));
  const { register, handleSubmit, control, formState } = useForm({
    resolver: zodResolver(profileBody),
    defaultValues: { displayName, showOnWall },
  });
  const name = useWatch({ control, name: "displayName" });

  async function save(changes: ProfileBody) {
    setSaid("");
    setSaid(await saveProfile(changes));
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
      {/* Without script: what an unticked box says, which by itself would say nothing. */}
      <input type="hidden" name="showOnWall" value="off" />
      <Message>{said}</Message>
      <Button type="submit" busy={formState.isSubmitting && "Saving…"} className="justify-self-start">
        Save Changes
      </Button>
    </Form>
  );
}
