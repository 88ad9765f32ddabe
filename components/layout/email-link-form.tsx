import { Button } from "@/components/ui/button";

type EmailLinkFormProps = { action: string; token: string; title: string; text: string; button: string };

/** The page behind a link in an email. It asks for a click, because some email programs open links in advance. */
export function EmailLinkForm({ action, token, title, text, button }: EmailLinkFormProps) {
  return (
    <form method="post" action={action} className="grid justify-items-start gap-6">
      <h1 className="text-title">{title}</h1>
      <p className="reading text-muted">{text}</p>
      <input type="hidden" name="token" value={token} />
      <Button type="submit">{button}</Button>
    </form>
  );
}
