import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const api = `http://127.0.0.1:${process.env.GLEANERY_PORT ?? '4000'}`

const source = (file: string) => join(import.meta.dirname, 'web/src', file)
const component = (name: string) => join('../../node_modules/@mui/material', name, 'index.mjs')

type ImportsOf = (id: string) => readonly string[]

/** Imports far more than is used of it; what is used comes along by itself. */
const offersMore = /@mui\/((system|utils|material\/(utils|styles))\/index|material\/styles\/enhanceHighContrast)\.mjs$/

/** All that files import, and what that imports, without what is only loaded later. */
function madeOf(files: readonly string[], importsOf: ImportsOf): ReadonlySet<string> {
  const found = new Set<string>()
  const open = files.map(source)
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    if (!offersMore.test(id)) open.push(...importsOf(id))
  }
  return found
}

/** What several of the files are made of. */
function madeOfMany(files: readonly string[], importsOf: ImportsOf): ReadonlySet<string> {
  const times = new Map<string, number>()
  for (const file of files) for (const id of madeOf([file], importsOf)) times.set(id, (times.get(id) ?? 0) + 1)
  return new Set([...times].flatMap(([id, count]) => (count > 1 ? [id] : [])))
}
const outside = (importsOf: ImportsOf) => madeOf(['app/Outside.tsx', 'app/SignInPage.tsx'], importsOf)

const messages = 'messages/MessagesPage.tsx'
/** Lists of several roles, and those of an agency's donations. */
const lists = ['donations/grid/StatusGridPage.tsx', 'offers/HistoryPage.tsx', 'receipts/ReceiptsPage.tsx', messages]
const offers = ['offers/ActiveListPage.tsx', 'offers/HistoryPage.tsx', 'receipts/PendingReceiptsPage.tsx']
const forms = [
  'donations/post/PostPage.tsx',
  'donations/close/ClosePage.tsx',
  'receipts/NewReceiptPage.tsx',
  'messages/ComposePage.tsx',
  'foodbanks/SettingsPage.tsx',
  'app/NotificationsPage.tsx',
]
const donation = 'donations/TransactionPage.tsx'
const effect = '../../node_modules/@mui/material/utils/useEnhancedEffect.mjs'
const hint = component('Tooltip')
const menus = ['Menu', 'MenuItem'].map(component)
const tabs = ['Tabs', 'Tab'].map(component)
const dialogs = ['Dialog', 'DialogTitle', 'DialogContent', 'DialogContentText', 'DialogActions'].map(component)
const tables = ['Table', 'TableHead', 'TableBody', 'TableFooter', 'TableRow', 'TableCell', 'TableContainer'].map(
  component,
)

/**
 * What is always loaded together is one file: each costs a request and compresses better in company, and left alone a page
 * would come in a hundred. A module lies in the first part that it belongs to; all else is split where pages are loaded.
 */
const parts: Readonly<Record<string, (importsOf: ImportsOf) => ReadonlySet<string>>> = {
  /** Decides what else an address needs. */
  boot: (importsOf) => madeOf(['main.ts'], importsOf),
  /** Looks, language, and what both sides of the sign-in show. */
  ground: (importsOf) =>
    madeOf(['app/start.tsx'], importsOf).union(
      outside(importsOf).intersection(madeOf(['app/Inside.tsx', 'dashboard/DashboardPage.tsx'], importsOf)),
    ),
  /** The little that the sign-in and lists have in common. */
  slots: (importsOf) => outside(importsOf).intersection(madeOf([...lists, ...tabs, effect], importsOf)),
  outside,
  /** The frame around every screen behind the sign-in, and what most screens are made of. */
  frame: (importsOf) =>
    madeOf(['app/Inside.tsx'], importsOf).union(
      madeOf(['dashboard/DashboardPage.tsx'], importsOf).intersection(
        madeOf([donation, ...lists.filter((page) => !offers.includes(page))], importsOf),
      ),
    ),
  /** What an agency works with all day. */
  agency: (importsOf) => madeOf(['dashboard/DashboardPage.tsx'], importsOf),
  /** What lists are made of; first what of it other pages are made of, too. */
  plain: (importsOf) =>
    madeOfMany([...lists, ...offers], importsOf).intersection(madeOf([donation, ...forms], importsOf)),
  lists: (importsOf) => madeOfMany(lists, importsOf),
  offers: (importsOf) => madeOfMany(offers, importsOf),
  /** What tabs, hints and menus have in common; each of them, dialogs, tables, inputs; and what else the grid brings along that forms are made of. */
  moves: (importsOf) => madeOf(tabs, importsOf).intersection(madeOf([...menus, hint, donation, ...forms], importsOf)),
  hints: (importsOf) => madeOf([hint], importsOf),
  menus: (importsOf) => madeOf(menus, importsOf),
  tabs: (importsOf) => madeOf(tabs, importsOf),
  dialogs: (importsOf) => madeOf(dialogs, importsOf),
  tables: (importsOf) => madeOf(tables, importsOf),
  inputs: (importsOf) => madeOf(['TextField', 'Chip'].map(component), importsOf),
  controls: (importsOf) =>
    madeOf(['grid/FullGrid.tsx'], importsOf).intersection(madeOf([donation, ...forms], importsOf)),
  /** Where a donation stands. */
  status: (importsOf) =>
    madeOf(['donations/grid/StatusGridPage.tsx'], importsOf).intersection(madeOf([donation], importsOf)),
  /** What a donation's page is made of: as forms are, as an offer is, and alone. */
  fields: (importsOf) => madeOf([donation], importsOf).intersection(madeOf(forms, importsOf)),
  matches: (importsOf) => madeOf([donation], importsOf).intersection(madeOf(['offers/OfferPage.tsx'], importsOf)),
  donation: (importsOf) => madeOf([donation], importsOf),
}

