/** A link to the chat with the museum. */
export function WhatsappLink({ href, className = "link" }: { href: string; className?: string }) {
  return (
    <a href={href} rel="noopener" className={className}>
      Ask us on WhatsApp
    </a>
  );
}
