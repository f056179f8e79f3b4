import { describe, expect, it } from 'vitest'
import { files, inCircles, sources } from './sources.ts'

/**
 * The house: on each floor the same contexts in the same order, and in them the nouns, each a folder under one name. What
 * stands above the contexts composes them: catalogues, the shell of the app, what settles timers of any noun.
 */

const floors = ['shared', 'functions', 'web/src'] as const
const contexts = ['core', 'network', 'rescue', 'pantry', 'work']
const own = (floor: string) => sources.filter(({ path }) => path.startsWith(`${floor}/`))

/** `pantry/orders`, or `core` for what stands in no folder there; undefined for what composes the contexts. */
function nounOf(floor: string, path: string): string | undefined {
  const [context = '', folder = '', file] = path.slice(floor.length + 1).split('/')
  if (!path.startsWith(`${floor}/`) || !contexts.includes(context)) return undefined
  return file === undefined ? context : `${context}/${folder}`
}
const rank = (noun: string) => contexts.indexOf(noun.split('/')[0] ?? '')

/** Imports between the nouns of a floor, also of types. */
const arrowsOf = (floor: string) =>
  own(floor).flatMap(({ path, imports }) => {
    const from = nounOf(floor, path)
    return imports.flatMap((name) => {
      const to = nounOf(floor, name)
      return from && to && from !== to ? [{ from, to, text: `${path} imports ${name}` }] : []
    })
  })

describe.each(floors)('the nouns of %s', (floor) => {
  const arrows = arrowsOf(floor)

  it('know their own context and those before it', () => {
    expect(arrows.length).toBeGreaterThan(100)
    expect(arrows.filter(({ from, to }) => rank(from) < rank(to)).map(({ text }) => text)).toEqual([])
  })

  it('need each other in no circle', () => {
    expect(inCircles(arrows)).toEqual([])
  })

  it('know nothing of what composes them', () => {
    const composing = new Set(own(floor).flatMap(({ path }) => (nounOf(floor, path) ? [] : path)))
    const known = own(floor).flatMap(({ path, imports }) => (nounOf(floor, path) ? imports : []))
    expect(known.filter((name) => composing.has(name))).toEqual([])
  })

  it('have at most 40 files in a folder, without their tests', () => {
    const folders = Map.groupBy(own(floor), ({ path }) => path.slice(0, path.lastIndexOf('/')))
    expect([...folders].filter(([, inside]) => inside.length > 40).map(([folder]) => folder)).toEqual([])
  })
})

it('a noun stands in the same context on every floor, and its tests under its name', () => {
  const nounsOn = (all: readonly string[]) =>
    new Set(all.flatMap((one) => files.map((path) => nounOf(one, path) ?? '')))
  const nouns = nounsOn(floors)
  expect([...nounsOn(['test/api', 'test/components']).difference(nouns)]).toEqual([])
  const named = [...nouns].filter((noun) => noun.includes('/'))
  const byName = Map.groupBy(named, (noun) => noun.split('/')[1])
  expect(byName.size).toBeGreaterThan(50)
  expect([...byName.values()].filter((places) => places.length > 1)).toEqual([])
})

describe('infra', () => {
  const arrows = own('infra').flatMap(({ path, imports }) =>
    imports.filter((name) => name.startsWith('infra/')).map((to) => ({ from: path, to })),
  )
  const room = (path: string) => ['infra/operator/', 'infra/local/'].findIndex((folder) => path.startsWith(folder))

  it('has no circle of files', () => {
    expect(inCircles(arrows)).toEqual([])
  })

  it('makes its stacks without tools, and tools for deployed tenants without those of this machine', () => {
    expect(new Set(arrows.map(({ from }) => room(from)))).toEqual(new Set([-1, 0, 1]))
    expect(arrows.filter(({ from, to }) => room(from) < room(to))).toEqual([])
  })
})
