// biome-ignore-all lint/style/noExcessiveLinesPerFile: one table, the rules of all imports
/**
 * The allowed imports (docs/architecture.md). A new feature needs no change here, a new module only its place in
 * MODULES.
 */

/** Only the rules between the top-level folders apply to tests. */
const TESTS = '\\.test\\.tsx?$';
const NPM = '(^|/)node_modules/';
/** `$1` is the module of the importing file. */
const OWN_MODULE = '^server/modules/$1/';

/** From general to particular; a module uses only services of modules in earlier lines. */
const MODULES = [
  ['files', 'audit', 'phones'],
  ['accounts', 'connections'],
  ['notifications'],
  ['sellers'],
  [
    'addresses',
    'calendar',
    'cards',
    'fees',
    'measurements',
    'tailors',
    'catalogue',
    'contact',
    'credit',
    'customs',
    'discounts',
    'newsletter',
    'settings',
  ],
  ['applications'],
  ['content'],
  ['documents', 'lifecycle', 'transfers'],
  ['workshops', 'couriers', 'earnings', 'cash-codes'],
  ['shop'],
  ['orders'],
  ['dispatch'],
  ['wishlist', 'reviews', 'tracking', 'search'],
  ['chat'],
  ['backoffice'],
  ['privacy'],
  ['system', 'site'],
];

/** The table of steps with its rules and types, which all modules with orders use. */
const LIFECYCLE_RULES = '^server/modules/lifecycle/(table|steps|words|taken-step)\\.ts$';

