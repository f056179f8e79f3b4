import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import neighborRooms from '../shared/languages/neighbors.json' with { type: 'json' }
import {
  boundModules,
  boundNoun,
  inlinedForStaff,
  inlinedVocabularies,
  languagesIn,
  nounTexts,
  roomCall,
  sectionLine,
} from './languages.ts'

/**
 * Loads texts by the reader's language in the built app: each room of a module that binds texts becomes a file for each
 * language, and whatever loads code waits for the texts of that code (web/src/core/words/rooms.ts).
 */

const root = join(import.meta.dirname, '..')
const roomsFile = normalizePath(join(root, 'web/src/core/words/rooms.ts'))
const prefix = 'texts:'

interface Span {
  readonly type?: string
  readonly start: number
  readonly end: number
}

/** Imports of the app's own code while it runs. */
function ownImports(node: unknown, code: string): Span[] {
  if (Array.isArray(node)) return node.flatMap((one) => ownImports(one, code))
  if (typeof node !== 'object' || node === null) return []
  const below = Object.values(node).flatMap((one) => ownImports(one, code))
  if (!('type' in node) || node.type !== 'ImportExpression') return below
  const span = node as unknown as Span
  return /^import\(\s*['"]\./.test(code.slice(span.start, span.end)) ? [span, ...below] : below
}

const bindings = (): Plugin => {
  const modules = new Set(boundModules(root).map(normalizePath))
  const languages = languagesIn(root)
  return {
    name: 'page-texts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const [language = '', noun = '', room = ''] = id.slice(prefix.length + 1).split(':')
      return `export default ${JSON.stringify(nounTexts(language, noun, root)[room])}`
    },
    transform(code, id) {
      if (!modules.has(id)) return undefined
      const noun = boundNoun(code) ?? ''
      const loadedRoom = (room: string) => {
        const files = languages
          .filter((language) => nounTexts(language, noun, root)[room])
          .map((language) => `${language}: () => import('${prefix}${language}:${noun}:${room}')`)
        return `room({ ${files.join(', ')} })`
      }
      const loaded = code.replace(roomCall, (call, verb: string, room: string) =>
        verb === 'texts' ? loadedRoom(room) : call,
      )
      // Staff read few sentences of a page, in two languages: they stand in it. Neighbors load those of their own.
      const said =
        this.environment.name === 'client'
          ? inlinedForStaff(loaded, root)
          : inlinedVocabularies(
              loaded.replace(sectionLine, (_, room: string) => `const ${room} = ${loadedRoom(room)}\n`),
              root,
            )
      return { code: `import { room } from '${roomsFile}'\n${said}`, map: null }
    },
  }
}

const waiting: Plugin = {
  name: 'page-texts-waiting',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: new RegExp(`^${normalizePath(join(root, 'web/src'))}/.*\\.tsx?$`) },
    handler(code) {
      if (!code.includes('import(')) return undefined
      const spans = ownImports(this.parse(code).body, code).sort((a, b) => b.end - a.end)
      if (spans.length === 0) return undefined
      let marked = code
      for (const { end } of spans) marked = `${marked.slice(0, end)}.then(withTexts)${marked.slice(end)}`
      return { code: `import { withTexts } from '${roomsFile}'\n${marked}`, map: null }
    },
  },
}

export const pageTexts = (): Plugin[] => [bindings(), waiting]

const ofNeighbors = 'neighbor-texts:'

/** All texts that neighbors read in a language, by `<noun> <room> <key>`: for the page on which people read them. */
export const textsToRead = (): Plugin => ({
  name: 'neighbor-texts',
  resolveId: (id) => (id.startsWith(ofNeighbors) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${ofNeighbors}`)) return undefined
    const language = id.slice(ofNeighbors.length + 1)
    const texts = Object.entries(neighborRooms).flatMap(([noun, rooms]) => {
      const own = nounTexts(language, noun, root)
      return rooms.flatMap((room) =>
        Object.entries(own[room] ?? {}).map(([key, text]) => [`${noun} ${room} ${key}`, text] as const),
      )
    })
    return `export default ${JSON.stringify(Object.fromEntries(texts))}`
  },
})
