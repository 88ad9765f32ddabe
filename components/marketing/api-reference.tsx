import type { ReactNode } from "react";
import type { ApiSchema } from "./api-description";

export type ApiEndpointProps = {
  path: string;
  method: string;
  summary: string;
  access: string;
  limit: string;
  request: ApiSchema | undefined;
  response: ApiSchema | undefined;
};

function typeName({ type, items, ...schema }: ApiSchema): string {
  if (schema.enum) return schema.enum.map(String).join(" | ");
  if (schema.const !== undefined) return String(schema.const);
  if (schema.anyOf) return schema.anyOf.map(typeName).join(" or ");
  if (type === "array") return `list of ${items ? typeName(items) : "anything"}`;
  if (type === "object") return `{ ${Object.keys(schema.properties ?? {}).join(", ")} }`;
  return [type ?? "anything"].flat().join(" or ");
}

function Fields({ name, schema }: { name: string; schema: ApiSchema | undefined }) {
  const fields = Object.entries(schema?.properties ?? {});
  if (fields.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="font-medium text-small">{name}</p>
      <dl className="grid gap-1">
        {fields.map(([field, fieldSchema]) => (
          <div key={field} className="grid gap-x-4 sm:grid-cols-[minmax(8rem,1fr)_3fr]">
            <dt className="break-words font-mono text-small">
              {field}
              {schema?.required?.includes(field) ? "" : "?"}
            </dt>
            <dd className="break-words font-mono text-muted text-small">{typeName(fieldSchema)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function BodySection({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="text-small">
      <span className="text-muted">{name}</span> {children}
    </p>
  );
}

/** One API endpoint: method, path and summary; expanded, also access, rate limit, request and response. */
export function ApiEndpoint({ path, method, summary, access, limit, request, response }: ApiEndpointProps) {
  return (
    <details className="group border-line border-b">
      <summary className="grid min-h-11 cursor-pointer gap-x-6 gap-y-1 py-3 md:grid-cols-[2fr_3fr]">
        <span className="break-all font-mono text-small">
          <strong>{method}</strong> {path}
        </span>
        <span className="font-normal font-read text-muted">{summary}</span>
      </summary>
      <div className="grid gap-5 pb-6 md:ps-6">
        <BodySection name="Access:">{access}</BodySection>
        {limit && <BodySection name="Rate limit:">{limit}</BodySection>}
        <Fields name="Request" schema={request} />
        <Fields name="Response" schema={response} />
      </div>
    </details>
  );
}
