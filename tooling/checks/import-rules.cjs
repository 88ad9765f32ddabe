// The import rules of docs/architecture.md, checked by `npm run check`. Every folder of the product is covered.
const tests = "\\.test\\.tsx?$|/factory\\.ts$|/test-[a-z-]+\\.ts$";
const anyOf = (list) => `(${list.join("|")})`;

const infrastructure = ["db", "jobs", "email", "realtime", "storage", "images", "paystack"];
const features = [
  "fulfilment",
  "downloads",
  "catalog",
  "orders",
  "auctions",
  "comments",
  "events",
  "newsletter",
  "member-content",
  "payment-proofs",
  "contact",
  "legal-pages",
  "search",
  "saved-views",
  "home-page",
  "personal-walls",
];
/** What collectors do with numbered units after and before they buy them. */
const collecting = ["certificates", "transfers", "draws", "waiting-room", "collections"];
/** Layers from the bottom to the top: a folder imports folders of lower layers only. */
const layers = [
  ["core"],
  infrastructure,
  ["auth"],
  ["payments", "versions"],
  ["subscriptions", "exhibitions"],
  features,
  ["ownership"],
  collecting,
  ["rehearsals"],
  ["media", "digest"],
  ["workflows"],
  ["http"],
];
/** Imports between folders of one layer that are allowed. */
const sameLayer = {
  jobs: ["db"],
  email: ["jobs"],
  storage: ["db", "jobs"],
  images: ["storage"],
  orders: ["catalog"],
  search: ["comments"],
};

/** Every folder of lib with the folders that it may import. */
const domains = layers.flatMap((layer, level) =>
  layer.map((name) => ({ name, allowed: [name, ...layers.slice(0, level).flat(), ...(sameLayer[name] ?? [])] })),
);
const names = domains.map(({ name }) => name);

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

const lib = domains.map(({ name, allowed }) =>
  rule(
    `lib-${name}`,
    `lib/${name} imports only ${allowed.join(", ")}.`,
    { path: `^lib/${name}/`, pathNot: tests },
    { path: "^lib/", pathNot: `^lib/${anyOf(allowed)}/` },
  ),
);

/** The files of a domain that a browser may load: contracts and pure rules, never a query. */
const browserFiles = anyOf([
  "(change-|admin-|summary-|event-|my-bid-|return-|delivery-review-|gift-|ticket-|wishlist-|guest-|thread-|sign-in-link-|import-|issue-|mute-|moderation-|removal-|guest-seat-)?contracts",
  "mfa/mfa-contracts",
  "(passkeys|addresses|invites|segments|view-as|labels|timeline|discount-codes|vouchers|delivery-zones|shop-settings|gifts|drafts|parcels|editions|provenance|translations|tour|works|new-email|leaders|groups|imports|work-imports|trials|member-notes)/contracts",
  "(early-|return-|delivery-|detail-|hold-|thread-|label-code-|number-)?rules",
  "(view-as|shop-settings|vouchers|packing|parcels|editions|refunds|translations|tour|works)/rules",
  "translations/lang-of",
  "works/work-keys",
  "works/colours",
  "iiif/cited-work",
  "embeds/rules",
  "citations",
  "removal-reasons",
  "artwork-images",
  "work-download",
  "packing/read-scan",
  "form-messages",
  "staff-roles",
  "blocks",
]);
const browserSafe = (list) => [
  `^lib/${anyOf(list)}/${browserFiles}\\.ts$`,
  "^lib/api-client/",
  "^lib/core/(money|colours|lagos-datetime|form-inputs|schema-messages|languages|text-of-code|keys-of|records)\\.ts$",
  "^lib/core/urls/",
  "^lib/exhibitions/collection/",
];
/** Screens that show a neighbour's things too: the viewer has a tab for members; the plan page and the auction show a payment proof. */
const screenExtras = {
  exhibitions: ["subscriptions", "member-content"],
  subscriptions: ["payment-proofs"],
  auctions: ["payment-proofs"],
};
/** A folder of components is named like the domain whose contracts it shows. */
const screens = domains
  .filter(({ name }) => !infrastructure.includes(name) && !["core", "workflows", "http"].includes(name))
  .map(({ name, allowed }) =>
    rule(
      `components-${name}`,
      `components/${name} imports the contracts and rules of its own and lower domains, lib/api-client, money, form inputs and paths.`,
      { path: `^components/${name}/`, pathNot: tests },
      { path: "^lib/", pathNot: browserSafe([...allowed, ...(screenExtras[name] ?? [])]) },
    ),
  );
const crossDomain = ["layout", "admin", "marketing", "smart-labels", "design"];

module.exports = {
  forbidden: [
    ...lib,
    rule(
      "lib-api-client",
      "lib/api-client runs in the browser: it imports contracts, rules and core only.",
      { path: "^lib/api-client/", pathNot: tests },
      {
        path: "^lib/",
        pathNot: ["^lib/api-client/", "^lib/core/", `^lib/${anyOf(names)}/${browserFiles}\\.ts$`],
      },
    ),
    ...screens,
    rule(
      "components-across-domains",
      `components/{${crossDomain.join(",")}} may show several domains, and still load contracts and rules only.`,
      { path: `^components/${anyOf(crossDomain)}/`, pathNot: `${tests}|^components/design/development-only` },
      { path: "^lib/", pathNot: browserSafe(names) },
    ),
    rule(
      "components-ui",
      "components/ui is the design system: it knows no domain, only the results of the API client.",
      { path: "^components/ui/", pathNot: tests },
      { path: "^(lib|components/(?!ui/))", pathNot: "^lib/(core/(money|schema-messages)|api-client/client)\\.ts$" },
    ),
    rule(
      "lib-without-components",
      "lib does not import components.",
      { path: "^lib/", pathNot: `${tests}|^lib/api-client/generated/` },
      { path: "^(app|components)/" },
    ),
    rule(
      "only-next-imports-app",
      "Nothing imports a page or a route; the API client takes their types from a generated file.",
      { path: "^(lib|components)/", pathNot: `${tests}|^lib/api-client/generated/` },
      { path: "^app/" },
    ),
    rule(
      "app-without-database",
      "Pages call queries and handlers call one function: app/ does not use the database client.",
      { path: "^(app|components|middleware)", pathNot: tests },
      { path: "^(lib/db/|prisma/generated/)" },
    ),
    rule(
      "product-without-tooling",
      "The product does not import tooling or tests; only seeds and tests import factories.",
      { path: "^(app|components|lib|middleware|instrumentation)", pathNot: tests },
      { path: "^(tooling|tests|prisma/seed)|/factory\\.ts$|\\.test\\.tsx?$" },
    ),
    rule(
      "no-circular",
      "Two files that import each other are one file.",
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    ),
    rule(
      "declared-packages",
      "What production code imports stands under dependencies in package.json.",
      { path: "^(app|components|lib|middleware|instrumentation)", pathNot: tests },
      {
        dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown", "unknown", "undetermined"],
        dependencyTypesNot: ["type-only"],
      },
    ),
    rule(
      "known-folders",
      "Every file of lib and components lies in a folder that the rules above name.",
      {
        path: "^(lib|components)/",
        pathNot: `^(lib/${anyOf([...names, "api-client"])}|components/${anyOf([...names, ...crossDomain, "ui"])})/`,
      },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules|prisma/generated" },
    exclude: { path: "\\.next" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