/** React changes only with its own releases. */
const reactItself = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 100 }

/** What many pages are made of is one file, too: a page would come in fifty otherwise, and the next one has it already. */
const shared = { name: 'shared', minShareCount: 6, priority: 5 }

/** One picture is too little for a request. */
const pictures = { name: 'pictures', test: /@mui\/icons-material\//, minShareCount: 2, priority: 6 }

const groups = Object.entries(parts).map(([name, of], i) => {
  let own: ReadonlySet<string> | undefined
  return {
    name: (id: string, context: { getModuleInfo: (id: string) => { importedIds: string[] } | null }) => {
      own ??= of((one) => context.getModuleInfo(one)?.importedIds ?? [])
      return own.has(id) ? name : null
    },
    debugName: name,
    priority: 50 - i,
  }
})

/** The document itself asks for what every page of the app is made with: a browser would hear of it one answer later. */
const askForStart = (): Plugin => ({
  name: 'ask-for-start',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const start = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.name === 'ground')
      if (start?.type !== 'chunk') return html
      return [start.fileName, ...start.imports].flatMap((file) =>
        html.includes(file)
          ? []
          : [
              {
                tag: 'link',
                attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
                injectTo: 'head' as const,
              },
            ],
      )
    },
  },
})

/**
 * What the component library brings along and this app never uses: waves in buttons, which the theme switches off; a script that a
 * server would write into the page; the copying of old-style static fields onto themed components.
 */
const unused: Readonly<Record<string, string>> = {
  '/@mui/material/ButtonBase/TouchRipple.mjs': 'export default () => null',
  '/@mui/system/InitColorSchemeScript/InitColorSchemeScript.mjs': `
    export const DEFAULT_MODE_STORAGE_KEY = 'mode', DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme'
    export const DEFAULT_ATTRIBUTE = 'data-color-scheme'
    export const buildInitColorSchemeScript = () => null
    export default buildInitColorSchemeScript`,
  '/hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': 'export default (target) => target',
}
const withoutUnused = (): Plugin => ({
  name: 'without-unused',
  apply: 'build',
  enforce: 'pre',
  load: (id) => Object.entries(unused).find(([file]) => id.endsWith(file))?.[1],
})

export default defineConfig({
  root: 'web',
  plugins: [react(), withoutUnused(), askForStart()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Assets stay files: the content security policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the document asks for is there already.
      resolveDependencies: (_, files) => files.filter((file) => !/\/(react|ground|boot)-/.test(file)),
    },
    rolldownOptions: {
      output: {
        // The list of all files comes with every first visit, so all but the first few are called by their hash alone.
        chunkFileNames: ({ name }) =>
          ['react', 'boot', 'ground'].includes(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
        codeSplitting: {
          groups: [reactItself, ...groups, pictures, shared],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/api', '/pool', '/local', '/storage', '/config.json', '/Agency/BuildReport', '/Agency/PickupReport'].map(
        (path) => [path, api],
      ),
    ),
  },
})
