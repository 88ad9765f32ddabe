import { ApiEndpoint, type ApiEndpointProps } from "@/components/marketing/api-reference";
import { Page, PageHead } from "@/components/ui/page";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import description from "@/public/api/openapi.json";

export const metadata = publicPageMetadata({
  title: "For developers: the API of the museum",
  description: "Every endpoint of the museum's API: access, rate limit, request and response.",
  path: paths.developers,
});

const schemas: Record<string, unknown> = description.components.schemas;

/** A schema with the shared schemas in the place of the references to them. */
function withoutRefs(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutRefs);
  if (!schema || typeof schema !== "object") return schema;
  const { $ref, ...rest } = schema as Record<string, unknown>;
  const own = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withoutRefs(value)]));
  if (typeof $ref !== "string") return own;
  return { ...(withoutRefs(schemas[$ref.split("/").pop() ?? ""]) as object), ...own };
}

type Content = {
  content?: Record<string, { schema?: ApiEndpointProps["request"] }>;
};
type Operation = {
  summary: string;
  description: string;
  "x-limit"?: { requests: number; seconds: number };
  requestBody?: Content;
  responses: Record<string, Content>;
};

const formatSpan = (seconds: number) => (seconds >= 3_600 ? `${seconds / 3_600} h` : `${seconds / 60} min`);

function toEndpoint(path: string, verb: string, operation: Operation): ApiEndpointProps {
  const { summary, description: access, "x-limit": limit, requestBody, responses } = operation;
  const success = responses["200"] ?? responses["201"];
  const schemaOf = (content: Content["content"]) =>
    withoutRefs(Object.values(content ?? {})[0]?.schema) as ApiEndpointProps["request"];
  return {
    path,
    method: verb.toUpperCase(),
    summary,
    access,
    limit: limit ? `${limit.requests} in ${formatSpan(limit.seconds)}` : "",
    request: schemaOf(requestBody?.content),
    response: schemaOf(success?.content),
  };
}

const operations = description.paths as unknown as Record<string, Record<string, Operation>>;
const endpoints = Object.entries(operations).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, operation]) => toEndpoint(path, verb, operation)),
);
const sectionOf = ({ path }: ApiEndpointProps) => path.split("/")[2] ?? "";
const sections = [...new Set(endpoints.map(sectionOf))];

export default function DevelopersPage() {
  return (
    <Page className="pb-wall">
      <PageHead
        title="For developers."
        lede={
          <>
            The API that this site uses. The machine-readable description:{" "}
            <a href={paths.openapi} className="link text-ink">
              openapi.json
            </a>
            .
          </>
        }
      />
      <div className="grid gap-14">
        {sections.map((section) => (
          <section key={section} aria-labelledby={`section-${section}`}>
            <h2 id={`section-${section}`} className="border-ink border-b-2 pb-3 text-subheading">
              /{section}
            </h2>
            {endpoints
              .filter((endpoint) => sectionOf(endpoint) === section)
              .map((endpoint) => (
                <ApiEndpoint key={`${endpoint.method} ${endpoint.path}`} {...endpoint} />
              ))}
          </section>
        ))}
      </div>
    </Page>
  );
}
