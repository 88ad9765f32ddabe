import { type ApiOperation, apiPathItems, apiSchemaOf } from "@/components/marketing/api-description";
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

const formatSpan = (seconds: number) => (seconds >= 3_600 ? `${seconds / 3_600} h` : `${seconds / 60} min`);

function toEndpoint(path: string, verb: string, operation: ApiOperation): ApiEndpointProps {
  const { summary, description: access, "x-limit": limit, requestBody, responses } = operation;
  return {
    path,
    method: verb.toUpperCase(),
    summary,
    access,
    limit: limit ? `${limit.requests} in ${formatSpan(limit.seconds)}` : "",
    request: apiSchemaOf(requestBody, description.components.schemas),
    response: apiSchemaOf(responses["200"] ?? responses["201"], description.components.schemas),
  };
}

const operations = apiPathItems.parse(description.paths);
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
