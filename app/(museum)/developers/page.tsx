import { ApiCall, type Call } from "@/components/museum/api-sheet";
import { Page, PageHead } from "@/components/ui/page";
import { paths } from "@/lib/platform/paths";
import { publicPage } from "@/lib/platform/public-page";
import description from "@/public/api/openapi.json";

export const metadata = publicPage({
  title: "For developers",
  description: "Every call of the museum's API: who may make it, how often, what it takes and what it answers.",
  path: paths.developers,
});

type Content = { content?: Record<string, { schema: Call["gets"] & { allOf?: Call["gets"][] } }> };
type Operation = {
  summary: string;
  description: string;
  "x-limit"?: { requests: number; seconds: number };
  requestBody?: Content;
  responses: Record<string, Content>;
};

const span = (seconds: number) => (seconds >= 3_600 ? `${seconds / 3_600} h` : `${seconds / 60} min`);

function callOf(path: string, verb: string, operation: Operation): Call {
  const { summary, description: who, "x-limit": limit, requestBody, responses } = operation;
  const answer = responses["200"] ?? responses["201"];
  const answered = answer?.content?.["application/json"]?.schema;
  return {
    path,
    verb: verb.toUpperCase(),
    summary,
    who,
    limit: limit ? `${limit.requests} in ${span(limit.seconds)}` : "",
    sends: Object.values(requestBody?.content ?? {})[0]?.schema,
    gets: answered?.allOf?.[1] ?? answered,
  };
}

const operations = description.paths as unknown as Record<string, Record<string, Operation>>;
const calls = Object.entries(operations).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, operation]) => callOf(path, verb, operation)),
);
const roomOf = ({ path }: Call) => path.split("/")[2] ?? "";
const rooms = [...new Set(calls.map(roomOf))];

export default function DevelopersPage() {
  return (
    <Page className="pb-wall">
      <PageHead
        title="For developers."
        lede={
          <>
            The same calls that these pages make. The whole of it for a program:{" "}
            <a href={paths.openapi} className="link text-ink">
              openapi.json
            </a>
            .
          </>
        }
      />
      <div className="grid gap-14">
        {rooms.map((room) => (
          <section key={room} aria-labelledby={`room-${room}`}>
            <h2 id={`room-${room}`} className="border-ink border-b-2 pb-3 text-subheading">
              /{room}
            </h2>
            {calls
              .filter((call) => roomOf(call) === room)
              .map((call) => (
                <ApiCall key={`${call.verb} ${call.path}`} {...call} />
              ))}
          </section>
        ))}
      </div>
    </Page>
  );
}
