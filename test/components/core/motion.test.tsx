import { Skeleton } from '@mui/material'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { durations } from '../../../web/src/core/app/tokens.ts'
import { LiveList } from '../../../web/src/core/grid/LiveList.tsx'
import { show } from '../setup.tsx'

/** Motion shows what has changed; whoever asks their device for less of it gets none. */

const askFor = (motion: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: motion }] })
afterEach(() => askFor('no-preference'))

function Lines() {
  const [lines, setLines] = useState(['Larkfield Market', 'Orchard Street Grocer'])
  return (
    <>
      <button type="button" onClick={() => setLines([...lines, 'Harbor Bakery'])}>
        Load
      </button>
      <LiveList>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </LiveList>
      <Skeleton width={80} />
    </>
  )
}

/** Lines that have begun to light up, and for how many milliseconds. */
let lit: (readonly [line: string | null, milliseconds: number])[] = []
const note = ({ target }: Event) => {
  if (target instanceof HTMLLIElement)
    for (const one of target.getAnimations())
      lit.push([target.textContent, Number(one.effect?.getComputedTiming().endTime)])
}
beforeEach(() => {
  lit = []
  document.addEventListener('transitionrun', note)
  onTestFinished(() => document.removeEventListener('transitionrun', note))
})

const isLive = () => document.querySelector('[data-live]') !== null

it('a line that comes while the list is open lights up, those that were there do not', async () => {
  await askFor('no-preference')
  await show(<Lines />)
  await expect.poll(isLive).toBe(true)
  expect(lit).toEqual([])
  await page.getByRole('button', { name: 'Load' }).click()
  await expect.poll(() => lit).toEqual([['Harbor Bakery', durations.noticing]])
})

it('with less motion nothing lights up, and nothing goes on moving', async () => {
  await askFor('reduce')
  await show(<Lines />)
  await expect.poll(isLive).toBe(true)
  await page.getByRole('button', { name: 'Load' }).click()
  await expect.element(page.getByText('Harbor Bakery')).toBeVisible()
  expect(lit.filter(([, milliseconds]) => milliseconds > 1)).toEqual([])
  const endless = () =>
    document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
  expect(endless()).toEqual([])
})
