import type { Screen } from '../../core/app/screen.ts'

/** Puts the pantry's next step above a screen of the pantry, which knows nothing of the others. */
export const withPantryNext = (screen: Screen): Screen => ({
  ...screen,
  page: async () => {
    const [{ default: Page }, { default: PantryNext }] = await Promise.all([screen.page(), import('./PantryNext.tsx')])
    return {
      default: () => (
        <>
          <PantryNext />
          <Page />
        </>
      ),
    }
  },
})
