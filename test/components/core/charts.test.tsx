import { expect, it } from 'vitest'
import PeriodBars from '../../../web/src/core/figures/PeriodBars.tsx'
import { show } from '../setup.tsx'

it('bars keep a width while their place is narrower than their axis', async () => {
  const bars = [{ period: '2026-11-19', value: 3 }]
  await show(
    <div style={{ width: 47 }}>
      <PeriodBars bars={bars} label="Pickups" amountText={String} height={120} />
    </div>,
  )
  const widths = () => [...document.querySelectorAll('rect[width]')].map((rect) => Number(rect.getAttribute('width')))
  await expect.poll(() => widths().length).toBeGreaterThan(0)
  expect(widths().filter((width) => width < 0)).toEqual([])
})
