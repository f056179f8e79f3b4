import type { SourceMap } from 'node:module'

/**
 * Origin of an error, in the words of the sources: a deployed function is one minified line. Node can do this for
 * every function (`--enable-source-maps`), but reads the map each time a function starts; here only failures read it.
 */

const maps = new Map<string, SourceMap | undefined>()

/** The map beside a bundle, when there is one. */
function mapOf(file: string): SourceMap | undefined {
  if (maps.has(file)) return maps.get(file)
  const path = `${file}.map`
  // Loaded here, because importing them would cost every start.
  const { existsSync, readFileSync } = process.getBuiltinModule('node:fs')
  const { SourceMap } = process.getBuiltinModule('node:module')
  const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined
  maps.set(file, map)
  return map
}

const sourceLocation = /(?:file:\/\/)?(\/[^\s:()]+):(\d+):(\d+)/

/** The stack with the source location of every line that a map knows; lines of packages are unchanged. */
export function readableStack(error: Error): string | undefined {
  return error.stack?.replace(new RegExp(sourceLocation, 'g'), (found, file: string, line: string, column: string) => {
    const origin = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!origin || !('originalSource' in origin) || !origin.originalSource) return found
    return `${origin.originalSource.replace(/^(\.\.\/)+/, '')}:${origin.originalLine + 1}:${origin.originalColumn + 1}`
  })
}
