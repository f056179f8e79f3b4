import { lazy } from 'react'
import { widths } from '../app/theme.ts'

const importGrid = () => import('./AppDataGrid.tsx')
const importCards = () => import('./CardList.tsx')

/** The code that shows a list's rows, once it has arrived. */
const arrived: {
  grid?: typeof import('./AppDataGrid.tsx').default
  cards?: typeof import('./CardList.tsx').default
} = {}

const loadGrid = async () => {
  const loaded = await importGrid()
  arrived.grid = loaded.default
  return loaded
}

const loadCards = async () => {
  const loaded = await importCards()
  arrived.cards = loaded.default
  return loaded
}

const LazyGrid = lazy(loadGrid) as typeof import('./AppDataGrid.tsx').default
const LazyCards = lazy(loadCards) as typeof import('./CardList.tsx').default

/**
 * The component itself once its code is here, else one that suspends. React shows what a suspended component renders at the
 * earliest 300 ms after the fallback that it showed before; a lazy component suspends even when its code is here.
 * For `useState`: another component in a later render would start anew.
 */
export const gridComponent = () => arrived.grid ?? LazyGrid
export const cardsComponent = () => arrived.cards ?? LazyCards

/** Repeats the theme's `breakpoints.down('sm')`: below it a list shows cards. */
const isPhone = () => window.matchMedia(`(max-width: ${widths.sm - 0.05}px)`).matches

/** The page of a list, in a route: the code of its rows loads beside the page's. A failure shows where they are rendered. */
export const pageWithGrid =
  <P>(page: () => Promise<P>) =>
  async () => {
    const rows: Promise<unknown> = isPhone() ? loadCards() : loadGrid()
    const [loaded] = await Promise.all([page(), rows.catch(() => undefined)])
    return loaded
  }
