import { lexer, type Token, type Tokens } from "marked";
import { createElement, Fragment, type ReactNode } from "react";

/** Only links to the web, to an email address or within the site. */
const safeHref = (href: string): string | undefined =>
  /^(https?:\/\/|mailto:|#|\/(?!\/))/i.test(href) ? href : undefined;

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};
const plain = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/** Markdown without HTML, as elements: headings, lists, quotations, links and emphasis. Everything else is shown as text. */
export function Markdown({ text }: { text: string }) {
  return toElements(lexer(text));
}

// Children as arguments need no keys.
const toElements = (tokens: readonly Token[] = []): ReactNode =>
  createElement(Fragment, null, ...tokens.map(toElement));

function toElement(token: Token): ReactNode {
  const children = "tokens" in token && token.tokens ? toElements(token.tokens) : null;
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "heading": {
      // The page has a title of its own.
      const Heading = token.depth > 2 ? "h3" : "h2";
      return <Heading>{children}</Heading>;
    }
    case "paragraph":
      return <p>{children}</p>;
    case "blockquote":
      return <blockquote>{children}</blockquote>;
    case "list": {
      const { ordered, start, items } = token as Tokens.List;
      const entries = createElement(
        Fragment,
        null,
        ...items.map(({ tokens }) => createElement("li", null, toElements(tokens))),
      );
      return ordered ? <ol start={start || undefined}>{entries}</ol> : <ul>{entries}</ul>;
    }
    case "strong":
      return <strong>{children}</strong>;
    case "em":
      return <em>{children}</em>;
    case "del":
      return <del>{children}</del>;
    case "link":
      return <a href={safeHref(token.href)}>{children}</a>;
    case "codespan":
      return <code>{plain(token.text)}</code>;
    case "br":
      return <br />;
    case "hr":
      return <hr />;
    default:
      return children ?? plain("text" in token ? String(token.text) : token.raw);
  }
}
