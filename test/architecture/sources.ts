import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path/posix'
import { parseSync } from 'vite'

/** The project's own sources, parsed, for tests that hold its architecture. */

export const folders = ['bin', 'infra', 'functions', 'web', 'shared', 'events', 'test'] as const

export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

export interface Source {
  readonly path: string
  readonly folder: string
  readonly text: string
  readonly lines: number
  /** Imported modules: paths from the project's root, or names of packages. */
  readonly imports: readonly string[]
  readonly nodes: readonly Node[]
}

const isTest = (path: string) => /\.(test|fixture)\.tsx?$/.test(path)

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (name === 'node_modules' || path === join('web', 'public')) return []
    if (statSync(path).isDirectory()) return filesIn(path)
    return /\.tsx?$/.test(name) ? [path] : []
  })

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (!isNode(value)) return []
  const below = Object.values(value).flatMap((field) => (typeof field === 'object' ? nodesOf(field) : []))
  return [value, ...below]
}

function read(path: string): Source {
  const text = readFileSync(path, 'utf8')
  const { program, module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} can't be parsed: ${errors[0]?.message}`)
  const named = [...module.staticImports, ...module.staticExports.flatMap((one) => one.entries)].flatMap((one) =>
    one.moduleRequest ? [one.moduleRequest.value] : [],
  )
  return {
    path,
    folder: path.split('/')[0] ?? '',
    text,
    lines: text.trimEnd().split('\n').length,
    imports: named.map((name) => (name.startsWith('.') ? normalize(join(path, '..', name)) : name)),
    nodes: nodesOf(program),
  }
}

export const files: readonly string[] = folders.flatMap(filesIn)
/** Sources of the app; tests and their fixtures are left out. */
export const sources: readonly Source[] = files.filter((path) => !isTest(path)).map(read)

export const lineOf = ({ text }: Source, node: Node) => text.slice(0, node.start).split('\n').length
export const lineCountOf = ({ text }: Source, node: Node) => text.slice(node.start, node.end).split('\n').length
export const inSource = (source: Source, node: Node) => `${source.path}:${lineOf(source, node)}`
export const textOf = ({ text }: Source, node: unknown) => (isNode(node) ? text.slice(node.start, node.end) : '')

interface Arrow {
  readonly from: string
  readonly to: string
}
/**
 * Nodes that are left when those that need no other one are taken away again and again: circles, and what needs them.
 */
export function inCircles(arrows: readonly Arrow[]): string[] {
  const needs = Map.groupBy(arrows, ({ from }) => from)
  const left = new Set(needs.keys())
  const isFree = (one: string) => !needs.get(one)?.some(({ to }) => left.has(to))
  for (let free = [...left].filter(isFree); free.length > 0; free = [...left].filter(isFree))
    for (const one of free) left.delete(one)
  return [...left]
}
