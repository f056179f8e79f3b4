import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { files, type Node, sources } from './sources.ts'

/** One exported name, one meaning in the whole repository. */

/** Every Lambda's entry, and vitest's interface for what global setups provide. */
const givenNames = ['handler', 'ProvidedContext']

/** An endpoint and the rule that it applies: the same change, in the catalogue and in the lifecycle. */
const endpointsNamedAsTheirRule = ['addAgency', 'assignDirect', 'canService', 'moveMatch', 'removeMatch']

/** Names that still have two meanings: rename one side, then strike it here. */
const remaining: readonly string[] = ['call']

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nameOf = (node: unknown) => (isNode(node) && typeof node.name === 'string' ? [node.name] : [])

/** Names that an export statement declares itself; a re-export is no second meaning. */
function declared(node: Node): string[] {
  const declaration = node.declaration
  if (!isNode(declaration)) return []
  const list = Array.isArray(declaration.declarations) ? (declaration.declarations as unknown[]) : [declaration]
  return list.flatMap((one) => (isNode(one) ? nameOf(one.id) : []))
}

function repeatedNames(): string[] {
  const files = new Map<string, Set<string>>()
  // A function of an endpoint is called as its entry in the catalogue.
  for (const { path, nodes } of sources)
    for (const node of nodes.filter(({ type }) => type === 'ExportNamedDeclaration' && !path.endsWith('/endpoints.ts')))
      for (const name of declared(node)) files.set(name, (files.get(name) ?? new Set()).add(path))
  return [...files].filter(([, paths]) => paths.size > 1).map(([name]) => name)
}

it('an exported name is declared in one file only', () => {
  const allowed = [...givenNames, ...endpointsNamedAsTheirRule, ...remaining]
  expect(repeatedNames().filter((name) => !allowed.includes(name))).toEqual([])
})

/** Words that begin no comment. */
const questionWords =
  'Who|Whom|Whose|What|Which|How|Where|Whether|Why|Whoever|Whatever|Whichever|Wherever|As|(?:null|undefined|true|false|[01])(?=:)'

it('a comment begins with a noun or a verb', () => {
  const begins = new RegExp(String.raw`(/\*\*? |/\*\*\n\s*\* |(?<!//.*\n\s*)// )(${questionWords})\b.*`, 'g')
  expect(files.length).toBeGreaterThan(3000)
  const wrong = files.flatMap((path) => {
    const found = readFileSync(path, 'utf8').matchAll(begins)
    return [...found].map(([comment]) => `${path}: ${comment}`)
  })
  expect(wrong).toEqual([])
})
