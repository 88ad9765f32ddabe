type EmailExampleProps = { id: string; subject: string; html: string; text: string };

/** An email as a phone shows it, and its text part. The browser's theme is the theme of the email. */
export function EmailExample({ id, subject, html, text }: EmailExampleProps) {
  return (
    <section id={id} className="border-line border-t py-8">
      <h2 className="text-heading">{subject}</h2>
      <p className="pb-4 text-muted">{id}</p>
      <div className="grid gap-6 lg:grid-cols-[22.5rem_1fr]">
        <iframe
          srcDoc={html}
          title={`${subject} (${id})`}
          sandbox=""
          loading="lazy"
          className="h-[52rem] w-[22.5rem] max-w-full"
        />
        <pre className="whitespace-pre-wrap text-small [overflow-wrap:anywhere]">{text}</pre>
      </div>
    </section>
  );
}
