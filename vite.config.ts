import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions, normalizePath, type Plugin, type Rolldown } from 'vite'
import { documents } from './infra/pages.ts'
import { pageTexts, textsToRead } from './infra/pageTexts.ts'
import { directions, languages } from './shared/core/text/languages.ts'

const api = `http://127.0.0.1:${process.env.GLEANERY_PORT ?? '4000'}`

/** The development server answers with the app's document by default; here each address has its own, as in the cloud. */
const developmentDocuments: Plugin = {
  name: 'documents',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      const [path = '', ...query] = (request.url ?? '').split('?')
      const found = Object.entries(documents).find(([, addresses]) => new RegExp(addresses).test(path))
      if (found) request.url = [found[0], ...query].join('?')
      next()
    })
  },
}

/** A call within a value, but not within a function of it: what a bundler has to take for an effect. */
const callOutside = (node: unknown): boolean => {
  if (Array.isArray(node)) return node.some(callOutside)
  if (typeof node !== 'object' || node === null) return false
  const type = 'type' in node ? String(node.type) : ''
  if (/Function/.test(type)) return false
  return /^(Call|New)Expression$/.test(type) || Object.values(node).some(callOutside)
}

/** Fields of an endpoint's definition that only its function, the stack and the reference read. */
const unread = /^(summary|resource|permissions|limit|beforeSecondFactor|byHelper|before\d+)$/

interface Span {
  readonly start: number
  readonly end: number
}
interface Definition {
  readonly type: string
  readonly properties?: readonly (Span & { readonly key?: { readonly name?: string } })[]
}

/**
 * Finds what the client does not read in definitions such as `get('…', '…', { summary: '…' })`, with the comma behind
 * it.
 */
function unreadSpans(init: object): Span[] {
  const given = 'arguments' in init ? (init.arguments as readonly Definition[]).at(-1) : undefined
  const properties = given?.type === 'ObjectExpression' ? (given.properties ?? []) : []
  return properties.flatMap(({ start, end, key }, index) =>
    unread.test(key?.name ?? '') ? { start, end: properties[index + 1]?.start ?? end } : [],
  )
}

/**
 * Everything in `shared` is a pure value, which a bundler can't know of `get('…', { query: z.string().check(…) })`: each such
 * value becomes a call marked as pure, so that a document holds only the endpoints, schemas and texts that it uses.
 */
const sharedIsPure: Plugin = {
  name: 'shared-is-pure',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: normalizePath(`${import.meta.dirname}/shared/**/*.ts`) },
    handler(code, id) {
      const values = this.parse(code).body.flatMap((statement) => {
        const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
        return declared?.type === 'VariableDeclaration' ? declared.declarations : []
      })
      const isApi = /\/(api|\w+Api)\.ts$/.test(id)
      let marked = code
      for (const { init } of values.toReversed()) {
        if (!init || !callOutside(init)) continue
        let value = marked.slice(init.start, init.end)
        for (const { start, end } of isApi ? unreadSpans(init).toReversed() : [])
          value = value.slice(0, start - init.start) + value.slice(end - init.start)
        marked = `${marked.slice(0, init.start)}/* @__PURE__ */ (() => (${value}))()${marked.slice(init.end)}`
      }
      return { code: marked, map: null }
    },
  },
}

/** The form library and what imports it: half of the pages have a form, and the others load none of it. */
const noForm = /^(?!.*(react-hook-form|@hookform|ui\/form|useSubmit|useAction)).*/

const textsOfRooms = /^\0texts:/
/** Texts of the frame around every page: one file for each language. */
const frameTexts = languages.map((language) => ({
  name: `texts-${language}`,
  test: new RegExp(`^\0texts:${language}:core/`),
  priority: 50,
}))
/** Texts that stand on one screen: one file for each language. */
const screenTexts = languages.flatMap((language) =>
  [
    { name: 'home', rooms: 'work/home:' },
    { name: 'donations', rooms: 'rescue/donations:(status|statusGrid|grid|donationEdit)Texts' },
  ].map(({ name, rooms }) => ({
    name: `${name}-${language}`,
    test: new RegExp(`^\0texts:${language}:${rooms}`),
    priority: 49,
  })),
)

/** One build per document, so that the public one and the neighbors' share no file with the app and stay small. */
const documentBuild = (
  name: string,
  build: EnvironmentOptions['build'] = {},
  files: Rolldown.RolldownOptions = {},
): EnvironmentOptions => ({
  consumer: 'client',
  build: { ...build, rolldownOptions: { input: `web/${name}.html`, ...files } },
})

/**
 * Small code that some pages share is copied into each of them, and still runs once: a page asks for a dozen files where it
 * would ask for fifty, of which each costs a slow line's round trip and a worker's answer.
 */
const fewFiles: Rolldown.RolldownOptions = {
  preserveEntrySignatures: false,
  output: {
    codeSplitting: {
      experimentalInlineCommonChunks: { maxSize: 16_000, exclude: textsOfRooms },
      groups: [...frameTexts, ...screenTexts],
    },
  },
}

export default defineConfig({
  root: 'web',
  // Code that only some projects need is in no other build.
  define: {
    'import.meta.env.HAS_RIGHT_TO_LEFT': JSON.stringify(Object.values(directions).includes('rtl')),
  },
  plugins: [react(), developmentDocuments, pageTexts(), textsToRead(), sharedIsPure],
  // One `vite build` makes every environment below, in their order.
  builder: {},
  environments: {
    client: documentBuild('index', {}, fewFiles),
    public: documentBuild('public', { emptyOutDir: false, copyPublicDir: false }),
    neighbor: documentBuild('neighbor', { emptyOutDir: false, copyPublicDir: false }, fewFiles),
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Assets stay files: the content security policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each group holds only what all its users load anyway. A group by `test` alone takes its imports along, so that a
          // page sharing one of them would load the whole group.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 40 },
            { name: 'libraries', test: /node_modules\//, tags: ['$initial'], priority: 30 },
            { name: 'shell', tags: ['$initial'], priority: 20 },
            { name: 'common', minShareCount: 50, test: noForm, priority: 10 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/api', '/pool', '/local', '/pictures', '/config.json', '/Agency/BuildReport', '/Agency/PickupReport'].map(
        (path) => [path, api],
      ),
    ),
  },
})
