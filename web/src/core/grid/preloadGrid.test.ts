import { afterEach, expect, it, vi } from 'vitest'
import { pageWithGrid } from './preloadGrid.ts'

const loaded = vi.hoisted((): string[] => [])
vi.mock('./AppDataGrid.tsx', () => {
  loaded.push('grid')
  return { default: null }
})
vi.mock('./CardList.tsx', () => {
  loaded.push('cards')
  return { default: null }
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A window of so many pixels, which answers the queries of a breakpoint. */
const openWindow = (width: number) =>
  vi.stubGlobal('window', {
    matchMedia: (query: string) => ({ matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1]) }),
  })

it('loads the cards, not the grid, in a window in which a list shows cards', async () => {
  openWindow(650)
  await pageWithGrid(async () => 'page')()
  expect(loaded).toEqual(['cards'])
  openWindow(700)
  await pageWithGrid(async () => 'page')()
  expect(loaded).toEqual(['cards', 'grid'])
})
