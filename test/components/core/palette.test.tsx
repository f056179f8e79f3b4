import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SessionContext } from '../../../web/src/core/data/useSession.ts'
import CommandPalette from '../../../web/src/shell/CommandPalette.tsx'
import { statusRow } from '../rescue/donations/statusRow.ts'
import { answerWith, sessionAs, show, value } from '../setup.tsx'

/** A few letters, and Enter. */

it('what earlier words found is not offered for later ones', async () => {
  const sent = answerWith(({ path }) => {
    if (path.includes('searchFilter=F-13')) return new Promise<Response>(() => undefined)
    const isGrid = path.includes('searchFilter=F-12') && path.startsWith('/api/DonorRealTimeGrid')
    return value({ rows: isGrid ? [statusRow(8, { Code: 'F-12' })] : [] })
  })
  await show(
    <SessionContext value={sessionAs('donor')}>
      <CommandPalette prefix="Donor" onClose={() => undefined} />
    </SessionContext>,
  )
  const option = page.getByRole('option', { name: /^F-12/ })
  await page.getByRole('combobox').fill('F-12')
  await expect.element(option).toBeVisible()
  await page.getByRole('combobox').fill('F-13')
  await expect.poll(() => sent.some(({ path }) => path.includes('searchFilter=F-13'))).toBe(true)
  expect(option.elements()).toEqual([])
})