/** Each line of MODULES imports neither another module of its line nor one of a later line. */
const inOrder = MODULES.map((line, place) => ({
  name: `modules-in-order-${place + 1}`,
  comment: `${line.join(', ')}: only services of modules that stand above in MODULES.`,
  severity: 'error',
  from: { path: `^server/modules/(${line.join('|')})/`, pathNot: TESTS },
  to: {
    path: `^server/modules/(${MODULES.slice(place).flat().join('|')})/`,
    pathNot: OWN_MODULE,
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one idea in two places, or hide a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unknown',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      // Virtual modules of the React Router build.
      to: { couldNotResolve: true, pathNot: '^virtual:react-router/|\\?url$' },
    },
    {
      name: 'names-say-what-is-inside',
      comment: 'A file is named by what it knows.',
      severity: 'error',
      from: {},
      to: { path: '(^|/)(utils?|helpers?|common|misc)(/|\\.)', pathNot: NPM },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'What runs in the shop does not depend on what tests it.',
      severity: 'error',
      from: { pathNot: `^test/|^bench/|${TESTS}|^(vitest|playwright)[^/]*\\.config\\.ts$` },
      to: { path: `^test/|^bench/|${TESTS}` },
    },

    {
      name: 'contract-stands-alone',
      comment: 'Both sides load the contract: it imports zod, the words and itself.',
      severity: 'error',
      from: { path: '^contract/', pathNot: TESTS },
      to: { pathNot: `^(contract|words)/|${NPM}zod/` },
    },
    {
      name: 'public-pages-without-queries',
      comment:
        'Visitors do not load the query library: public pages and what they share import it by a dynamic import at most.',
      severity: 'error',
      from: {
        path: '^web/(root|entry|areas/(storefront|service)/|areas/shop/(product|search|cart-page)|features/[^/]+/(api|store)\\.ts$|lib/|ui/)',
        pathNot: `${TESTS}|^web/lib/query-(?:client|observer)\\.ts$`,
      },
      to: {
        path: `^web/lib/query-(?:client|observer)\\.ts$|${NPM}@tanstack/`,
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-never-meets-server',
      comment: 'What both need to know is a promise, and stands in contract/.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-never-meets-web',
      comment:
        'The server calls the built pages by one function (server/http/server-build.ts), never their sources.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },

    {
      name: 'drawings-know-the-contract',
      comment: 'web/art draws what it is told; the pages place it.',
      severity: 'error',
      from: { path: '^web/art/', pathNot: TESTS },
      to: { path: '^(web|server)/', pathNot: '^web/art/' },
    },
    {
      name: 'art-draws-for-the-build',
      comment: 'art/ draws pictures with the strokes of web/art, and knows nothing else of the shop.',
      severity: 'error',
      from: { path: '^art/' },
      to: { path: '^(web|server)/', pathNot: '^web/art/' },
    },
    {
      name: 'only-the-build-draws',
      comment: 'What art/ draws is a file when the shop runs: nobody loads the code that drew it.',
      severity: 'error',
      from: { path: '^(contract|server|web)/', pathNot: TESTS },
      to: { path: '^art/' },
    },

    {
      name: 'ground-knows-no-domain',
      comment: 'db and infra serve the modules and know none of them, nor HTTP.',
      severity: 'error',
      from: { path: '^server/(db|infra)/', pathNot: `${TESTS}|^server/db/demo/` },
      to: { path: '^server/', pathNot: '^server/(db|infra)/' },
    },
    {
      name: 'http-knows-no-module',
      comment: 'http serves any endpoint; what it does is in the modules.',
      severity: 'error',
      from: { path: '^server/http/', pathNot: TESTS },
      to: { path: '^server/(modules|app\\.ts|main\\.ts)' },
    },
    {
      name: 'adapters-are-handed-in',
      comment:
        'deps.ts makes the adapters and config.ts reads the environment once; everybody else knows their types.',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: `${TESTS}|^server/(main|app|deps|command-line|commands/[a-z-]+)\\.ts$`,
      },
      to: {
        path: '^server/(main|app|deps|config|commands/[a-z-]+)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'modules-have-a-place',
      comment: 'A new module is entered in MODULES at the top of this file.',
      severity: 'error',
      from: { path: `^server/modules/(?!(${MODULES.flat().join('|')})/)` },
      to: {},
    },
    ...inOrder,
    {
      name: 'modules-meet-by-service',
      comment: 'Of another module only its services are used, never its queries, routes or presenters.',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^server/modules/',
        pathNot: `${OWN_MODULE}|[/-]service\\.ts$|^server/modules/files/keep-picture\\.ts$|${LIFECYCLE_RULES}`,
      },
    },
    {
      name: 'routes-ask-the-service',
      comment:
        'Routes and sockets translate between HTTP and the service; rows and adapters are not their business.',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/[a-z/-]*(routes|socket)\\.ts$' },
      to: {
        path: `^server/(db|infra)/|${OWN_MODULE}[a-z/-]*(queries|jobs|mails)\\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-routes-know-http',
      comment:
        'Jobs and sockets come by another way than HTTP; a service that knows requests would not serve them.',
      severity: 'error',
      from: { path: '^server/modules/', pathNot: `${TESTS}|[/-](routes|socket)\\.ts$` },
      // Services receive an upload as bytes with a name.
      to: { path: `^server/http/|${NPM}(@fastify/|fastify/)`, pathNot: '^server/http/uploads\\.ts$' },
    },
    {
      name: 'drizzle-only-in-queries',
      comment: 'Within the modules only queries.ts speaks to the database.',
      severity: 'error',
      from: { path: '^server/modules/', pathNot: `${TESTS}|[/-]queries\\.ts$` },
      to: { path: `${NPM}(drizzle-orm|pg)/` },
    },
    {
      name: 'tables-only-in-queries',
      comment: 'Elsewhere a table is a type at most: its row.',
      severity: 'error',
      from: { path: '^server/modules/', pathNot: `${TESTS}|[/-]queries\\.ts$` },
      to: { path: '^server/db/schema/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'queries-know-only-tables',
      comment:
        'A query takes values and returns rows; who may, and what it looks like, is decided elsewhere.',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/[a-z-]*queries\\.ts$' },
      to: {
        path: '^server/',
        // A rule file may contain constants of its rules.
        pathNot: `^server/db/(schema/|client\\.ts|columns\\.ts|(page-window|order-pages|for-sale|keyset)\\.ts)|${OWN_MODULE}(?![a-z/-]*(routes|socket|service|jobs|mails|present|policy)\\.ts$)`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'rules-are-pure',
      comment: 'policy, present and rule files know the contract, each other and types.',
      severity: 'error',
      from: {
        path: '^server/modules/([^/]+)/',
        pathNot: `${TESTS}|[/-](routes|socket|service|queries|jobs|mails|document)\\.ts$|/keep-picture\\.ts$`,
      },
      to: {
        path: `^server/|${NPM}(?!zod/|libphonenumber-js/|markdown-it/)`,
        pathNot: `^server/fail\\.ts$|${LIFECYCLE_RULES}|${OWN_MODULE}(?![a-z/-]*(routes|socket|service|queries|jobs|mails)\\.ts$)`,
        dependencyTypesNot: ['type-only'],
      },
    },

    {
      name: 'areas-do-not-meet',
      comment: 'What two areas need is a feature, or part of the frame that the storefront gives to all.',
      severity: 'error',
      from: { path: '^web/areas/([^/]+)/', pathNot: TESTS },
      to: { path: '^web/areas/', pathNot: '^web/areas/$1/' },
    },
    {
      name: 'features-know-no-area',
      comment: 'A feature does not know which page it stands on.',
      severity: 'error',
      from: { path: '^web/(features|lib|ui)/' },
      to: { path: '^web/(areas/|routes\\.ts|root\\.tsx|entry)' },
    },
    {
      name: 'features-meet-by-their-doors',
      comment:
        "Of another feature: its api.ts, its store.ts, and a chooser, which is made to stand in others' forms.",
      severity: 'error',
      from: { path: '^web/features/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^web/features/',
        pathNot: '^web/features/($1/|[^/]+/(api|store)\\.ts$|[^/]+/components/[a-z-]+-chooser\\.tsx$)',
      },
    },
    {
      name: 'lib-knows-the-contract',
      comment: 'web/lib talks to the server and to the browser; it draws nothing and knows no domain.',
      severity: 'error',
      from: { path: '^web/lib/', pathNot: TESTS },
      to: { path: '^(web|server)/', pathNot: '^web/lib/' },
    },
    {
      name: 'ui-knows-nothing-of-ours',
      comment: 'web/ui would do in another product.',
      severity: 'error',
      from: { path: '^web/ui/', pathNot: TESTS },
      to: { path: '^(web|server|contract)/', pathNot: '^web/ui/' },
    },
  ],
  options: {
    doNotFollow: { path: NPM },
    exclude: { path: '(^|/)(build|\\.react-router|data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' },
  },
};
