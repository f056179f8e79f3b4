import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { catalogue } from '../../shared/catalogue.ts'

/** The screens of the app with the endpoints that their files name, read from the sources: this program runs no TSX. */

const web = join(import.meta.dirname, '../../web/src')

export interface ListedScreen {
  readonly path: string
  readonly page: string
  readonly prefixes: string
  /** Ids of endpoints. */
  readonly asks: readonly string[]
}

const pagePattern = /import\('(\.[^']+Page\.tsx)'\)/
/** Addresses of a screen each, with its page. */
const mappedPattern = /'(\/app\/[^']+)': \(\) => import\('(\.[^']+Page\.tsx)'\)/g
const prefixPattern = /prefixes: (\[[^\]]*\]|\w+)/

/** Prefixes as they are written, or by the name of a list, here or where it is imported from; all for the roles' own list. */
function prefixText(written: string, folder: string, source: string): string {
  const from = new RegExp(`import \\{[^}]*\\b${written}\\b[^}]*\\} from '(\\.[^']+)'`)
  const imported = /^\w+$/.test(written) ? from.exec(source)?.[1] : undefined
  const defining = imported === undefined ? source : readFileSync(join(folder, imported), 'utf8')
  const constant = /^\w+$/.test(written) ? new RegExp(`const ${written}\\b[^=]*= (\\[[^\\]]*\\])`) : undefined
  const list = constant ? constant.exec(defining)?.[1] : written
  return [...(list ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name).join(', ') || 'all'
}

const importPattern = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+\.tsx?)'/g
/** Endpoints by the namespace of their module, or by name. */
const apiPattern = /import (?:\* as (\w+)|\{([^}]*)\}) from '[./]*shared\/[\w/]+\/(?:api|\w+Api)\.ts'/g
const ids = new Set(catalogue.map(({ id }) => id))

/** The files that a page loads, now or later, within its own and its neighbors' folders; not the shell around all pages. */
function filesOf(page: string): string[] {
  const found = new Set([page])
  for (const file of found)
    for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(importPattern)) {
      const target = join(dirname(file), to)
      const isShell =
        /^(core\/(app|words|data|ui)|shell)\//.test(relative(web, target)) &&
        !/^(core\/app|shell|network\/session)\//.test(relative(web, page))
      const isPart = target.startsWith(web) && !target.endsWith('/routes.tsx') && existsSync(target)
      if (isPart && !isShell) found.add(target)
    }
  return [...found]
}

const asksOf = (file: string): string[] => {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(apiPattern)]
    .flatMap(([, namespace, named = '']) =>
      namespace === undefined
        ? (named.match(/\w+/g) ?? [])
        : [...source.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))].map(([, id = '']) => id),
    )
    .filter((id) => ids.has(id))
}

interface Found {
  readonly paths: readonly string[]
  readonly page: string
  readonly prefixes: string
}

/** The screens of one list: each begins with its paths; what several share, such as the page, stands before them. */
function screensIn(folder: string, source: string): Found[] {
  const [before = '', ...parts] = source.split(/paths: (?=\['?)/)
  const shared = pagePattern.exec(before)?.[1]
  return parts.flatMap((part) => {
    const paths = [...(/^\[[^\]]*\]/.exec(part)?.[0] ?? '').matchAll(/'([^']+)'/g)].map(([, path = '']) => path)
    const page = pagePattern.exec(part)?.[1] ?? shared
    return page === undefined
      ? []
      : [{ paths, page, prefixes: prefixText(prefixPattern.exec(part)?.[1] ?? '', folder, source) }]
  })
}

function mappedIn(folder: string, source: string): Found[] {
  const file = join(folder, 'screens.ts')
  if (!source.includes("'./screens.ts'") || !existsSync(file)) return []
  const prefixes = prefixText(prefixPattern.exec(source)?.[1] ?? '', folder, source)
  const mapped = readFileSync(file, 'utf8').matchAll(mappedPattern)
  return [...mapped].map(([, path = '', page = '']) => ({ paths: [path], page, prefixes }))
}

export const listedScreens = (): ListedScreen[] =>
  globSync('**/routes.tsx', { cwd: web })
    .toSorted()
    .flatMap((routes) => {
      const folder = join(web, dirname(routes))
      const source = readFileSync(join(web, routes), 'utf8')
      return [...screensIn(folder, source), ...mappedIn(folder, source)].flatMap(({ paths, page, prefixes }) => {
        const file = join(folder, page)
        const asks = [...new Set(filesOf(file).flatMap(asksOf))].toSorted()
        return paths.map((path) => ({ path, page: relative(web, file).replaceAll(sep, '/'), prefixes, asks }))
      })
    })
