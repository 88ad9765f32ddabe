"use client";

import { useEffect } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { GiftCodeField } from "@/components/ui/gift-fields";
import { failure } from "@/components/ui/message";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { redeemGiftBody } from "@/lib/subscriptions/gifts/contracts";

const errors = { offline: "Something went wrong. Please try again.", otherwise: "The gift could not be redeemed" };

/** The code of a gift; the link of the email fills it in from the URL's hash. */
export function RedeemGiftForm({ error }: { error: string | null }) {
  const form = useApiForm({
    schema: redeemGiftBody,
    defaultValues: { code: "" },
    initialMessage: error ? failure(error) : null,
    send: (body) => api.post(accountApiPaths.redeemGift, body),
    errors,
    goTo: ({ until }: { until: string }) => paths.redeemGift({ until }),
  });
  const { setValue, getValues } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash is read once.
  useEffect(() => {
    const code = decodeURIComponent(window.location.hash.slice(1));
    if (/^[0-9A-Za-z-]{1,40}$/.test(code) && getValues("code") === "") setValue("code", code);
  }, []);
  return (
    <Form action={accountApiPaths.redeemGift} onSubmit={form.onSubmit} className="grid gap-5">
      <GiftCodeField {...form.field("code")} />
      <FormMessage message={form.message} />
      <Button type="submit" wide loading={form.busy && "Redeeming…"}>
        Redeem the gift
      </Button>
    </Form>
  );
}
