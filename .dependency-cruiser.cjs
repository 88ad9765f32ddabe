// The import ladder: a rung imports only rungs to its left. `npm run check` refuses whatever climbs.
const ladder = [
  "platform",
  "accounts",
  "payments",
  "membership",
  "exhibitions",
  ["shop", "auction", "community"],
  "http",
];
const tests = "\\.test\\.tsx?$|/factory\\.ts$";

/** Every domain with the ones that it may import. */
const domains = ladder.flatMap((rung, level) => {
  const below = ladder.slice(0, level).flat();
  return [rung].flat().map((name) => ({ name, below }));
});
const names = domains.map(({ name }) => name);
const anyOf = (list) => `(${list.join("|")})`;

const rungs = domains.map(({ name, below }) => ({
  name: `ladder-${name}`,
  comment: `lib/${name} imports ${below.length ? below.map((one) => `lib/${one}`).join(", ") : "no other part of lib"}.`,
  severity: "error",
  from: { path: `^lib/${name}/`, pathNot: tests },
  to: { path: "^lib/", pathNot: `^lib/${anyOf([name, ...below])}/` },
}));

// What a browser may load: words and pure decisions, never a query.
const openToScreens = (list) => [
  `^lib/${anyOf(list)}/[a-z-]*(contracts|rules)\\.ts$`,
  "^lib/http/(api-client|live-client)\\.ts$",
  "^lib/platform/(money|paths|api-paths|desk-calls|desk-paths|answer-paths)\\.ts$",
];
const screens = domains
  .filter(({ name }) => !["platform", "payments", "http"].includes(name))
  .map(({ name, below }) => ({
    name: `screens-${name}`,
    comment: `components/${name} imports contracts and rules of its own and lower domains, the api-client, money and paths.`,
    severity: "error",
    from: { path: `^components/${name}/`, pathNot: tests },
    to: { path: "^lib/", pathNot: openToScreens([name, ...below]) },
  }));

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

module.exports = {
  forbidden: [
    ...rungs,
    ...screens,
    rule(
      "screens-layout",
      "components/layout, components/museum and components/admin stand above the domains, and still load contracts and rules only.",
      { path: "^components/(layout|admin|museum)/", pathNot: tests },
      { path: "^lib/", pathNot: openToScreens(names) },
    ),
    rule(
      "screens-labels",
      "components/labels belongs to the shop: what its objects say when they are asked.",
      { path: "^components/labels/", pathNot: tests },
      { path: "^lib/", pathNot: openToScreens(["shop", "exhibitions"]) },
    ),
    rule(
      "words-of-no-domain",
      "components/ui knows nothing of lib but money.",
      { path: "^components/ui/", pathNot: tests },
      {
        path: "^(lib|components/(?!ui/))",
        pathNot: "^lib/platform/money\\.ts$",
      },
    ),
    rule(
      "lib-draws-nothing",
      "lib does not import screens.",
      { path: "^lib/", pathNot: tests },
      { path: "^(app|components)/" },
    ),
    rule(
      "only-next-imports-app",
      "Nothing imports a page or a route.",
      { path: "^(lib|components)/", pathNot: tests },
      { path: "^app/" },
    ),
    rule(
      "the-app-does-not-know-the-stack",
      "Only tests import the local stack, and only seeds, tests and journeys the factories.",
      { path: "^(app|components|lib|middleware)", pathNot: tests },
      { path: "^(local|e2e|scripts|bench|prisma/seed)|/factory\\.ts$|\\.test\\.tsx?$" },
    ),
    rule(
      "no-circle",
      "Two files that import each other are one file.",
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    ),
    rule(
      "declared-packages",
      "What production code imports stands under dependencies in package.json.",
      { path: "^(app|components|lib|middleware)", pathNot: tests },
      {
        dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown", "unknown", "undetermined"],
        dependencyTypesNot: ["type-only"],
      },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules|prisma/generated" },
    exclude: { path: "prisma/generated|\\.next" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
