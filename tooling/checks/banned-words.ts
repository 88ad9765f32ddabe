// Finds words that CONTRIBUTING.md bans from identifiers, file names, comments, test titles and documentation.
// Strings that visitors read are not checked: exhibition texts keep their own voice.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";

type Rule = { pattern: RegExp; use: string };

/** One word of an identifier or a file name, in lower case: `openAdminDesk` is `open`, `admin`, `desk`. */
const bannedInNames: Rule[] = [
  { pattern: /^desks?$/, use: "admin" },
  { pattern: /^doors?$/, use: "access, check-in or server" },
  { pattern: /^(hangs|hung|hanging|unhung)$/, use: "post, publish, create or seed" },
  { pattern: /^(tell|tells|told|telling)$/, use: "notify, publish or report" },
  { pattern: /^(say|says|said|saying|spoken|speak)$/, use: "print, log or message" },
  { pattern: /^(keep|keeps|kept|keeping)$/, use: "store, cache or persist" },
  { pattern: /^(anew|whoever|nobodys?|somebody)$/, use: "a plain term" },
  { pattern: /^(awake|asleep|wake|wakes|sleepers?|slept)$/, use: "hydrate, idle or wait" },
  { pattern: /^(knock|knocks|knocked)$/, use: "request or call" },
  { pattern: /^(mend|mends|mended|mendable|mending)$/, use: "edit or fix" },
  { pattern: /^(sweep|sweeps|sweeper)$/, use: "scheduled job" },
  { pattern: /^(standing|standin|standins)$/, use: "status, state, position or emulator" },
  { pattern: /^letters$/, use: "emails, newsletters or characters" },
  { pattern: /^news$/, use: "event, feedback or announcement" },
  { pattern: /^(answer|answers|answered)$/, use: "response, reply or result" },
  { pattern: /^(spend|spends|spent)$/, use: "consume" },
  { pattern: /^(piece|pieces)$/, use: "unit, item or excerpt" },
  { pattern: /^(judge|judges|judged|verdict|verdicts)$/, use: "validate, verify or result" },
  { pattern: /^(hall|halls)$/, use: "viewer" },
  { pattern: /^(manner|manners)$/, use: "mode" },
  { pattern: /^(deed|deeds)$/, use: "action" },
  { pattern: /^(shelf|shelves)$/, use: "grid or list" },
  { pattern: /^till$/, use: "order summary" },
  { pattern: /^(forgive|forgives|forgiven|forgotten)$/, use: "reset or erase" },
  { pattern: /^(torture|ordeal|ordeals|tortured)$/, use: "stress" },
  { pattern: /^(disguise|disguises|spelled|spelling|spellings)$/, use: "variant or normalized" },
  { pattern: /^(crowd)$/, use: "load" },
  { pattern: /^(evening|evenings|guests)$/, use: "event or attendee" },
  { pattern: /^(hostile)$/, use: "security" },
];

