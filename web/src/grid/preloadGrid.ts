export const loadGrid = () => import('./AppDataGrid.tsx')
export const loadCards = () => import('./CardList.tsx')

/** MUI's breakpoint `sm`: below it a list shows cards. */
const isPhone = () => window.matchMedia('(max-width: 599.95px)').matches

/** The page of a list, in a route: the code of its rows loads beside the page's. A failure shows where they are rendered. */
export const pageWithGrid =
  <P>(page: () => Promise<P>) =>
  () => {
    const rows: Promise<unknown> = isPhone() ? loadCards() : loadGrid()
    rows.catch(() => undefined)
    return page()
  }
