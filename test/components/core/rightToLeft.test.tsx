import { CacheProvider, Global } from '@emotion/react'
import { Box, ThemeProvider } from '@mui/material'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { themeWith } from '../../../web/src/core/app/theme.ts'
import AppDataGrid from '../../../web/src/core/grid/AppDataGrid.tsx'
import { Toggle } from '../../../web/src/core/ui/Toggle.tsx'
import { fromTheRight, turnedCache } from '../../../web/src/core/words/rightToLeft.ts'
import { showAgain } from '../setup.tsx'

/** Components of a page in a language that is written from right to left. */

const pages = {
  rows: [{ ID: 1, Name: 'Harbor Light', Pounds: 120 }],
  page: 1,
  next: undefined,
  previous: undefined,
  isLoading: false,
  isTurning: false,
  error: undefined,
  refetch: () => undefined,
  change: () => undefined,
}

it('has its columns, margins and arrows the other way round', async () => {
  await showAgain(
    <CacheProvider value={turnedCache}>
      <ThemeProvider theme={themeWith('a', 'rtl')}>
        <Global styles={fromTheRight} />
        <div dir="rtl">
          <Box data-testid="moved" sx={{ ml: 2 }}>
            <Toggle isOpen={false} label="Show more" onToggle={() => undefined} />
          </Box>
          <div style={{ width: 800 }}>
            <AppDataGrid
              label="Agencies"
              columns={[
                { field: 'Name', headerName: 'Name', flex: 1 },
                { field: 'Pounds', headerName: 'Pounds', width: 140 },
              ]}
              pages={pages}
              rowLabel={({ Name }) => Name}
            />
          </div>
        </div>
      </ThemeProvider>
    </CacheProvider>,
  )
  const leftOf = (name: string) => page.getByRole('columnheader', { name }).element().getBoundingClientRect().left
  await expect.poll(() => leftOf('Name') > leftOf('Pounds')).toBe(true)
  const { marginLeft, marginRight } = getComputedStyle(page.getByTestId('moved').element())
  expect([marginLeft, marginRight]).toEqual(['0px', '16px'])
  const arrow = page.getByRole('button', { name: 'Show more' }).element().querySelector('svg')
  expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1')
})