/** Phrases of comments, test titles and documentation. */
const bannedInProse: Rule[] = [
  { pattern: /\bdesks?\b/i, use: "admin page" },
  { pattern: /\bdoors?\b/i, use: "access, check-in or server" },
  { pattern: /\b(hangs|hung)\b/i, use: "posts, publishes, displays or times out" },
  { pattern: /\b(told|tells|telling)\b/i, use: "notifies, shows or returns" },
  { pattern: /\banew\b/i, use: "again" },
  { pattern: /\b(whoever|nobody's|telephones?)\b/i, use: "a plain term" },
  { pattern: /\bknock(s|ed|ing)?\b/i, use: "requests" },
  { pattern: /\b(awake|asleep|wakes|waking)\b/i, use: "hydrates, starts or waits" },
  { pattern: /\b(mend|mends|mended|mendable)\b/i, use: "fixes or edits" },
  { pattern: /\b(sweeps?|swept)\b/i, use: "scheduled job, purges" },
  { pattern: /\bstand-ins?\b/i, use: "emulator" },
  { pattern: /\bthe house('s)?\b/i, use: "the app, the museum or the platform account" },
  { pattern: /\bthe hall\b/i, use: "the viewer" },
  { pattern: /\b(forgives?|forgiven)\b/i, use: "resets" },
  { pattern: /\b(torture|ordeals?)\b/i, use: "stress test" },
  { pattern: /\b(is|are) asked again\b/i, use: "retries" },
  { pattern: /\b(judges|judged)\b/i, use: "validates" },
];

// Fields of the API's JSON that clients already use.
const wireFields = new Set(["door", "pieces"]);

// Exhibition texts, drawings and the rules themselves.
const exempt =
  /^lib\/exhibitions\/collection\/|^tooling\/assets\/|^prisma\/generated\/|^public\/|^docs\/fact-check\.md$|banned-words(\.unit\.test)?\.ts$|^prisma\/seed\/load\/.*names/;

/** Every banned word among the files, as `file:line: word -> use`. */
export function findBannedWords(files = trackedFiles()): string[] {
  return files.filter((file) => !exempt.test(file)).flatMap((file) => [...inFileName(file), ...inContents(file)]);
}

/** Splits an identifier or a file name into lower-case words. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

function inFileName(file: string): string[] {
  if (/^(public|prisma\/seed\/files)\//.test(file)) return [];
  return namesIn(file.replace(/\.[a-z.]+$/, "")).map((finding) => `${file}: ${finding}`);
}

function namesIn(name: string): string[] {
  return wordsOf(name).flatMap((word) => {
    const rule = bannedInNames.find(({ pattern }) => pattern.test(word));
    return rule ? [`"${word}" in ${name} -> ${rule.use}`] : [];
  });
}

function proseIn(text: string): string[] {
  return bannedInProse.flatMap(({ pattern, use }) => {
    const found = text.match(pattern);
    return found ? [`"${found[0]}" in "${text.trim().slice(0, 80)}" -> ${use}`] : [];
  });
}

function inContents(file: string): string[] {
  if (/\.(ts|tsx|mjs|mts)$/.test(file)) return inTypeScript(file, fs.readFileSync(file, "utf8"));
  if (/\.md$/.test(file)) return inLines(file, /^(.*)$/);
  if (/\.sql$/.test(file)) return inLines(file, /--(.*)$/);
  if (/\.prisma$/.test(file)) return [...inLines(file, /\/\/(.*)$/), ...inPrismaNames(file)];
  return [];
}

function inLines(file: string, comment: RegExp): string[] {
  const lines = fs.readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, index) =>
    proseIn(line.match(comment)?.[1] ?? "").map((one) => `${file}:${index + 1}: ${one}`),
  );
}

function inPrismaNames(file: string): string[] {
  const lines = fs.readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, index) => {
    const name = line.match(/^\s*(?:model|enum)?\s*(\w+)/)?.[1] ?? "";
    return namesIn(name).map((one) => `${file}:${index + 1}: ${one}`);
  });
}

/** Declared names, comments and test titles of one TypeScript file. */
export function inTypeScript(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const findings: string[] = [];
  const seen = new Set<number>();
  const at = (position: number) => `${file}:${source.getLineAndCharacterOfPosition(position).line + 1}`;
  const comments = (node: ts.Node) => {
    if (ts.isJsxText(node)) return;
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ];
    for (const { pos, end } of ranges) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      for (const one of proseIn(text.slice(pos, end).replace(/\s*\n\s*\*?\s*/g, " ")))
        findings.push(`${at(pos)}: ${one}`);
    }
  };
  const visit = (node: ts.Node) => {
    const inTemplate = node.parent && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
    if (!inTemplate) comments(node);
    const name = declaredName(node);
    if (name) for (const one of namesIn(name.text)) findings.push(`${at(name.getStart(source))}: ${one}`);
    const title = testTitle(node);
    if (title) for (const one of proseIn(title)) findings.push(`${at(node.getStart(source))}: ${one}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

function declaredName(node: ts.Node): ts.Identifier | null {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isEnumMember(node) ||
    (ts.isBindingElement(node) && !node.propertyName && !ts.isObjectBindingPattern(node.parent));
  if (!isDeclaration || !node.name || !ts.isIdentifier(node.name)) return null;
  return ts.isPropertySignature(node) && wireFields.has(node.name.text) ? null : node.name;
}

function testTitle(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || !/^(it|test|describe)(\.|$)/.test(node.expression.getText())) return null;
  const [first] = node.arguments;
  return first && ts.isStringLiteralLike(first) ? first.text : null;
}

function trackedFiles(): string[] {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  return listed.split("\n").filter((file) => file && fs.existsSync(file));
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1] ?? "")).href) {
  const findings = findBannedWords();
  for (const finding of findings) console.error(finding);
  process.exitCode = findings.length ? 1 : 0;
}
