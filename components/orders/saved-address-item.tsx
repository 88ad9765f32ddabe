"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Message } from "@/components/ui/message";
import { notify } from "@/components/ui/toast";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import type { SavedAddress } from "@/lib/auth/addresses/contracts";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { addressName } from "./address-name";
import { AddressText } from "./address-text";
import { ReadCountries } from "./read-countries";
import { SavedAddressForm } from "./saved-address-form";

const errors = { offline: "Network error", otherwise: "That failed. Please try again." };
const undoMs = 10_000;

type SavedAddressItemProps = {
  address: SavedAddress;
  /** The result of saving the default address without JavaScript. */
  message: Message | null;
  /** Whether the form of the default address is open at the start: the link to it that works without JavaScript was followed. */
  isOpen: boolean;
};

/** One saved address with its form, and the buttons that delete it or make it the default. */
export function SavedAddressItem({ address, message, isOpen }: SavedAddressItemProps) {
  const { _id, label, isDefault, shippingAddress } = address;
  const router = useRouter();
  const change = useSubmission();
  const [isEditing, setEditing] = useState(isDefault && (isOpen || message !== null));
  // Null before the dialog was opened for the first time: until then it is not made.
  const [isDeleting, setDeleting] = useState<boolean | null>(null);
  const name = addressName(address);

  const makeDefault = () =>
    void change.submit(() => api.put(accountApiPaths.address(_id), { label, shippingAddress, isDefault: true }), {
      errors,
      toast: "Default address changed",
      refresh: true,
    });

  async function restore() {
    const restored = await api.post(accountApiPaths.addresses, { label, shippingAddress, isDefault });
    if (restored.ok) notify.success("Address restored");
    else notify.error(restored.error || errors.otherwise);
    router.refresh();
  }

  const remove = () =>
    void change.submit(() => api.delete(accountApiPaths.address(_id)), {
      errors,
      refresh: true,
      onDone: () => {
        setDeleting(false);
        notify.success("Address deleted", {
          duration: undoMs,
          action: { label: "Undo", onClick: () => void restore() },
        });
      },
    });

  return (
    <li className="grid gap-3 border-line border-b py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <p className="font-semibold wrap-anywhere">
            {name}
            {isDefault && <span className="font-normal text-muted text-small"> (default)</span>}
          </p>
          <AddressText address={shippingAddress} className="font-normal font-read text-read wrap-anywhere" />
        </div>
        {/* Without JavaScript the default address can be changed. A link, because the form is a third of the page. */}
        {isDefault && !isEditing && (
          <ButtonLink
            href={paths.editAddress}
            size="small"
            variant="secondary"
            aria-label={`Edit: ${name}`}
            className="hidden! noscript:inline-flex!"
          >
            Edit
          </ButtonLink>
        )}
        <div className="flex flex-wrap gap-2 noscript:hidden">
          <Button
            size="small"
            variant="secondary"
            aria-label={`Edit: ${name}`}
            aria-expanded={isEditing}
            onClick={() => setEditing(!isEditing)}
          >
            Edit
          </Button>
          {!isDefault && (
            <Button
              size="small"
              variant="secondary"
              aria-label={`Make default: ${name}`}
              loading={change.busy && !isDeleting && "Saving…"}
              onClick={makeDefault}
            >
              Make default
            </Button>
          )}
          <Button size="small" variant="danger" aria-label={`Delete: ${name}`} onClick={() => setDeleting(true)}>
            Delete
          </Button>
        </div>
      </div>
      {!isDeleting && <FormMessage message={change.message} />}
      {isEditing && (
        <div className="pt-2">
          <ReadCountries>
            <SavedAddressForm
              address={address}
              {...(isDefault && { id: "address", action: accountApiPaths.updateProfile, initialMessage: message })}
              onSaved={() => setEditing(false)}
            />
          </ReadCountries>
        </div>
      )}
      {isDeleting !== null && (
        <Dialog open={isDeleting} onClose={() => setDeleting(false)} title="Delete this address?">
          <AddressText address={shippingAddress} />
          {isDefault && (
            <p className="text-muted text-small">
              This is your default address. Your most recent other address becomes the default, if you have one.
            </p>
          )}
          <p className="text-muted text-small">Orders you have already placed are not changed.</p>
          <FormMessage message={change.message} />
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" loading={change.busy && "Deleting…"} onClick={remove}>
              Delete address
            </Button>
            <Button variant="quiet" onClick={() => setDeleting(false)}>
              Cancel
            </Button>
          </div>
        </Dialog>
      )}
    </li>
  );
}
