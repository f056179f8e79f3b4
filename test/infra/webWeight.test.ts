import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

/** What a browser loads for a screen's first visit, as the content delivery network sends it: the aims of `npm run bench`. */

const root = join(import.meta.dirname, '../..')
let files: Rolldown.RolldownOutput['output']

beforeAll(async () => {
  // The test runner's own environment would be built into the app.
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    root: join(root, 'web'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error('not built once')
  files = built.output
})
afterAll(() => void vi.unstubAllEnvs())

const chunks = () => files.filter((file) => file.type === 'chunk')

/** The files that a module comes in, with all that they import. */
function loadedWith(module: string): Set<string> {
  const found = new Set<string>()
  const open = chunks().filter(({ moduleIds }) => moduleIds.includes(join(root, 'web/src', module)))
  if (open.length === 0) throw new Error(`${module} is nowhere`)
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (found.has(chunk.fileName)) continue
    found.add(chunk.fileName)
    const { imports } = chunk
    open.push(...chunks().filter(({ fileName }) => imports.includes(fileName)))
  }
  return found
}

function kilobytesOf(modules: readonly string[]): number {
  const names = new Set(['index.html', ...modules.flatMap((module) => [...loadedWith(module)])])
  const sizes = files
    .filter(({ fileName }) => names.has(fileName))
    .map((file) => gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

const outside = ['main.ts', 'app/start.tsx', 'app/Outside.tsx']
const inside = ['main.ts', 'app/start.tsx', 'app/Inside.tsx']

it.each([
  ['the sign-in', 150, [...outside, 'app/SignInPage.tsx']],
  ['the agency’s dashboard', 171, [...inside, 'dashboard/DashboardPage.tsx']],
  ['the agency’s offers', 178, [...inside, 'offers/ActiveListPage.tsx']],
  ['the agency’s history', 183, [...inside, 'offers/HistoryPage.tsx']],
  ['the receipts', 177, [...inside, 'receipts/ReceiptsPage.tsx']],
  ['the messages', 188, [...inside, 'messages/MessagesPage.tsx']],
  ['the status grid with its first lines', 183, [...inside, 'donations/grid/StatusGridPage.tsx']],
  ['a donation’s first panels', 190, [...inside, 'donations/TransactionPage.tsx']],
] as const)('%s is there with %d kB', (_, most, modules) => {
  expect(kilobytesOf(modules)).toBeLessThanOrEqual(most)
})

it('loads neither a grid nor a map nor the sign-in’s library before a screen needs them', () => {
  const pages = [
    'dashboard/DashboardPage.tsx',
    'offers/HistoryPage.tsx',
    'receipts/ReceiptsPage.tsx',
    'messages/MessagesPage.tsx',
    'donations/grid/StatusGridPage.tsx',
    'donations/TransactionPage.tsx',
  ]
  const loaded = [...inside, ...pages].flatMap((module) => [...loadedWith(module)])
  const modules = chunks().flatMap(({ fileName, moduleIds }) => (loaded.includes(fileName) ? moduleIds : []))
  for (const heavy of ['/@mui/x-data-grid/', '/leaflet/', '/aws-amplify/', '/luxon/', '/react-hook-form/'])
    expect(modules.filter((id) => id.includes(heavy))).toEqual([])
})
