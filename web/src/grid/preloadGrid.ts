export const loadGrid = () => import('./AppDataGrid.tsx')

/** The page of a list, in a route: the grid's code loads beside the page's. A failure shows where the grid is rendered. */
export const pageWithGrid =
  <P>(page: () => Promise<P>) =>
  () => {
    loadGrid().catch(() => undefined)
    return page()
  }
